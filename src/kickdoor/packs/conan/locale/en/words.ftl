### Words of births, and of what a people holds dear.

group-birthright = Birthright
plain-foundling = somebody without a Birthright
tag-sword = sword
tag-staff = staff
tag-ring = Ring
