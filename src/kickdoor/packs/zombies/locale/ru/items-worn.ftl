### Что носят

card-zombies-lampshade-from-the-party = Абажур с вечеринки
joke-zombies-lampshade-from-the-party = Сперва была такая вечеринка, а потом такая.
card-zombies-motorcycle-helmet-occupied = Мотошлем, занято
joke-zombies-motorcycle-helmet-occupied = Говорит, он тут первый сидел.
card-zombies-hat-with-a-candle = Праздничный колпак со свечкой
joke-zombies-hat-with-a-candle = Живи сто лет. Это уже вторая попытка.
card-zombies-hospital-gown-open-at-the-back = Больничная рубаха с открытой спиной
joke-zombies-hospital-gown-open-at-the-back = Погоня отводит глаза. Это пара шагов форы.
card-zombies-hazmat-suit-with-a-hole = Костюм химзащиты с дыркой
joke-zombies-hazmat-suit-with-a-hole = Дырка одна. Через неё внутрь и попали.
card-zombies-wedding-dress-third-owner = Подвенечное платье, третьи руки
joke-zombies-wedding-dress-third-owner = Что-то старое, что-то чужое, что-то ещё шевелится.
card-zombies-one-shoe = Один башмак
joke-zombies-one-shoe = Второй остался в первой сцене, крупным планом.
card-zombies-roller-skates-of-the-slow = Ролики медлительных
joke-zombies-roller-skates-of-the-slow = Все говорили: зомби не бегают. Он и не бежит. Он прибывает.
card-zombies-bear-trap-you-walked-into = Капкан, надетый на ходу
joke-zombies-bear-trap-you-walked-into = Прикипел к тебе всей душой. И всеми зубьями.
