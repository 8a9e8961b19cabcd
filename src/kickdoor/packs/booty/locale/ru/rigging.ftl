### Оснастка кораблей

card-booty-figurehead-with-opinions = Носовая фигура со своим мнением
joke-booty-figurehead-with-opinions = Первой видит, куда тебя несёт, и вздыхает.
card-booty-twelve-more-cannons = Ещё двенадцать пушек
joke-booty-twelve-more-cannons = Теперь негде сесть.
card-booty-sails-made-of-bed-sheets = Паруса из простыней
joke-booty-sails-made-of-bed-sheets = В розочку. Гроза морей до самой прачечной.
card-booty-crows-nest-crow-included = Воронье гнездо с вороной
joke-booty-crows-nest-crow-included = Любой остров для неё Франция. Команду это утешает.
card-booty-hull-without-barnacles = Днище без ракушек
joke-booty-hull-without-barnacles = Ракушки подали жалобу. Девять тысяч подписей.
card-booty-hold-below-the-hold = Трюм под трюмом
joke-booty-hold-below-the-hold = Тайный. Такой тайный, что обед всё ещё там.
