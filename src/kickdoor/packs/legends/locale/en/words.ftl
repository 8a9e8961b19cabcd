### Words that this set has and others have not.

tag-sword = Sword
tag-staff = Staff
tag-ring = Ring
