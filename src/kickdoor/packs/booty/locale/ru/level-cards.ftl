### Карты уровня

card-booty-bury-it-and-forget-where = Закопать и забыть где
joke-booty-bury-it-and-forget-where = Там была пальма. Теперь их одиннадцать тысяч.
card-booty-name-an-island-after-yourself = Назвать остров в свою честь
joke-booty-name-an-island-after-yourself = Островитяне тебя тоже как-нибудь назовут.
card-booty-round-the-horn = Обогнуть мыс Горн
joke-booty-round-the-horn = Пятьдесят дней шторма. Говорят, теперь есть канал.
card-booty-sell-the-same-map-twice = Продать одну карту дважды
joke-booty-sell-the-same-map-twice = Они встретятся у крестика. Будь не там.
card-booty-walk-the-plank-and-back = Пройти по доске и вернуться
joke-booty-walk-the-plank-and-back = За забытой шляпой. Все хлопали.
