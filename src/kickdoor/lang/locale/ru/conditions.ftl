### Условия: «если ты Волшебник» (second) и «игрок, который является Волшебником» (third).

both = { $first } и { $second }
either = { $first } или { $second }
    .ins = { CASE($first, "ins") } или { CASE($second, "ins") }
listed = { $first }, { $second }
    .ins = { CASE($first, "ins") }, { CASE($second, "ins") }

cond-trait = { $person ->
    [second] ты { $name }
   *[third] является { CASE($name, "ins") }
}
cond-trait-not = { $person ->
    [second] ты не { $name }
   *[third] не является { CASE($name, "ins") }
}
cond-level-at-least = { $person ->
    [second] твой уровень { $level } или выше
   *[third] имеет уровень { $level } или выше
}
    .link = of
    .which = чей уровень { $level } или выше
    .whom = чей уровень { $level } или выше
cond-level-at-least-not = { $person ->
    [second] твой уровень ниже { $level }
   *[third] имеет уровень ниже { $level }
}
    .link = of
    .which = чей уровень ниже { $level }
    .whom = чей уровень ниже { $level }
cond-level-at-most = { $person ->
    [second] твой уровень { $level } или ниже
   *[third] имеет уровень { $level } или ниже
}
    .link = of
    .which = чей уровень { $level } или ниже
    .whom = чей уровень { $level } или ниже
cond-level-at-most-not = { $person ->
    [second] твой уровень выше { $level }
   *[third] имеет уровень выше { $level }
}
    .link = of
    .which = чей уровень выше { $level }
    .whom = чей уровень выше { $level }
cond-lowest-level = { $person ->
    [second] ни у кого нет уровня ниже твоего
   *[third] имеет самый низкий уровень
}
    .link = of
    .which = у которого самый низкий уровень
    .whom = у кого самый низкий уровень
cond-lowest-level-not = { $person ->
    [second] у кого-то уровень ниже твоего
   *[third] имеет не самый низкий уровень
}
    .link = of
    .which = у которого уровень не самый низкий
    .whom = у кого уровень не самый низкий
cond-highest-level = { $person ->
    [second] ни у кого нет уровня выше твоего
   *[third] имеет самый высокий уровень
}
    .link = of
    .which = у которого самый высокий уровень
    .whom = у кого самый высокий уровень
cond-highest-level-not = { $person ->
    [second] у кого-то уровень выше твоего
   *[third] имеет не самый высокий уровень
}
    .link = of
    .which = у которого уровень не самый высокий
    .whom = у кого уровень не самый высокий
