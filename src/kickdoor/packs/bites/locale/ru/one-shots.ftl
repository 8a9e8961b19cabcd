### Разовые шмотки

card-bites-holy-water-pistol = Пистолет со святой водой
joke-bites-holy-water-pistol = Освящено, охлаждено и набрано, пока никто не видел.
card-bites-angry-brandy = Бутылка злого бренди
joke-bites-angry-brandy = Поджечь и отойти от гостей.
card-bites-garlic-bread = Тёплый хлеб с чесноком
joke-bites-garlic-bread = Им никто ещё не кидался. Будь первым.
card-bites-pumpkin-grenade = Тыквенная граната
joke-bites-pumpkin-grenade = Вырезать, зажечь, бросить, извиниться перед соседями.
card-bites-whistle-for-wolves = Свисток для волков
joke-bites-whistle-for-wolves = Слышат только собаки. И твой дядя.
card-bites-type-o-smoothie = Смузи первой группы
joke-bites-type-o-smoothie = Свежий, местный, ищет хозяина.
card-bites-bat-rental = Летучая мышь напрокат
joke-bites-bat-rental = Вернуть до рассвета, иначе пропал залог.
card-bites-tarot-up-the-sleeve = Таро в рукаве
joke-bites-tarot-up-the-sleeve = Была Смерть. Стало Солнце. Никто не видел.
card-bites-trapdoor-in-the-crypt = Люк в склепе
joke-bites-trapdoor-in-the-crypt = Осторожно, люк. Он тоже осторожен.
card-bites-rabbits-foot-with-rabbit = Заячья лапка вместе с зайцем
joke-bites-rabbits-foot-with-rabbit = Удача для обоих, если поспешить.
