### Монстры первого и второго уровня, с пляжа.

card-booty-bottle-with-an-old-grudge = Бутылка со старой обидой
joke-booty-bottle-with-an-old-grudge = Девять лет в море она обдумывала ответ.
card-booty-hermit-crab-between-houses = Рак-отшельник в поисках жилья
joke-booty-hermit-crab-between-houses = Ему нравится твоя шляпа. Он уже снял мерку.
card-booty-seagull-who-knows-about-chips = Чайка, которая знает о картошке
joke-booty-seagull-who-knows-about-chips = Картошки не видела. Ей рассказали, и она уверовала.
card-booty-small-shark-in-a-large-mood = Маленькая акула с большим настроением
joke-booty-small-shark-in-a-large-mood = Двадцать сантиметров чистого характера.
card-booty-press-gang = Вербовщики
joke-booty-press-gang = Им ты кажешься моряком. Козёл им тоже казался.
card-booty-mermaid-with-a-mortgage = Русалка с ипотекой
joke-booty-mermaid-with-a-mortgage = Четыре комнаты и риф. Проценты она поёт.
card-booty-grammarian-on-a-raft = Грамматист на плоту
joke-booty-grammarian-on-a-raft = Кричит через волны: «Не ложи, а клади!»