cond-own-turn = { $person ->
    [second] сейчас твой ход
   *[third] делает сейчас ход
}
cond-own-turn-not = { $person ->
    [second] сейчас не твой ход
   *[third] не делает сейчас ход
}
cond-curse-strikes = { $person ->
    [second] прокляли тебя
   *[third] стал жертвой проклятия
}
cond-curse-strikes-not = { $person ->
    [second] прокляли не тебя
   *[third] не стал жертвой проклятия
}
cond-epic = { $person ->
    [second] ты — эпический манчкин
   *[third] уже стал эпическим
}
cond-epic-not = { $person ->
    [second] ты ещё не эпический манчкин
   *[third] ещё не стал эпическим
}
cond-epic-powers = { $person ->
    [second] тебе доступны эпические подвиги
   *[third] способен на эпические подвиги
}
cond-epic-powers-not = { $person ->
    [second] эпические подвиги тебе недоступны
   *[third] на эпические подвиги не способен
}
cond-bears-drawback = { $person ->
    [second] никакая карта не избавляет тебя от этого недостатка
   *[third] от этого недостатка не избавлен
}
cond-bears-drawback-not = { $person ->
    [second] какая-нибудь карта избавляет тебя от этого недостатка
   *[third] от этого недостатка избавлен
}
cond-helping-freely = { $person ->
    [second] ты помогаешь кому-то по своей воле
   *[third] помогает по своей воле
}
cond-helping-freely-not = { $person ->
    [second] ты никому не помогаешь по своей воле
   *[third] не помогает по своей воле
}
cond-outmatched = { $person ->
    [second] уровни твоих монстров в сумме хотя бы в { $times } раза выше твоего
   *[third] дерётся с монстрами, чьи уровни в сумме хотя бы в { $times } раза выше
}
cond-outmatched-not = { $person ->
    [second] уровни твоих монстров в сумме не дотягивают до { $times } твоих
   *[third] не дерётся с монстрами намного выше уровнем
}
cond-die-shows = { $person ->
    [second] на кубике { $number }
   *[third] выкидывает { $number }
}
cond-die-shows-not = { $person ->
    [second] на кубике не { $number }
   *[third] выкидывает не { $number }
}
cond-ahead-by = { $person ->
    [second] твоя сторона сильнее хотя бы на { $amount }
   *[third] побеждает с перевесом хотя бы в { $amount }
}
cond-ahead-by-not = { $person ->
    [second] перевес твоей стороны меньше { $amount }
   *[third] побеждает с меньшим перевесом, чем { $amount }
}
cond-got-clear = { $person ->
    [second] ты смываешься ото всех его монстров, а их не меньше { $monsters }
   *[third] смывается ото всех его монстров, а их не меньше { $monsters }
}
cond-got-clear-not = { $person ->
    [second] тебе не удалось смыться ото всех его монстров, не меньше { $monsters }
   *[third] не смывается ото всех его монстров, не меньше { $monsters }
}
cond-fighting = { $person ->
    [second] ты в бою
   *[third] участвует в бою
}
cond-fighting-not = { $person ->
    [second] ты не в бою
   *[third] не участвует в бою
}
cond-helping = { $person ->
    [second] ты помогаешь в бою
   *[third] помогает в бою
}
cond-helping-not = { $person ->
    [second] ты не помощник
   *[third] не помогает в бою
}
cond-in-centre = { $person ->
    [second] посреди стола лежит «{ $name }»
   *[third] играет, пока посреди стола лежит «{ $name }»
}
cond-in-centre-not = { $person ->
    [second] посреди стола не лежит «{ $name }»
   *[third] играет, пока посреди стола не лежит «{ $name }»
}
cond-helped-win = { $person ->
    [second] твоя помощь в этом ходу принесла победу
   *[third] своей помощью принёс в этом ходу победу
}
    .link = of
    .which = чья помощь в этом ходу принесла победу
    .whom = чья помощь в этом ходу принесла победу
cond-helped-win-not = { $person ->
    [second] твоя помощь в этом ходу не принесла победы
   *[third] своей помощью не принёс в этом ходу победы
}
    .link = of
    .which = чья помощь в этом ходу не принесла победы
    .whom = чья помощь в этом ходу не принесла победы
