### Монстры от десятого уровня.

card-conan-mostly-dead-sorcerer = Почти мёртвый колдун
joke-conan-mostly-dead-sorcerer = Продал душу, потом сердце. Дошёл до мебели.
card-conan-ape-of-four-winds = Серая обезьяна четырёх ветров
joke-conan-ape-of-four-winds = В основном одного. Почуешь, когда он переменится.
card-conan-spider-like-a-granary = Паук размером с амбар
joke-conan-spider-like-a-granary = Кто-то хранит в нём зерно. Как додумался, не говорит.
card-conan-army-of-one = Армия из одного, плохо посчитанная
joke-conan-army-of-one = «Вон он. И вон он. И там, у обоза, тоже он», доложил дозорный.
card-conan-god-of-the-wrong-well = Бог не того колодца
joke-conan-god-of-the-wrong-well = Желания исполняет соседний. Там и табличка была.
card-conan-sandstorm-with-teeth = Зубастая песчаная буря
joke-conan-sandstorm-with-teeth = Набивается везде. Потом кусает.
card-conan-great-snakes-nephew = Племянник Великого Змея
joke-conan-great-snakes-nephew = Храм достался по знакомству. Уводит его под землю, буквально.
card-conan-frost-giant-out-of-season = Ледяной великан не по сезону
joke-conan-frost-giant-out-of-season = Истекает яростью. В основном водой.
card-conan-thing-from-the-prologue = Нечто из пролога
joke-conan-thing-from-the-prologue = Эту страницу пропустили. Оно тебя не пропустит.
