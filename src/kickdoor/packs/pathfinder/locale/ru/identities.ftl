### Классы и фракции

card-pathfinder-alchemist = Алхимик
    .gen = Алхимика
    .acc = Алхимика
    .ins = Алхимиком
joke-pathfinder-alchemist = Всё пробует на вкус. Кое-что пробует в ответ.
ability-pathfinder-alchemist-potion-master = Мастер зелий
ability-pathfinder-alchemist-distil = Перегонка
feat-pathfinder-alchemist = Великий мастер зелий

card-pathfinder-necromancer = Некромант
    .gen = Некроманта
    .acc = Некроманта
    .ins = Некромантом
joke-pathfinder-necromancer = Умеет поднять людей. Даже тех, кто уже лёг.
ability-pathfinder-necromancer-raise-dead = Поднять мёртвого
feat-pathfinder-necromancer = Живучесть

card-pathfinder-summoner = Призыватель
    .gen = Призывателя
    .acc = Призывателя
    .ins = Призывателем
joke-pathfinder-summoner = Знает кое-кого. Ну, кое-что.
ability-pathfinder-summoner-eidolon = Эйдолон
ability-pathfinder-summoner-fee = Гонорар призывателя
feat-pathfinder-summoner = Чудовищные союзники

card-pathfinder-witch = Ведьма
    .gen = Ведьмы
    .acc = Ведьму
    .ins = Ведьмой
joke-pathfinder-witch = Шляпа по желанию. Кот не согласен.
ability-pathfinder-witch-familiar = Фамильяр
ability-pathfinder-witch-ward = Защита фамильяра
feat-pathfinder-witch = Чрезмерная фамильярность

card-pathfinder-eagle-knight = Орлиный рыцарь
    .gen = Орлиного рыцаря
    .acc = Орлиного рыцаря
    .ins = Орлиным рыцарем
joke-pathfinder-eagle-knight = Свобода, справедливость и эполеты под посадку орла.
ability-pathfinder-eagle-knight-stand-fast = Стоять насмерть
feat-pathfinder-eagle-knight = Стоять ещё насмертнее

card-pathfinder-hellknight = Адский рыцарь
    .gen = Адского рыцаря
    .acc = Адского рыцаря
    .ins = Адским рыцарем
joke-pathfinder-hellknight = Порядок, дисциплина и шипы везде, где помещается шип.
ability-pathfinder-hellknight-contempt = Неуважение к суду
feat-pathfinder-hellknight = Списать снаряжение
ability-pathfinder-hellknight-gear-from-hand = Списать с руки
ability-pathfinder-hellknight-gear-from-play = Списать со стола

card-pathfinder-pathfinder = Следопыт
    .gen = Следопыта
    .acc = Следопыта
    .ins = Следопытом
joke-pathfinder-pathfinder = Исследуй, докладывай, сотрудничай. Два из трёх уже хорошая неделя.
ability-pathfinder-pathfinder-scouting = Разведка
feat-pathfinder-pathfinder = Кое-что оставь себе

card-pathfinder-red-mantis-assassin = Убийца Красного Богомола
    .gen = Убийцы Красного Богомола
    .acc = Убийцу Красного Богомола
    .ins = Убийцей Красного Богомола
joke-pathfinder-red-mantis-assassin = Не оставляет ни свидетелей, ни следов, ни чаевых.
ability-pathfinder-red-mantis-assassin-death-stroke = Смертельный удар
feat-pathfinder-red-mantis-assassin = Сверхскрытность