cond-winning = манчкины побеждают
cond-winning-not = манчкины не побеждают
cond-trophies-at-most = { $person ->
    [second] у тебя хранится не больше { monsters-kept }
   *[third] хранит не больше { monsters-kept }
}
cond-trophies-at-most-not = { $person ->
    [second] у тебя хранится больше { monsters-kept }
   *[third] хранит больше { monsters-kept }
}
monsters-kept = { $count ->
    [1] одного монстра
    [one] { $count } монстра
   *[other] { $count } монстров
}
cond-one-shots-used = { $count ->
    [1] твоей стороне помогла разовая шмотка
    [one] твоей стороне помогла { $count } разовая шмотка
    [few] твоей стороне помогли { $count } разовые шмотки
   *[many] твоей стороне помогли { $count } разовых шмоток
}
cond-one-shots-used-not = { $count ->
    [1] твоей стороне не помогла ни одна разовая шмотка
    [one] твоей стороне помогло меньше { $count } разовой шмотки
   *[other] твоей стороне помогло меньше { $count } разовых шмоток
}
cond-got-away = { $person ->
    [second] тебе от него удалось смыться
   *[third] от него смылся
}
cond-got-away-not = { $person ->
    [second] тебе от него не удалось смыться
   *[third] от него не смылся
}
cond-playing = это { $which }
cond-playing-not = это не { $which }
cond-losing = это { $which }
cond-losing-not = это не { $which }
cond-alone = { $person ->
    [second] тебе никто не помогает
   *[third] бьётся без помощи
}
cond-alone-not = { $person ->
    [second] тебе кто-то помогает
   *[third] бьётся не в одиночку
}
cond-for-the-win = { $person ->
    [second] этот бой решает игру
   *[third] ведёт бой, который решает игру
}
cond-for-the-win-not = { $person ->
    [second] этот бой не решает игру
   *[third] ведёт бой, который не решает игру
}
cond-facing-monster = { $person ->
    [second] в бою участвует { $which }
   *[third] бьётся против { CASE($which, "gen") }
}
cond-facing-monster-not = { $person ->
    [second] в бою нет { $none }
   *[third] бьётся там, где нет { $none }
}
cond-facing-trait = в бою участвует { $who }
cond-facing-munchkin = в бою есть тот, { who-whom }
cond-facing-munchkin-not = в бою нет никого, { who-whom }
cond-wearing = { $how ->
    [held] { $person ->
        [second] у тебя в руках { $which }
       *[third] держит в руках { CASE($which, "acc") }
    }
   *[worn] { $person ->
        [second] на тебе { $which }
       *[third] носит { CASE($which, "acc") }
    }
}
cond-wearing-not = { $how ->
    [held] { $person ->
        [second] у тебя в руках нет { $none }
       *[third] не держит в руках { $none }
    }
   *[worn] { $person ->
        [second] на тебе нет { $none }
       *[third] не носит { $none }
    }
}
cond-wearing-vehicle = { $person ->
    [second] у тебя есть { $which }
   *[third] имеет { CASE($which, "acc") }
}
    .link = of
    .which = у которого есть { $which }
    .whom = у кого есть { $which }
cond-wearing-vehicle-not = { $person ->
    [second] у тебя нет { $none }
   *[third] не имеет { $none }
}
    .link = of
    .which = у которого нет { $none }
    .whom = у кого нет { $none }
cond-carrying = { $person ->
    [second] у тебя в игре есть { $which }
   *[third] имеет в игре { CASE($which, "acc") }
}
    .link = of
    .which = у которого в игре есть { $which }
    .whom = у кого в игре есть { $which }
cond-carrying-not = { $person ->
    [second] у тебя в игре нет { $none }
   *[third] не имеет в игре { $none }
}
    .link = of
    .which = у которого в игре нет { $none }
    .whom = у кого в игре нет { $none }
cond-hand-at-least = { $person ->
    [second] у тебя на руке { cards-in-hand }
   *[third] держит на руке { cards-in-hand }
}
cond-hand-at-least-not = { $person ->
    [second] у тебя на руке { fewer-cards-in-hand }
   *[third] держит на руке { fewer-cards-in-hand }
}
cards-in-hand = { $count ->
    [1] { $person ->
        [second] хоть одна карта
       *[third] хоть одну карту
    }
    [one] не меньше { $count } карты
   *[other] не меньше { $count } карт
}
fewer-cards-in-hand = { $count ->
    [1] меньше одной карты
    [one] меньше { $count } карты
   *[other] меньше { $count } карт
}
cond-has-follower = { $person ->
    [second] у тебя есть { term-follower.nom }
   *[third] имеет { term-follower.acc }
}
    .link = of
    .which = у которого есть { term-follower.nom }
    .whom = у кого есть { term-follower.nom }
cond-has-follower-not = { $person ->
    [second] у тебя нет { term-follower.gen }
   *[third] не имеет { term-follower.gen }
}
    .link = of
    .which = у которого нет { term-follower.gen }
    .whom = у кого нет { term-follower.gen }
cond-rolling-for = это бросок { $for }
cond-rolling-for-not = это не бросок { $for }
cond-own-roll = { $person ->
    [second] это твой бросок
   *[third] бросает сам
}
cond-own-roll-not = { $person ->
    [second] это не твой бросок
   *[third] бросает не сам
}
cond-roll-failed = бросок неудачен
cond-roll-failed-not = бросок удачен
cond-face-up = карты тянут в открытую
cond-face-up-not = карты тянут в закрытую

