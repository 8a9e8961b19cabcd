### Words of dinosaurs, and letters to look for in names.

tag-dinosaur = dinosaur
letters-man = man
