### Проклятия

card-oz-wrong-heels-clicked = Щёлкнули не те каблуки
joke-oz-wrong-heels-clicked = Вот ты и дома. Хозяева как раз ужинают.
card-oz-melted-a-little = Слегка подтаял
joke-oz-melted-a-little = Только по краям. И самолюбие целиком.
card-oz-slippers-repossessed = Башмачки изъяты
joke-oz-slippers-repossessed = У дамы под домом есть вопрос.
card-oz-straw-for-brains = Солома вместо мозгов
joke-oz-straw-for-brains = Но по диплому выходит иначе.
card-oz-ally-fell-asleep = Союзник уснул в маках
joke-oz-ally-fell-asleep = Маки передают привет.
card-oz-somebody-pulled-the-curtain = Кто-то отдёрнул занавеску
joke-oz-somebody-pulled-the-curtain = А ты в одних носках. И то разных.
card-oz-rusted-solid = Заржавел намертво
joke-oz-rusted-solid = Прошёл дождь. До маслёнки метр.
card-oz-balloon-left-without-you = Шар улетел без тебя
joke-oz-balloon-left-without-you = С твоим багажом. Машет.
card-oz-axe-with-a-sense-of-humour = Топор с чувством юмора
joke-oz-axe-with-a-sense-of-humour = Метил в дерево. Потом придумал лучше.