## Ради чего бросают кубик

purpose-run-away = на смывку
purpose-theft = на кражу
purpose-bad-stuff = на непотребство
purpose-card = по карте
purpose-first-player = за право первого хода
purpose-loot-tie = за право первого выбора

## Вещи: «шмотка», «все большие шмотки»; [none]: родительный после «нет», [each]: «каждая ...»

thing-item = { $count ->
    [all] все { thing-item-pl-nom }
    [none] { thing-item-pl-gen }
    [each] каждая { thing-item-nom }
    [1] { thing-item-nom }
    [one] { $count } { thing-item-nom }
    [few] { $count } { thing-item-pl-nom }
   *[other] { $count } { thing-item-pl-gen }
}
    .gen = { $count ->
    [all] всех { thing-item-pl-gen }
    [none] { thing-item-pl-gen }
    [each] каждой { thing-item-gen }
    [1] { thing-item-gen }
    [one] { $count } { thing-item-gen }
   *[other] { $count } { thing-item-pl-gen }
}
    .acc = { $count ->
    [all] все { thing-item-pl-nom }
    [none] { thing-item-pl-gen }
    [each] каждую { thing-item-acc }
    [1] { thing-item-acc }
    [one] { $count } { thing-item-acc }
    [few] { $count } { thing-item-pl-nom }
   *[other] { $count } { thing-item-pl-gen }
}
    .rel = { $count ->
    [all] которые
    [few] которые
    [many] которые
   *[other] которая
}
    .on = { $count ->
    [all] которые надеты
    [few] которые надеты
    [many] которые надеты
   *[other] которая надета
}
thing-item-nom = { $size ->
    [big] { term-big } шмотка
    [small] маленькая шмотка
   *[any] шмотка
}
thing-item-gen = { $size ->
    [big] { term-big.gen } шмотки
    [small] маленькой шмотки
   *[any] шмотки
}
thing-item-acc = { $size ->
    [big] { term-big.acc } шмотку
    [small] маленькую шмотку
   *[any] шмотку
}
thing-item-pl-nom = { $size ->
    [big] { term-big.all } шмотки
    [small] маленькие шмотки
   *[any] шмотки
}
thing-item-pl-gen = { $size ->
    [big] { term-big.pl } шмоток
    [small] маленьких шмоток
   *[any] шмоток
}
thing-headgear = { $count ->
    [all] все головные уборы
    [none] головного убора
    [each] каждый головной убор
    [1] головной убор
    [one] { $count } головной убор
    [few] { $count } головных убора
   *[other] { $count } головных уборов
}
    .gen = { $count ->
    [all] всех головных уборов
    [each] каждого головного убора
    [one] головного убора
    [none] головного убора
   *[other] { $count } головных уборов
}
    .rel = { $count ->
    [all] которые
    [few] которые
    [many] которые
   *[other] который
}
    .on = { $count ->
    [all] которые надеты
    [few] которые надеты
    [many] которые надеты
   *[other] который надет
}
thing-armor = { $count ->
    [all] все броники
    [none] броника
    [each] каждый броник
    [1] броник
    [one] { $count } броник
    [few] { $count } броника
   *[other] { $count } броников
}
    .gen = { $count ->
    [all] всех броников
    [each] каждого броника
    [one] броника
    [none] броника
   *[other] { $count } броников
}
    .rel = { $count ->
    [all] которые
    [few] которые
    [many] которые
   *[other] который
}
    .on = { $count ->
    [all] которые надеты
    [few] которые надеты
    [many] которые надеты
   *[other] который надет
}
thing-footgear = { $count ->
    [all] вся обувь
    [none] обуви
    [each] каждая пара обуви
    [1] обувь
    [one] { $count } пара обуви
    [few] { $count } пары обуви
   *[other] { $count } пар обуви
}
    .gen = { $count ->
    [all] всей обуви
    [each] каждой пары обуви
    [one] обуви
    [none] обуви
   *[other] { $count } пар обуви
}
    .acc = { $count ->
    [all] всю обувь
    [each] каждую пару обуви
    [none] обуви
    [1] обувь
    [one] { $count } пару обуви
    [few] { $count } пары обуви
   *[other] { $count } пар обуви
}
    .rel = { $count ->
    [few] которые
    [many] которые
   *[other] которая
}
    .on = { $count ->
    [few] которые надеты
    [many] которые надеты
   *[other] которая надета
}
thing-1-hand = { $count ->
    [all] все одноручные шмотки
    [none] одноручных шмоток
    [each] каждая одноручная шмотка
    [1] одноручная шмотка
    [one] { $count } одноручная шмотка
    [few] { $count } одноручные шмотки
   *[other] { $count } одноручных шмоток
}
    .gen = { $count ->
    [all] всех одноручных шмоток
    [each] каждой одноручной шмотки
    [none] одноручных шмоток
    [one] одноручной шмотки
   *[other] { $count } одноручных шмоток
}
    .acc = { $count ->
    [all] все одноручные шмотки
    [each] каждую одноручную шмотку
    [none] одноручных шмоток
    [1] одноручную шмотку
    [one] { $count } одноручную шмотку
    [few] { $count } одноручные шмотки
   *[other] { $count } одноручных шмоток
}
    .rel = { $count ->
    [all] которые
    [few] которые
    [many] которые
   *[other] которая
}
    .on = { $count ->
    [all] которые в руках
    [few] которые в руках
    [many] которые в руках
   *[other] которая в руках
}
thing-2-hands = { $count ->
    [all] все двуручные шмотки
    [none] двуручных шмоток
    [each] каждая двуручная шмотка
    [1] двуручная шмотка
    [one] { $count } двуручная шмотка
    [few] { $count } двуручные шмотки
   *[other] { $count } двуручных шмоток
}
    .gen = { $count ->
    [all] всех двуручных шмоток
    [each] каждой двуручной шмотки
    [none] двуручных шмоток
    [one] двуручной шмотки
   *[other] { $count } двуручных шмоток
}
    .acc = { $count ->
    [all] все двуручные шмотки
    [each] каждую двуручную шмотку
    [none] двуручных шмоток
    [1] двуручную шмотку
    [one] { $count } двуручную шмотку
    [few] { $count } двуручные шмотки
   *[other] { $count } двуручных шмоток
}
    .rel = { $count ->
    [all] которые
    [few] которые
    [many] которые
   *[other] которая
}
    .on = { $count ->
    [all] которые в руках
    [few] которые в руках
    [many] которые в руках
   *[other] которая в руках
}
thing-vehicle = { $count ->
    [all] весь транспорт
    [none] транспорта
    [each] каждый транспорт
    [1] транспорт
    [one] { $count } единица транспорта
    [few] { $count } единицы транспорта
   *[other] { $count } единиц транспорта
}
    .gen = { $count ->
    [all] всего транспорта
    [each] каждого транспорта
    [one] транспорта
    [none] транспорта
   *[other] { $count } единиц транспорта
}
    .acc = { $count ->
    [all] весь транспорт
    [none] транспорта
    [each] каждый транспорт
    [1] транспорт
    [one] { $count } единицу транспорта
    [few] { $count } единицы транспорта
   *[other] { $count } единиц транспорта
}
    .rel = который
    .on = который в деле
