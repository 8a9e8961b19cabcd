### Подручные

card-fu-mook-number-three = Подручный номер три
joke-fu-mook-number-three = Первый и второй просили не рассказывать, чем кончилось.
card-fu-mook-with-the-torch = Подручный с факелом
joke-fu-mook-with-the-torch = Освещает тебе путь. И рукав.
card-fu-mook-who-explains-the-plan = Подручный, который излагает план
joke-fu-mook-who-explains-the-plan = Громко, дважды, под окном у врага.
card-fu-mook-on-a-bicycle = Подручный на велосипеде
joke-fu-mook-on-a-bicycle = На руле есть место, если поджать колени.
card-fu-mook-one-day-from-retirement = Подручный в дне от пенсии
joke-fu-mook-one-day-from-retirement = Всем показал рисунок лодочки, которую купит. Все притихли.
