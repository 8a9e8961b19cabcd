### Классы; имена их склоняются, потому что стоят в предложениях.

card-super-brain = Мозг
    .gen = Мозга
    .acc = Мозга
    .ins = Мозгом
joke-super-brain = Ваше дело прочитано. И исправлено красным.
ability-super-brain-outthink = Перехитрить
feat-super-brain = Сверхум

card-super-exotic = Пришелец
    .gen = Пришельца
    .acc = Пришельца
    .ins = Пришельцем
joke-super-exotic = Из такой дали, что визу просят даже у акцента.
ability-super-exotic-senses = Странное чутьё
feat-super-exotic = Причудливая приспособляемость

card-super-mutant = Мутант
    .gen = Мутанта
    .acc = Мутанта
    .ins = Мутантом
joke-super-mutant = Уверяет, что это свет так падает. На третий локоть.
ability-super-mutant-surge = Прилив адреналина
feat-super-mutant = Лабораторная крыса, покорившая мир

card-super-mystic = Мистик
    .gen = Мистика
    .acc = Мистика
    .ins = Мистиком
joke-super-mystic = Всё это предвидел. И всё-таки пришёл. Это тоже предвидел.
ability-super-mystic-control = Власть над реальностью
ability-super-mystic-eye = Третий глаз
feat-super-mystic = Власть над космосом

card-super-techno = Технарь
    .gen = Технаря
    .acc = Технаря
    .ins = Технарём
joke-super-techno = Где-то в этих доспехах сидит инженер, которому нужно выйти.
ability-super-techno-patch = На скорую руку
feat-super-techno = Нырок в помойку

card-super-super-munchkin = Суперманчкин
joke-super-super-munchkin = Плащ прилагается. Второй плащ не прилагается.
