### Что носят

card-oz-funnel-worn-upside-down = Воронка вверх дном
joke-oz-funnel-worn-upside-down = Дождь не пускает, масло не выпускает.
card-oz-crown-in-exile = Корона страны в изгнании
joke-oz-crown-in-exile = Страна в другом чемодане.
card-oz-hat-with-a-trapdoor = Цилиндр с люком
joke-oz-hat-with-a-trapdoor = Кролик съехал. Голубь снимает угол.
card-oz-gingham-mail = Кольчуга в клеточку
joke-oz-gingham-mail = Клетки мелкие, вмятины крупные.
card-oz-second-hand-tin = Доспех из подержанной жести
joke-oz-second-hand-tin = Прежний хозяин оставил внутри часть себя.
card-oz-uniform-mostly-braid = Мундир, в основном галуны
joke-oz-uniform-mostly-braid = Под галунами ещё галуны.
card-oz-sensible-silver-shoes = Практичные серебряные башмаки
joke-oz-sensible-silver-shoes = Три шага куда угодно. Возврата нет.
card-oz-waterproof-boots-hers = Непромокаемые сапоги, её
joke-oz-waterproof-boots-hers = Растаяли не сапоги.
card-oz-locked-on-spectacles = Зелёные очки на замочке
joke-oz-locked-on-spectacles = Всё изумрудное. И незрелое.
card-oz-medal-for-showing-up = Медаль за явку
joke-oz-medal-for-showing-up = Храбрость второй степени. С видом на первую.
card-oz-picnic-basket-with-dog = Корзина для пикника с собакой
joke-oz-picnic-basket-with-dog = Собака не продаётся. Корзину не спрашивали.
card-oz-belt-of-three-small-wishes = Пояс трёх мелких желаний
joke-oz-belt-of-three-small-wishes = Два ушли на сосиски.
