### Матросы

card-booty-parrot-who-was-a-judge = Попугай, бывший судья
joke-booty-parrot-who-was-a-judge = «Виновен! Виновен! Присяжные хоррошие!»
card-booty-cabin-boy-aged-sixty = Юнга шестидесяти лет
joke-booty-cabin-boy-aged-sixty = Повышали всех. Он был в трюме.
card-booty-one-legged-cook = Одноногий кок
joke-booty-one-legged-cook = Ногу съела акула. Акулу он подал с каперсами.
card-booty-monkey-in-a-waistcoat = Обезьяна в жилетке
joke-booty-monkey-in-a-waistcoat = Одета лучше тебя и на вантах первая.
