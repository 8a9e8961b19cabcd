### Злодейства

card-super-secret-identity-revealed = Тайна личности раскрыта
joke-super-secret-identity-revealed = Все и так знали. Просто очки тебе шли.
card-super-allergic-to-the-costume = Аллергия на костюм
joke-super-allergic-to-the-costume = Кто ночью чешется, тот и герой.
card-super-power-cut = Отключение суперсил
joke-super-power-cut = Счёт ушёл на тайный адрес. Слишком тайный.
card-super-death-ray-low-battery = Луч смерти, садится батарейка
joke-super-death-ray-low-battery = Тебя слегка подпалило. И немного обидело.
card-super-tank-of-slow-sharks = Бассейн медленных акул
joke-super-tank-of-slow-sharks = Хватит времени на целую речь. У них тоже.
card-super-cape-in-the-revolving-door = Плащ в карусельной двери
joke-super-cape-in-the-revolving-door = Девять кругов. Десятый на камеру.
card-super-villains-monologue = Монолог злодея
joke-super-villains-monologue = На детстве тебя сморило. Тут вещи и пропали.
card-super-sidekick-goes-solo = Оруженосец ушёл в сольный проект
joke-super-sidekick-goes-solo = Новый костюм, новый город и твоя машина.
card-super-merchandising-lawsuit = Иск о сувенирах
joke-super-merchandising-lawsuit = Твоё лицо теперь у ланчбокса. По будням сдаёт в аренду.
card-super-rebooted-overnight = Перезапуск за ночь
joke-super-rebooted-overnight = Герой тот же, предыстория новая. В ней больше мышей.
