### Монстры от десятого уровня

card-oz-witch-of-the-leftover-wind = Ведьма юго-юго-запада
joke-oz-witch-of-the-leftover-wind = Хорошие стороны света разобрали.
card-oz-desert-scenic-route = Смертельная пустыня, живописный маршрут
joke-oz-desert-scenic-route = Обращает в песок. Зато какой вид.
card-oz-great-floating-head = Огромная висящая голова
joke-oz-great-floating-head = Из папье-маше. Ей не сказали.
card-oz-spider-who-ate-a-king = Паук, который съел царя
joke-oz-spider-who-ate-a-king = Прошлый царь зверей был вкусный.
card-oz-tornado-express = Ураган-экспресс
joke-oz-tornado-express = Остановки: Канзас, Оз, твоя гостиная.
card-oz-one-eyed-witch = Одноглазая ведьма с подзорной трубой
joke-oz-one-eyed-witch = Видит всё, кроме ведра.
card-oz-metal-monarch = Подземный король в обиде
joke-oz-metal-monarch = Требует ботинки, пояс и извинений.
card-oz-shape-changer-in-shoes = Оборотень в удобной обуви
joke-oz-shape-changer-in-shoes = Мог стать кем угодно. Стал твоей тёткой.
card-oz-water-resistant-witch = Злая ведьма, водостойкая
joke-oz-water-resistant-witch = Прочла, чем кончилось в прошлый раз.
