### Правила о печатях

card-apocalypse-open-seals = Открытые печати
card-apocalypse-somebody-died = Кто-то умер
card-apocalypse-a-great-leap = Большой скачок
card-apocalypse-the-seventh-seal = Седьмая печать
