### Что держат в руках

card-bites-second-hand-stake = Осиновый кол, б/у
joke-bites-second-hand-stake = Был один владелец. Очень к нему привязался.
card-bites-parasol-of-eternal-gloom = Зонт вечной скорби
joke-bites-parasol-of-eternal-gloom = Защита пятьдесят. И вздыхает.
card-bites-confiscated-fairy-wand = Конфискованная палочка
joke-bites-confiscated-fairy-wand = Фея просит вернуть. Большими буквами.
card-bites-gargoyle-on-a-stick = Горгулья на палке
joke-bites-gargoyle-on-a-stick = Маши смелее. Ей нравится вид.
card-bites-organ-pipe-in-c-minor = Органная труба, до минор
joke-bites-organ-pipe-in-c-minor = Всего одна нота. Для похорон хватит.
