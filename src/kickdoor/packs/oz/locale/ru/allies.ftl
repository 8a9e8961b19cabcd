### Союзники

card-oz-straw-adviser = Соломенный советник
joke-oz-straw-adviser = Полон идей. И мышей.
card-oz-lumberjack-of-solid-tin = Дровосек из цельной жести
joke-oz-lumberjack-of-solid-tin = Плачет на свадьбах. Потом его смазывают.
card-oz-lion-with-references = Лев с рекомендациями
joke-oz-lion-with-references = Во всех одно: уходит быстро.
card-oz-girl-who-asked-the-way = Девочка, спросившая дорогу
joke-oz-girl-who-asked-the-way = От ответа умерли две ведьмы.
card-oz-saw-horse-untired = Неутомимые козлы для дров
joke-oz-saw-horse-untired = Они и сами дрова. Только им не говори.
card-oz-cat-of-clear-glass = Кошка прозрачного стекла
joke-oz-cat-of-clear-glass = Секретов нет. Совести тоже.
card-oz-clockwork-colonel = Заводной полковник
joke-oz-clockwork-colonel = Думает до половины. Потом заводите.
