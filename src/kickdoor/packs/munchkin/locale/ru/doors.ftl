### Двери, которые не монстр, не проклятие и не класс с расой.

card-munchkin-super-munchkin = Суперманчкин
joke-munchkin-super-munchkin = Две работы. На обеих надо драться.

card-munchkin-half-breed = Полукровка
joke-munchkin-half-breed = Семейные праздники сразу в двух пещерах.

card-munchkin-well-rested = Выспался
joke-munchkin-well-rested = Девять часов. Снился ему ты.

card-munchkin-on-home-ground = На своём поле
joke-munchkin-on-home-ground = Он знает, какая плита шатается. Сейчас узнаешь и ты.

card-munchkin-exhumed = Эксгумирован
joke-munchkin-exhumed = Была карта, лопата и небольшое недоразумение.

card-munchkin-house-trained = Приучен к дому
joke-munchkin-house-trained = Людей по-прежнему ест. Но сперва просится на улицу.

card-munchkin-it-followed-us-home = Увязался за нами
joke-munchkin-it-followed-us-home = Можно мы его оставим? А можно он нас?

card-munchkin-loophole = Лазейка
joke-munchkin-loophole = Такая, что проедешь верхом. И ведь проедешь.

card-munchkin-not-my-turn-surely = Разве мой ход?
joke-munchkin-not-my-turn-surely = Ты показываешь на соседа. Монстр смотрит, куда показали.

card-munchkin-low-ceiling = Низкий потолок
joke-munchkin-low-ceiling = Архитектор был гномом. Обиженным.

card-munchkin-the-long-stables = Длинная конюшня
joke-munchkin-the-long-stables = Пахнет победой. И тем, что победа ела.

card-munchkin-freshly-waxed-ballroom = Натёртый бальный зал
joke-munchkin-freshly-waxed-ballroom = Табличка «Осторожно» у дальней стены. Сейчас доедешь.
