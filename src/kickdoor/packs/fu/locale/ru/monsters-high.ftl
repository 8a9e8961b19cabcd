### Монстры от десятого уровня.

card-fu-long-lost-brother = Давно потерянный брат
joke-fu-long-lost-brother = Вырос у злодеев. Манеры их, нос твой.
card-fu-master-hundred-eyebrows = Мастер Сто Бровей
joke-fu-master-hundred-eyebrows = Ранги, говорит он, пыль. И протирает тобой пол.
card-fu-panda-of-wrath = Панда гнева
joke-fu-panda-of-wrath = Мирно жуёт бамбук. Потом у неё кончается бамбук.
card-fu-terracotta-auditors = Терракотовые аудиторы
joke-fu-terracotta-auditors = Восемь тысяч, и каждому покажи чеки.
card-fu-oni-in-middle-management = Они среднего звена
joke-fu-oni-in-middle-management = Валит вину на нижестоящих. Хорошо, когда они у тебя есть.
card-fu-typhoon-with-a-grudge = Злопамятный тайфун
joke-fu-typhoon-with-a-grudge = Кто-то сказал «сквознячок». Он запомнил кто.
card-fu-the-director = Режиссёр
joke-fu-the-director = Хочет ещё раз, с чувством и без матов под спиной.
card-fu-eighteen-bronze-men = Восемнадцать бронзовых, минус трое
joke-fu-eighteen-bronze-men = Трое на полировке. Передавали привет.
card-fu-dragon-of-the-final-reel = Дракон последней части
joke-fu-dragon-of-the-final-reel = Плёнка кончилась час назад. Сказать ему боятся.
