### Words of Seals and swarms.

group-seal = Seal
tag-swarm = swarming
