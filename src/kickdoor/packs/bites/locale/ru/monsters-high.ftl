### Монстры, от которых не спасает и чеснок

card-bites-sparkling-teen-idol = Сверкающий кумир подростков
joke-bites-sparkling-teen-idol = На солнце блестит. Стирать отдельно.
card-bites-phantom-of-box-five = Призрак пятой ложи
joke-bites-phantom-of-box-five = Подпевает. Громко. И мимо.
card-bites-mob-with-torches = Толпа с факелами
joke-bites-mob-with-torches = Сорок человек, девять вил, и чей-то кузен торгует пирожками.
card-bites-professor-whose-monster-it-is = Профессор, чей это монстр
joke-bites-professor-whose-monster-it-is = Монстр-то ничего. Бежать надо от этого.
card-bites-pharaoh-on-hold = Фараон на линии
joke-bites-pharaoh-on-hold = Ваш звонок важен для него уже четыре тысячи лет.
card-bites-count-of-everything = Граф Всего на свете
joke-bites-count-of-everything = Сосчитал девятьсот ступеней. Ты девятьсот первая.
card-bites-dawn = Рассвет
joke-bites-dawn = Точен, бодр и уже у тебя за спиной.
