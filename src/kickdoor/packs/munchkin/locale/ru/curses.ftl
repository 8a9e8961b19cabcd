### Проклятия.

card-munchkin-somebody-left-the-stable-open = Кто-то не запер конюшню
joke-munchkin-somebody-left-the-stable-open = Лошадь ушла на закат. Насвистывая.

card-munchkin-level-playing-field = Выравнивание по линейке
joke-munchkin-level-playing-field = Ровняли поле. Ты на нём стоял.

card-munchkin-subject-to-review = Подлежит пересмотру
joke-munchkin-subject-to-review = Собралась коллегия равных тебе. Никто тебя не вспомнил.

card-munchkin-steep-learning-curve = Крутая кривая обучения
joke-munchkin-steep-learning-curve = Вершина взята. Осторожно: у неё есть и другая сторона.

card-munchkin-hat-tax = Налог на шляпы
joke-munchkin-hat-tax = Уплачивается шляпами.

card-munchkin-moth-season = Сезон моли
joke-munchkin-moth-season = Моль ест железо. Диета у неё такая.

card-munchkin-quicksand-pedicure = Педикюр в зыбучих песках
joke-munchkin-quicksand-pedicure = Расслабляет, если не дёргаться. Пока никому не удавалось.

card-munchkin-left-on-the-coach = Забыто в дилижансе
joke-munchkin-left-on-the-coach = Твоя вещь прекрасно отдыхает у моря.

card-munchkin-appraised-by-an-idiot = Оценка от болвана
joke-munchkin-appraised-by-an-idiot = «Хлам», — сказал он и унёс проверить.

card-munchkin-career-change = Смена профессии
joke-munchkin-career-change = Сказали, что это шаг вбок. Вбок оказался обрыв.

card-munchkin-family-tree-surgery = Обрезка семейного древа
joke-munchkin-family-tree-surgery = Гнилой была именно твоя ветвь.

card-munchkin-notice-period = По собственному желанию
joke-munchkin-notice-period = Заявление за две недели? Его нашли вчера. Вместе с вмятиной от двери.

card-munchkin-stage-fright = Страх сцены
joke-munchkin-stage-fright = Монстр тоже забыл слова. Но у него зубы.
