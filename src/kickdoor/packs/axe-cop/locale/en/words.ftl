### Words of dinosaurs.

tag-dinosaur = dinosaur
