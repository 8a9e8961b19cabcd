### Words of Gear and of what runs on clockwork.

tag-gear = Gear
tag-clockwork = clockwork
