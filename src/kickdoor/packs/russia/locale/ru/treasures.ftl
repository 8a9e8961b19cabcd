### Карты уровня и прочие сокровища

card-russia-get-a-level = Получи уровень
joke-russia-get-a-level = В кои-то веки без очереди.
card-russia-dance-on-the-table = Станцуй на столе
joke-russia-dance-on-the-table = Стол сам пригласил. Так потом и рассказывай.
card-russia-repair-it-with-tape = Почини изолентой
joke-russia-repair-it-with-tape = Синей. Теперь работает лучше магазинного.
card-russia-fast-till-friday = Постись до пятницы
joke-russia-fast-till-friday = Душа воспаряет. Штаны, наоборот.
card-russia-swim-in-the-ice-hole = Окунись в прорубь
joke-russia-swim-in-the-ice-hole = Вода как парное молоко. Спроси любого, они все ещё там.
card-russia-learn-the-poem-by-heart = Выучи стих наизусть
joke-russia-learn-the-poem-by-heart = У лукоморья дуб зелёный, златая цепь... Дальше на манжете.
card-russia-lay-the-table-for-all = Накрой на всех
joke-russia-lay-the-table-for-all = Кушайте, кушайте. Ещё есть. В духовке конь.

card-russia-cheat = Чит!
joke-russia-cheat = Всегда так сидело. Вот и штамп.
card-russia-cousin-from-saratov = Родственник из Саратова
joke-russia-cousin-from-saratov = Приехал на три дня с мешком яблок. Яблоки кончились весной.
card-russia-grandfather-with-a-trailer = Дед с прицепом
joke-russia-grandfather-with-a-trailer = Семьдесят по прямой. По паспорту столько же.
card-russia-nanny-with-a-story = Няня со сказкой
joke-russia-nanny-with-a-story = Половина русской литературы вышла оттого, что мальчик не засыпал.
card-russia-somebody-elses-diploma = Чужой диплом
joke-russia-somebody-elses-diploma = Фамилия та же. Могли ведь и пожениться.
card-russia-hamper-from-the-factory = Продуктовый заказ
joke-russia-hamper-from-the-factory = Курица, две банки и нечто, о чём в магазине и не слыхали.