thing-slot = { $count ->
    [all] все { CASE($slot, "pl") }
    [none] { CASE($slot, "gen") }
    [each] { $slot } (каждый раз)
    [1] { $slot }
    [one] { $count } { $slot }
    [few] { $count } { CASE($slot, "gen") }
   *[other] { $count } { CASE($slot, "pl") }
}
    .gen = { $count ->
    [all] всех { CASE($slot, "pl") }
    [none] { CASE($slot, "gen") }
    [each] { CASE($slot, "gen") }
    [one] { CASE($slot, "gen") }
   *[other] { $count } { CASE($slot, "pl") }
}
    .acc = { $count ->
    [all] всё из этого: { $slot }
    [none] { CASE($slot, "gen") }
    [each] { CASE($slot, "acc") }
    [1] { CASE($slot, "acc") }
    [one] { $count } { CASE($slot, "acc") }
   *[other] { $count } { CASE($slot, "pl") }
}
    .rel = что
    .on = что в деле
thing-monster = { $count ->
    [all] все монстры
    [none] монстров
    [each] каждый монстр
    [1] монстр
    [one] { $count } монстр
    [few] { $count } монстра
   *[other] { $count } монстров
}
    .gen = { thing-monster-gen }
    .acc = { thing-monster-gen }
    .ins = { $count ->
    [all] всеми монстрами
    [each] каждым монстром
    [none] монстром
    [1] монстром
    [one] { $count } монстром
   *[other] { $count } монстрами
}
thing-monster-gen = { $count ->
    [all] всех монстров
    [none] монстров
    [each] каждого монстра
    [1] монстра
    [one] { $count } монстра
   *[other] { $count } монстров
}
thing-tagged-monster = { $count ->
    [all] все монстры { CASE($tag, "of") }
    [none] монстров { CASE($tag, "of") }
    [each] каждый монстр { CASE($tag, "of") }
    [1] монстр { CASE($tag, "of") }
    [one] { $count } монстр { CASE($tag, "of") }
    [few] { $count } монстра { CASE($tag, "of") }
   *[other] { $count } монстров { CASE($tag, "of") }
}
    .gen = { thing-monster-gen } { CASE($tag, "of") }
    .acc = { thing-monster-gen } { CASE($tag, "of") }
