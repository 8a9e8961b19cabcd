### Проклятия и прочие двери.

card-legends-you-opened-the-box = Ты открыл тот ящик
joke-legends-you-opened-the-box = «Не открывать» — на девяти языках. Ты искал десятый.
card-legends-eagle-at-liver-oclock = Орёл строго к печени
joke-legends-eagle-at-liver-oclock = Ежедневно в полдень. Хоть кто-то не опаздывает.
card-legends-hold-this-boulder = Подержи валун
joke-legends-hold-this-boulder = «Я на минутку», — сказал он, сбегая с горы.
card-legends-struck-from-the-saga = Вычеркнут из саги
joke-legends-struck-from-the-saga = Барду не хватило рифмы. Ты её не нашёл.
card-legends-somebody-elses-swan = Чужой лебедь
joke-legends-somebody-elses-swan = Превращали того, кто сзади. Его предупредили, он пригнулся.
card-legends-midas-shook-your-hand = Рукопожатие Мидаса
joke-legends-midas-shook-your-hand = Багаж теперь бесценен. Поднять его некому.
card-legends-small-print-of-the-oracle = Мелкий шрифт оракула
joke-legends-small-print-of-the-oracle = Великое царство падёт. Чьё именно — см. на обороте.
card-legends-dipped-by-the-heel = Окунули за пятку
joke-legends-dipped-by-the-heel = Неуязвим весь, кроме того места, куда все целятся.

card-legends-demigod-on-the-mothers-side = Полубог по матери
joke-legends-demigod-on-the-mothers-side = По отцу — козёл. Про отца не спрашивай.
card-legends-proof-against-iron = Железом не берётся
joke-legends-proof-against-iron = И бронзой, и огнём, и уговорами.
card-legends-blessed-by-the-wrong-god = Благословлён не тем богом
joke-legends-blessed-by-the-wrong-god = Твой очень извиняется: молнии перепутали на складе.
card-legends-back-from-the-underworld = Назад из преисподней
joke-legends-back-from-the-underworld = Велели не оглядываться. Зато впереди оказался ты.
card-legends-sung-about-in-taverns = Про него поют в тавернах
joke-legends-sung-about-in-taverns = Теперь приходится соответствовать третьему куплету.
card-legends-only-a-statue = Просто статуя
joke-legends-only-a-statue = Шевельнулась. Нет. Шевельнулась?
card-legends-meanwhile-in-the-labyrinth = Тем временем в лабиринте
joke-legends-meanwhile-in-the-labyrinth = Налево, налево, направо, налево. Кто-то считал вместе с тобой.
card-legends-loophole-in-the-prophecy = Лазейка в пророчестве
joke-legends-loophole-in-the-prophecy = Не носить сего мужу. С сегодняшнего дня ты три хорька в плаще.
