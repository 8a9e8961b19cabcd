### Разовые шмотки

card-steampunk-flask-of-hot-steam = Фляга горячего пара
joke-steampunk-flask-of-hot-steam = Открывать не в лицо. Ни в чьё лицо. Ну, почти.
card-steampunk-bag-of-assorted-screws = Мешочек разных винтов
joke-steampunk-bag-of-assorted-screws = Ни один ни к чему не подходит. К босой пятке подходят все.
card-steampunk-lightning-in-a-tin = Молния в банке
joke-steampunk-lightning-in-a-tin = Ударить до даты, указанной на крышке.
card-steampunk-emergency-moustache = Аварийные усы
joke-steampunk-emergency-moustache = Подкрутить, и кажется, что всё идёт по плану.
card-steampunk-valve-marked-never = Вентиль с надписью «НИКОГДА»
joke-steampunk-valve-marked-never = Ниже карандашом: «ну давай».
card-steampunk-sack-of-best-coal = Мешок отборного угля
joke-steampunk-sack-of-best-coal = Каждый кусок отполирован и окончил хорошую школу.
card-steampunk-once-used-parachute = Парашют, б/у один раз
joke-steampunk-once-used-parachute = Один аккуратный владелец. В конце концов раскрылся.
card-steampunk-probability-regulator = Регулятор вероятности
joke-steampunk-probability-regulator = Крути колёсико, пока не повезло.
card-steampunk-reversing-lever = Рычаг заднего хода
joke-steampunk-reversing-lever = Кубик катится назад. Обед тоже.
card-steampunk-universal-tonic = Универсальная микстура
joke-steampunk-universal-tonic = От подагры, призраков и прокладок. Встряхнуться, потом встряхнуть.
card-steampunk-pneumatic-post = Пневматическая почта
joke-steampunk-pneumatic-post = Сунь руку в трубу и бери что дают. Руку тоже когда-то дали.
card-steampunk-unreasonable-magnet = Неразумный магнит
joke-steampunk-unreasonable-magnet = Показывает на север. Север подъезжает.
