### Монстры первого и второго уровня.

card-fu-paper-tiger = Бумажный тигр
joke-fu-paper-tiger = Под нажимом складывается. Причём красиво.
card-fu-extra-awaiting-his-turn = Статист в ожидании очереди
joke-fu-extra-awaiting-his-turn = Вежливо ходит кругами, пока ты не закончишь с остальными девятью.
card-fu-dojo-mouse = Мышь из додзё
joke-fu-dojo-mouse = Чёрный пояс. Вообще-то это шнурок.
card-fu-haunted-kettle = Чайник с духом
joke-fu-haunted-kettle = Свистит, когда ты вот-вот ошибёшься. С утра не умолкает.
card-fu-assistant-instructor = Помощник инструктора
joke-fu-assistant-instructor = Знает по полприёма каждого. Ту половину, где кричат.
card-fu-thug-with-a-toothpick = Громила с зубочисткой
joke-fu-thug-with-a-toothpick = Жуёт её со значением. Спросить, с каким, никто не решился.
