### Монстры уровней с четвёртого по восьмой.

card-fu-subtitle-goblin = Гоблин-субтитр
joke-fu-subtitle-goblin = [зловещая музыка] Ты пожалеешь, весёлый пастух.
card-fu-hopping-vampire = Прыгающий вампир на батуте
joke-fu-hopping-vampire = Раньше от него было легко убежать. Потом ему подарили батут.
card-fu-man-on-wires = Человек на тросах
joke-fu-man-on-wires = Бегает по стенам, по бамбуку и поверх сметы.
card-fu-rival-school-delegation = Делегация соперничающей школы
joke-fu-rival-school-delegation = Говорят, твой стиль слаб. Принесли диаграммы.
card-fu-hand-pulled-dragon = Дракон ручной вытяжки
joke-fu-hand-pulled-dragon = Подаётся в бульоне. Ты гарнир.
card-fu-ninja-in-broad-daylight = Ниндзя средь бела дня
joke-fu-ninja-in-broad-daylight = Весь в чёрном, на снегу, в полдень. Кроме тебя, никто не заметил.
card-fu-landlady-in-curlers = Квартирная хозяйка в бигуди
joke-fu-landlady-in-curlers = Криком снимает краску со стен. Это прописано в договоре.
card-fu-ironing-monkey = Обезьяна с утюгом
joke-fu-ironing-monkey = Проутюжит сперва тебя, потом твои брюки.
card-fu-ghost-of-a-grandmaster = Призрак гроссмейстера
joke-fu-ghost-of-a-grandmaster = Умер, не успев научить последнему приёму. Теперь показывает.
