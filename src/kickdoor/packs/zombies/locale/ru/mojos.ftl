### Породы зомби; имена их склоняются, потому что стоят в предложениях.

card-zombies-atomic-zombie = Атомный зомби
    .gen = Атомного зомби
    .acc = Атомного зомби
    .ins = Атомным зомби
joke-zombies-atomic-zombie = Светится в темноте. Читает в постели.
ability-zombies-atomic-zombie-self-igniting = Самовозгорание
feat-zombies-atomic-zombie = Дать жару

card-zombies-patchwork-zombie = Лоскутный зомби
    .gen = Лоскутного зомби
    .acc = Лоскутного зомби
    .ins = Лоскутным зомби
joke-zombies-patchwork-zombie = Девять доноров, одни водительские права.
ability-zombies-patchwork-zombie-loose-stitching = Слабые швы
feat-zombies-patchwork-zombie = Сборная солянка

card-zombies-plague-zombie = Чумной зомби
    .gen = Чумного зомби
    .acc = Чумного зомби
    .ins = Чумным зомби
joke-zombies-plague-zombie = Кашляет, прикрыв рот рукой. Рука чужая.
ability-zombies-plague-zombie-death-breath = Дыхание смерти
feat-zombies-plague-zombie = Перегар смерти

card-zombies-voodoo-zombie = Зомби вуду
    .gen = Зомби вуду
    .acc = Зомби вуду
    .ins = Зомби вуду
joke-zombies-voodoo-zombie = Завёл куколку с тебя. Лицо не вышло, зато колени твои.
ability-zombies-voodoo-zombie-needles = Иголки
ability-zombies-voodoo-zombie-pins = Булавки
ability-zombies-voodoo-zombie-bad-mojo = Дурной глаз
feat-zombies-voodoo-zombie = Мистер Моджо встаёт из гроба

card-zombies-undecided-corpse = Нерешительный труп
joke-zombies-undecided-corpse = Две бирки на пальце. Одни бумаги сведут в могилу.
