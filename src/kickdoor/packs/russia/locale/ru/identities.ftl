### Классы; имена их склоняются, потому что стоят в предложениях.

card-russia-cossack = Казак
    .gen = Казака
    .acc = Казака
    .ins = Казаком
joke-russia-cossack = Позовёшь, прискачет. Платить пора, ускачет.
ability-russia-cossack-wind = Ищи ветра в поле

card-russia-oligarch = Олигарх
    .gen = Олигарха
    .acc = Олигарха
    .ins = Олигархом
joke-russia-oligarch = Мельче завода отродясь ничего не покупал.
ability-russia-oligarch-muscle = Крыша едет

card-russia-sportsman = Спортсмен
    .gen = Спортсмена
    .acc = Спортсмена
    .ins = Спортсменом
joke-russia-sportsman = Двенадцать лет готовится к забегу с медведем. Медведь не в курсе.
ability-russia-sportsman-second-wind = Второе дыхание

card-russia-hacker = Хакер
    .gen = Хакера
    .acc = Хакера
    .ins = Хакером
joke-russia-hacker = Твой пароль: кличка твоего кота. У всех пароль: кличка твоего кота.
ability-russia-hacker-phishing = Фишинг
ability-russia-hacker-glitch = Глюк

card-russia-super-munchkin = Суперманчкин
joke-russia-super-munchkin = Два диплома, одно пальто.
