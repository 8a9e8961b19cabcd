### Корабли

card-booty-leaky-rowing-boat = Дырявая шлюпка
joke-booty-leaky-rowing-boat = Один гребёт, другой черпает. Вас тут один.
card-booty-sloop-named-after-the-first-wife = Шлюп имени первой жены
joke-booty-sloop-named-after-the-first-wife = За штурвалом вторая. Правит на рифы.
card-booty-fishing-smack-with-ambitions = Сейнер с амбициями
joke-booty-fishing-smack-with-ambitions = Новая краска, новый флаг, те же четыре тысячи селёдок.
card-booty-galleon-lying-low = Галеон низкой посадки
joke-booty-galleon-lying-low = Полон золота или воды. Вниз никто не заглядывал.
ability-booty-galleon-lying-low-abandon-ship = Покинуть корабль
card-booty-frigate-on-loan = Фрегат, одолженный у короля
joke-booty-frigate-on-loan = Вернуть ко вторнику, сухим и с мачтой.
card-booty-ship-with-the-grey-sails = Корабль с серыми парусами
joke-booty-ship-with-the-grey-sails = Были чёрные. Кто-то постирал их с простынями.
card-booty-ghost-ship-crew-included = Корабль-призрак с экипажем
joke-booty-ghost-ship-crew-included = Работают даром. Каждую полночь об этом напоминают.
ability-booty-ghost-ship-crew-included-abandon-ship = Покинуть корабль
card-booty-swan-from-the-boating-lake = Лебедь с прокатного пруда
joke-booty-swan-from-the-boating-lake = Лодка номер одиннадцать, ваше время вышло. Ещё весной.