thing-kind = { $count ->
    [all] все карты вида «{ $kind }»
    [none] { CASE($kind, "pl") }
    [each] каждая карта вида «{ $kind }»
    [1] { CASE($kind, "nom") }
    [one] { $count } карта вида «{ $kind }»
    [few] { $count } карты вида «{ $kind }»
   *[other] { $count } карт вида «{ $kind }»
}
    .gen = { $count ->
    [all] всех карт вида «{ $kind }»
    [none] { CASE($kind, "pl") }
    [each] каждой карты вида «{ $kind }»
    [1] { CASE($kind, "gen") }
    [one] { $count } карты вида «{ $kind }»
   *[other] { $count } карт вида «{ $kind }»
}
    .acc = { $count ->
    [all] все карты вида «{ $kind }»
    [none] { CASE($kind, "pl") }
    [each] каждую карту вида «{ $kind }»
    [1] { CASE($kind, "acc") }
    [one] { $count } карту вида «{ $kind }»
    [few] { $count } карты вида «{ $kind }»
   *[other] { $count } карт вида «{ $kind }»
}
    .rel = { $count ->
    [all] которые
    [few] которые
    [many] которые
   *[other] которая
}
    .on = { $count ->
    [all] которые надеты
    [few] которые надеты
    [many] которые надеты
   *[other] которая надета
}
thing-group = { $count ->
    [all] все карты { CASE($group, "pl") }
    [none] карт { CASE($group, "pl") }
    [each] каждая карта { CASE($group, "gen") }
    [1] карта { CASE($group, "gen") }
    [one] { $count } карта { CASE($group, "gen") }
    [few] { $count } карты { CASE($group, "gen") }
   *[other] { $count } карт { CASE($group, "gen") }
}
    .gen = { $count ->
    [all] всех карт { CASE($group, "pl") }
    [none] карт { CASE($group, "pl") }
    [each] каждой карты { CASE($group, "gen") }
    [1] карты { CASE($group, "gen") }
    [one] { $count } карты { CASE($group, "gen") }
   *[other] { $count } карт { CASE($group, "gen") }
}
    .acc = { $count ->
    [all] все карты { CASE($group, "pl") }
    [none] карт { CASE($group, "pl") }
    [each] каждую карту { CASE($group, "gen") }
    [1] карту { CASE($group, "gen") }
    [one] { $count } карту { CASE($group, "gen") }
    [few] { $count } карты { CASE($group, "gen") }
   *[other] { $count } карт { CASE($group, "gen") }
}
    .rel = { $count ->
    [all] которые
    [few] которые
    [many] которые
   *[other] которая
}
    .on = { $count ->
    [all] которые надеты
    [few] которые надеты
    [many] которые надеты
   *[other] которая надета
}
thing-card = { $count ->
    [all] все карты
    [none] карт
    [1] карта
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
    .gen = { $count ->
    [all] всех карт
    [none] карт
    [1] карты
    [one] { $count } карты
   *[other] { $count } карт
}
    .acc = { $count ->
    [all] все карты
    [none] карт
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
    .rel = { $count ->
    [all] которые
    [few] которые
    [many] которые
   *[other] которая
}
    .on = { $count ->
    [all] которые надеты
    [few] которые надеты
    [many] которые надеты
   *[other] которая надета
}
thing-named = { $count ->
    [none] карты «{ $name }»
   *[other] «{ $name }»
}
    .rel = что
    .on = что в деле

with-worn = { $thing }, { with-worn-where },
    .gen = { CASE($thing, "gen") }, { with-worn-where },
    .acc = { CASE($thing, "acc") }, { with-worn-where },
with-worn-where = { $person ->
    [second] { CASE($thing, "rel") } { $how ->
        [held] у тебя в руках
       *[worn] на тебе
    }
   *[third] { CASE($thing, "on") }
}
with-unworn = { $thing } { with-unworn-where }
    .gen = { CASE($thing, "gen") } { with-unworn-where }
    .acc = { CASE($thing, "acc") } { with-unworn-where }
with-unworn-where = { $how ->
    [held] не в руках
   *[worn] из ненадетого
}
with-big = { $thing } из { term-big.pl }
    .gen = { CASE($thing, "gen") } из { term-big.pl }
    .acc = { CASE($thing, "acc") } из { term-big.pl }
with-small = { $thing } не из { term-big.pl }
    .gen = { CASE($thing, "gen") } не из { term-big.pl }
    .acc = { CASE($thing, "acc") } не из { term-big.pl }
with-tag = { $thing } с меткой «{ $tag }»
    .gen = { CASE($thing, "gen") } с меткой «{ $tag }»
    .acc = { CASE($thing, "acc") } с меткой «{ $tag }»
with-without-tag = { $thing } без метки «{ $tag }»
    .gen = { CASE($thing, "gen") } без метки «{ $tag }»
    .acc = { CASE($thing, "acc") } без метки «{ $tag }»
with-min-value = { $thing } ценой от { $value } { term-gold }
    .gen = { CASE($thing, "gen") } ценой от { $value } { term-gold }
    .acc = { CASE($thing, "acc") } ценой от { $value } { term-gold }
with-max-value = { $thing } ценой до { $value } { term-gold }
    .gen = { CASE($thing, "gen") } ценой до { $value } { term-gold }
    .acc = { CASE($thing, "acc") } ценой до { $value } { term-gold }
with-level-at-least = { $thing } уровня { $level } или выше
    .gen = { CASE($thing, "gen") } уровня { $level } или выше
    .acc = { CASE($thing, "acc") } уровня { $level } или выше
with-level-at-most = { $thing } уровня { $level } или ниже
    .gen = { CASE($thing, "gen") } уровня { $level } или ниже
    .acc = { CASE($thing, "acc") } уровня { $level } или ниже
with-bonus-at-least = { $thing } с бонусом { SIGNED($bonus) } или больше
    .gen = { CASE($thing, "gen") } с бонусом { SIGNED($bonus) } или больше
    .acc = { CASE($thing, "acc") } с бонусом { SIGNED($bonus) } или больше
with-initials = { $thing } с английским названием на { $letters }
    .gen = { CASE($thing, "gen") } с английским названием на { $letters }
    .acc = { CASE($thing, "acc") } с английским названием на { $letters }
    .ins = { CASE($thing, "ins") } с английским названием на { $letters }
letter-g = «джи»
letter-n = «эн»
with-without-slots = { $thing } (кроме вида: { $slots })
    .gen = { CASE($thing, "gen") } (кроме вида: { $slots })
    .acc = { CASE($thing, "acc") } (кроме вида: { $slots })
with-deck-door = { $thing } из дверей
    .gen = { CASE($thing, "gen") } из дверей
    .acc = { CASE($thing, "acc") } из дверей
with-deck-treasure = { $thing } из сокровищ
    .gen = { CASE($thing, "gen") } из сокровищ
    .acc = { CASE($thing, "acc") } из сокровищ

## Кто: о ком предложение, если не о «тебе»

who-victim = этот игрок
    .gen = этого игрока
    .dat = этому игроку
    .acc = этого игрока
who-you = ты
    .gen = тебя
    .dat = тебе
    .acc = тебя
who-player = этот игрок
    .gen = этого игрока
    .dat = этому игроку
    .acc = этого игрока
who-main = главный в бою
    .gen = главного в бою
    .dat = главному в бою
    .acc = главного в бою
who-fighters = каждый манчкин в бою
    .gen = каждого манчкина в бою
    .dat = каждому манчкину в бою
    .acc = каждого манчкина в бою
who-helper = помощник
    .gen = помощника
    .dat = помощнику
    .acc = помощника
who-others = каждый другой игрок
    .gen = каждого другого игрока
    .dat = каждому другому игроку
    .acc = каждого другого игрока
who-everyone = каждый игрок
    .gen = каждого игрока
    .dat = каждому игроку
    .acc = каждого игрока
who-monsters = каждый монстр
    .gen = каждого монстра
    .dat = каждому монстру
    .acc = каждого монстра
who-neighbours = каждый сосед
    .gen = каждого соседа
    .dat = каждому соседу
    .acc = каждого соседа
who-left = сосед слева
    .gen = соседа слева
    .dat = соседу слева
    .acc = соседа слева
who-right = сосед справа
    .gen = соседа справа
    .dat = соседу справа
    .acc = соседа справа
who-lowest = игрок самого низкого уровня
    .gen = игрока самого низкого уровня
    .dat = игроку самого низкого уровня
    .acc = игрока самого низкого уровня
who-highest = игрок самого высокого уровня
    .gen = игрока самого высокого уровня
    .dat = игроку самого высокого уровня
    .acc = игрока самого высокого уровня
who-active = игрок, чей сейчас ход,
    .gen = игрока, чей сейчас ход,
    .dat = игроку, чей сейчас ход,
    .acc = игрока, чей сейчас ход,
who-is = { $who } { $predicate }
who-with = { $who }, { who-which },
    .gen = { CASE($who, "gen") }, { who-which },
    .dat = { CASE($who, "dat") }, { who-which },
    .acc = { CASE($who, "acc") }, { who-which },
who-which = { CASE($predicate, "link") ->
    [of] { CASE($predicate, "which") }
   *[other] который { $predicate }
}
who-whom = { CASE($predicate, "link") ->
    [of] { CASE($predicate, "whom") }
   *[other] кто { $predicate }
}
a-player = { $other ->
    [yes] другой игрок
   *[no] игрок
}
    .gen = { $other ->
    [yes] другого игрока
   *[no] игрока
}
    .dat = { $other ->
    [yes] другому игроку
   *[no] игроку
}
    .acc = { $other ->
    [yes] другого игрока
   *[no] игрока
}
a-fighter = { $other ->
    [yes] другой манчкин в бою
   *[no] манчкин в бою
}
    .gen = { $other ->
    [yes] другого манчкина в бою
   *[no] манчкина в бою
}
    .dat = { $other ->
    [yes] другому манчкину в бою
   *[no] манчкину в бою
}
    .acc = { $other ->
    [yes] другого манчкина в бою
   *[no] манчкина в бою
}
that-monster = этот монстр
    .gen = этого монстра
    .acc = этого монстра
    .dat = этому монстру
    .ins = этим монстром
that-item = эта шмотка
    .gen = этой шмотки
    .acc = эту шмотку
that-card = эта карта
    .gen = этой карты
    .acc = эту карту
own-monster = { that-monster }
    .gen = { that-monster.gen }
    .acc = { that-monster.acc }
    .dat = { that-monster.dat }
    .ins = { that-monster.ins }
this-monster = он
    .gen = него
    .acc = его
    .dat = ему
    .ins = ним
    .own = его
the-monster = монстр
    .gen = монстра
    .acc = монстра
    .dat = монстру
    .ins = монстром
