### Прислуга

card-bites-igor-of-all-trades = Игорь на все руки
joke-bites-igor-of-all-trades = Да, хозяин. Нет, хозяин. Какую ногу, хозяин?
card-bites-bat-with-a-lantern = Мышь с фонарём
joke-bites-bat-with-a-lantern = Светит сверху. Капает.
card-bites-butler-deceased = Дворецкий, покойный
joke-bites-butler-deceased = Уволился в 1740-м. Серебру не сказали.
card-bites-black-cat-third-life = Чёрная кошка, третья жизнь
joke-bites-black-cat-third-life = Переходит дорогу. Потом присылает счёт.
