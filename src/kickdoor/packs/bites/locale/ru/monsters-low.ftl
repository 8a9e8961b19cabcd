### Мелочь, которая выходит по ночам

card-bites-garlic-farmer = Чесночный фермер
joke-bites-garlic-farmer = Всё своё, без химии, и встал с наветренной стороны.
card-bites-dust-bunny = Пыльный заяц из склепа
joke-bites-dust-bunny = Живёт под гробом. Ест носки. Мечтает о большем.
card-bites-goth-poet = Готический поэт в стол
joke-bites-goth-poet = Рифмует «кровь» и «любовь». Дома ещё четыреста штук.
card-bites-plastic-bat = Пластмассовая мышь
joke-bites-plastic-bat = Была в коробке с хлопьями. Кто-то завизжал, и она осталась.
card-bites-candle-imp = Свечной бес
joke-bites-candle-imp = Горит с обоих концов. Один предлагает тебе.
card-bites-dog-catcher = Собаколов
joke-bites-dog-catcher = Фургон, сачок и печенье, которое повидало всякое.
card-bites-tourist-with-a-flash = Турист со вспышкой
joke-bites-tourist-with-a-flash = Один снимок с тобой. Потом один без тебя.
card-bites-skeleton-intern = Скелет-стажёр
joke-bites-skeleton-intern = Работает за идею. Кожи да кости, только без кожи.
