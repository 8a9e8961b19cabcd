### Что держат в руках

card-zombies-torch-of-the-angry-villager = Факел сердитого селянина
joke-zombies-torch-of-the-angry-villager = Выпал у него из рук посреди речи.
card-zombies-pitchfork-of-the-angry-villager = Вилы селянина посердитей
joke-zombies-pitchfork-of-the-angry-villager = Три пункта, и все о тебе.
card-zombies-cricket-bat-from-the-shed = Крикетная бита из сарая
joke-zombies-cricket-bat-from-the-shed = Правил никто не знает. На выживших и так работает.
card-zombies-glowing-fuel-rod = Светящийся топливный стержень
joke-zombies-glowing-fuel-rod = Десять тысяч лет света, и ни одной розетки.
card-zombies-doll-of-somebody-you-know = Куколка кого-то знакомого
joke-zombies-doll-of-somebody-you-know = Волосы достались даром: он спал в автобусе.
card-zombies-thermometer-from-the-museum = Градусник из музея
joke-zombies-thermometer-from-the-museum = Каким концом, смотрители не говорят и краснеют.
card-zombies-handbag-with-a-brick = Сумочка с кирпичом
joke-zombies-handbag-with-a-brick = Кирпич фамильный.
card-zombies-stop-sign-pole-attached = Знак «Стоп» вместе со столбом
joke-zombies-stop-sign-pole-attached = Пока стоял, никого не останавливал. Теперь останавливает.
card-zombies-chainsaw-that-starts-every-third-time = Бензопила, что заводится с третьего раза
joke-zombies-chainsaw-that-starts-every-third-time = Первые два раза жужжать приходится ртом.
card-zombies-parking-meter-with-time-left = Парковочный счётчик с остатком
joke-zombies-parking-meter-with-time-left = Одиннадцать минут. Проведи их с толком.
