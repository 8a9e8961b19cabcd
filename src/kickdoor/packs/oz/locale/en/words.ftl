### Words of Oz.

tag-witch = witch
tag-staff = staff
tag-sword = sword
tag-ring = Ring
