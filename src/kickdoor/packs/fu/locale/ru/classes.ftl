### Классы; имена их склоняются, потому что стоят в предложениях.

card-fu-monk = Монах
    .gen = Монаха
    .acc = Монаха
    .ins = Монахом
joke-fu-monk = Обрёл внутренний покой. Тот лежал под внешними синяками.
ability-fu-monk-enhanced-self = Усилить себя
feat-fu-monk = Ясновидение

card-fu-ninja = Ниндзя
    .gen = Ниндзя
    .acc = Ниндзя
    .ins = Ниндзя
joke-fu-ninja = Ниндзя тебе не попадались. Их было несколько.
ability-fu-ninja-shuriken = Сюрикэн
ability-fu-ninja-shuriken-at-monsters = Сюрикэн в монстра
ability-fu-ninja-smoke-bomb = Дымовая шашка
feat-fu-ninja = Вернёмся завтра

card-fu-samurai = Самурай
    .gen = Самурая
    .acc = Самурая
    .ins = Самураем
joke-fu-samurai = Сначала поклон, потом удар, потом короткий стих об этом.
ability-fu-samurai-one-cut = Один удар
ability-fu-samurai-one-deep-cut = Один глубокий удар
feat-fu-samurai = Меч из ножен

card-fu-yakuza = Якудза
    .gen = Якудза
    .acc = Якудза
    .ins = Якудза
joke-fu-yakuza = Все мы одна семья. Взносы по пятницам.
ability-fu-yakuza-recruit = Вербовка
feat-fu-yakuza = Крёстный отец
