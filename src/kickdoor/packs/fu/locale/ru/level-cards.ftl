### Карты уровня

card-fu-catch-a-fly-with-chopsticks = Поймать муху палочками
joke-fu-catch-a-fly-with-chopsticks = И задуматься об обеде.
card-fu-win-an-argument-with-a-tree = Переспорить дерево
joke-fu-win-an-argument-with-a-tree = Оно первое начало.
card-fu-avenge-your-teacher = Отомстить за учителя
joke-fu-avenge-your-teacher = Он жив. Просто вышел за уксусом.
card-fu-carry-water-uphill = Носить воду в гору
joke-fu-carry-water-uphill = Наверху есть кран. Об этом скажут в последний день.
card-fu-found-your-own-school = Основать свою школу
joke-fu-found-your-own-school = Ученик один, крыши нет, а раскол уже есть.
