### Words that this set has and others have not.

group-privilege = privilege
