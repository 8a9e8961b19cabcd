### Монстры посерьёзнее

card-bites-zombie-postman = Зомби-почтальон
joke-bites-zombie-postman = Ни дождь, ни снег, ни похороны.
card-bites-haunted-wardrobe = Шкаф с привидением
joke-bites-haunted-wardrobe = Кто-то там примеряет твои пальто.
card-bites-hunter-with-a-licence = Охотник на вампиров с лицензией
joke-bites-hunter-with-a-licence = Лицензия на уток. Но он не мелочится.
card-bites-overripe-pumpkin = Перезрелая тыква
joke-bites-overripe-pumpkin = Скалится с октября. Сейчас март.
card-bites-blood-bank-manager = Управляющий банком крови
joke-bites-blood-bank-manager = Только выдача. Твоей.
card-bites-barber-from-below = Парикмахер из преисподней
joke-bites-barber-from-below = Только кончики, говорит он, и гаснет свет.
card-bites-seance-that-worked = Удачный спиритический сеанс
joke-bites-seance-that-worked = Кто-то постучал трижды. Кто-то другой открыл.
card-bites-werechihuahua = Чихуахуа-оборотень
joke-bites-werechihuahua = Укус ерунда. А вот сумочка заразная.
card-bites-tomb-tax-inspector = Инспектор по налогу на гробницы
joke-bites-tomb-tax-inspector = Три тысячи лет аренды. И пени.
card-bites-fog-with-intentions = Туман с намерениями
joke-bites-fog-with-intentions = Вползает, оглядывается и закрывает за собой дверь.
