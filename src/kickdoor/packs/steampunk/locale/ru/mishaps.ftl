### Незадачи

card-steampunk-boiler-inspection = Проверка котла
joke-steampunk-boiler-inspection = Котёл проверку прошёл. Ближайший свидетель нет.
card-steampunk-laboratory-relocated-upwards = Лаборатория переехала вверх
joke-steampunk-laboratory-relocated-upwards = Опыт прошёл на ура. Крыша тоже прошла.
card-steampunk-rust = Ржавчина
joke-steampunk-rust = Смазка по воскресеньям. Ржавчина по понедельникам, у неё свой график.
card-steampunk-drummed-out-of-the-club = Изгнание из клуба
joke-steampunk-drummed-out-of-the-club = Голосовали все. Воздержалось только твоё кресло.
card-steampunk-soot-on-everything = Сажа на всём
joke-steampunk-soot-on-everything = Она стряхивается. Вместе со шляпой.
card-steampunk-puncture-at-altitude = Прокол на высоте
joke-steampunk-puncture-at-altitude = Хорошая новость: у земли шипеть перестанет.
card-steampunk-strike-at-the-works = Забастовка на заводе
joke-steampunk-strike-at-the-works = Инструменты сложены. У них плакат и печенье лучше твоего.
card-steampunk-stiff-upper-lip = Каменное лицо
joke-steampunk-stiff-upper-lip = Окаменела и нижняя губа. На помощь не позвать. Супа не поесть.
