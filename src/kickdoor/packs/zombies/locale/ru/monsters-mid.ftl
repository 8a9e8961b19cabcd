### Выжившие с шестого по двенадцатый уровень: эти уже собрались в отряды.

card-zombies-cheerleading-squad = Группа поддержки
joke-zombies-cheerleading-squad = «Дайте мне „М“!» Как дальше, они знают. Ты тоже.
card-zombies-vegan-commune = Коммуна веганов
joke-zombies-vegan-commune = Из принципа не даёт себя есть. Предлагает чечевицу.
card-zombies-priest-with-a-garden-hose = Священник с садовым шлангом
joke-zombies-priest-with-a-garden-hose = Освятил сразу водопровод. Экономит время.
card-zombies-science-teacher = Учитель химии
joke-zombies-science-teacher = Объясняет классу про тебя, пока ты ешь класс.
card-zombies-bikers-in-the-boiler-room = Байкеры в котельной
joke-zombies-bikers-in-the-boiler-room = Шестеро, и каждого зовут Малыш.
card-zombies-fire-brigade = Пожарный расчёт
joke-zombies-fire-brigade = В любое место за три минуты. Место это ты.
card-zombies-survivalist-with-a-spreadsheet = Выживальщик с таблицей
joke-zombies-survivalist-with-a-spreadsheet = Строка сорок: персики в банках. Строка сорок один: ты.
card-zombies-doctor-with-the-only-cure = Доктор с единственным лекарством
joke-zombies-doctor-with-the-only-cure = Доза одна. Интересуется твоим мнением, на кого бы её извести.
card-zombies-man-with-one-arm-and-a-quip = Однорукий с шуткой наготове
joke-zombies-man-with-one-arm-and-a-quip = Готовил её часами. Она про руки.
card-zombies-the-last-helicopter = Последний вертолёт
joke-zombies-the-last-helicopter = Мест всегда на одно меньше, чем друзей.
card-zombies-rival-horde = Соседняя орда
joke-zombies-rival-horde = Меню то же, сторона улицы другая. Был разговор. Одно слово.
