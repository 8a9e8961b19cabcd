### Прочие двери

card-pathfinder-with-a-prophecy = С пророчеством
joke-pathfinder-with-a-prophecy = Оно в рифму, значит правда. Ты рифмуешься с «обед».
card-pathfinder-raised-by-wolves = Воспитан волками
joke-pathfinder-raised-by-wolves = И прекрасно воспитан. Но ест первым.
card-pathfinder-of-unusual-prestige = Небывалого престижа
joke-pathfinder-of-unusual-prestige = Второй титул и монстрик поменьше, чтобы его объявлять.
card-pathfinder-risen-again = Опять восстал
joke-pathfinder-risen-again = На третьи похороны почти никто не пришёл.
card-pathfinder-adopted-by-goblins = Усыновлён гоблинами
joke-pathfinder-adopted-by-goblins = Так гордятся! Подожгли ему день рождения.
card-pathfinder-still-in-the-tutorial = Ещё проходит обучение
joke-pathfinder-still-in-the-tutorial = Бьёт туда, куда указывает стрелка. Она указывает в стену.
card-pathfinder-super-munchkin = Суперманчкин
joke-pathfinder-super-munchkin = Два призвания, одна койка и график, понятный тебе одному.
card-pathfinder-wrong-turn-at-the-waterfall = Не туда у водопада
joke-pathfinder-wrong-turn-at-the-waterfall = Пришёл с группой. Группа пришла ещё с кем-то.
card-pathfinder-dispelling-sneeze = Развеивающий чих
joke-pathfinder-dispelling-sneeze = Был демон. Стало мокрое место.
card-pathfinder-loophole = Лазейка
joke-pathfinder-loophole = На башне написано: «С мечами нельзя». Про твой там ни слова.
