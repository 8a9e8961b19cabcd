### Проклятия: что море делает с людьми.

card-booty-ship-lost-at-cards = Корабль, проигранный в карты
joke-booty-ship-lost-at-cards = У тебя четыре туза. У него тоже, и один мокрый.
card-booty-scurvy = Цинга
joke-booty-scurvy = По лимону в день. День девяностый, а вот и лимон.
card-booty-crab-in-the-boot = Краб в сапоге
joke-booty-crab-in-the-boot = Выход только боком, для обоих.
card-booty-polite-mutiny = Вежливый бунт
joke-booty-polite-mutiny = Если вам всё равно, они бы взяли корабль.
card-booty-the-black-spot = Чёрная метка
joke-booty-the-black-spot = Не отстирывается. Конверт можно оставить себе.
card-booty-tongue-caught-in-the-anchor-chain = Язык в якорной цепи
joke-booty-tongue-caught-in-the-anchor-chain = Вофь так, фелую неделю.
card-booty-dishonourable-discharge = Позорное увольнение
joke-booty-dishonourable-discharge = С мундира спороли пуговицы. Мундир тоже забрали.
card-booty-leak-below-the-waterline = Течь ниже ватерлинии
joke-booty-leak-below-the-waterline = Она поёт. Под конец этого будет не хватать.
card-booty-harbour-dues = Портовый сбор
joke-booty-harbour-dues = Есть сбор за причал и сбор за сбор.
