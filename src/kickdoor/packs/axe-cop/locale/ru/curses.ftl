### Проклятия

card-axe-cop-mum-says-no = Мама не разрешила
joke-axe-cop-mum-says-no = Выше суда нет.
card-axe-cop-head-becomes-a-lemon = Голова стала лимоном
joke-axe-cop-head-becomes-a-lemon = Шляпы не лезут. Комплименты тоже.
card-axe-cop-floor-is-lava = Пол — это лава
joke-axe-cop-floor-is-lava = Это только сказали. Зато первыми.
card-axe-cop-toys-away-now = Убери игрушки, живо
joke-axe-cop-toys-away-now = Две минуты. И ракетницу тоже.
card-axe-cop-pocket-money-stopped = Без карманных денег
joke-axe-cop-pocket-money-stopped = До сорока лет. Или пока не извинишься.
card-axe-cop-swapped-at-the-wishing-well = Подменили у колодца желаний
joke-axe-cop-swapped-at-the-wishing-well = Хотел быть кем угодно, только не собой. Раз в жизни он услышал.
card-axe-cop-expelled-from-the-force = Уволен из органов
joke-axe-cop-expelled-from-the-force = Сдай значок, топор и вертолёт, в котором сидишь.
card-axe-cop-bitten-by-two-vampires = Укусили сразу два вампира
joke-axe-cop-bitten-by-two-vampires = Один слева, один справа. Встретились посередине и поженились.
card-axe-cop-not-my-best-friend-any-more = Ты мне больше не лучший друг
joke-axe-cop-not-my-best-friend-any-more = Теперь лучший Костя. У Кости бассейн.
card-axe-cop-itchy-jumper = Колючий свитер
joke-axe-cop-itchy-jumper = Бабушка смотрит. Чесаться нельзя.
