### Почему сейчас нельзя, по номеру правила.

refusal-big-items-excess-correct = Сначала избавься от лишних больших шмоток.
refusal-big-items-one-only = Больше больших шмоток тебе не унести.
refusal-charity-give-to-lowest = Лишнее достаётся игроку самого низкого уровня.
refusal-charity-lowest-discards = Ниже тебя никого нет, поэтому лишнее ты сбрасываешь.
refusal-charity-over-five = К концу хода рука должна уложиться в предел.
refusal-classes-card-says-when = Карта называет для этого другой момент.
refusal-classes-discard-cost-source-munchkins = { $price ->
    [hand] Это стоит всей руки, { $count ->
        [one] не меньше { $count } карты
       *[other] не меньше { $count } карт
    }.
    [levels] Это стоит { $count ->
        [1] уровня, а его у тебя нет
        [one] { $count } уровня, а его у тебя нет
       *[other] { $count } уровней, а их у тебя нет
    }.
    [value] Это стоит шмоток на { $count } { term-gold }, а твои дешевле.
    [item] Это стоит шмотки в игре, а подходящей у тебя нет.
   *[cards] { $count ->
        [0] Заплатить нечем.
        [1] Это стоит карты, а лишней у тебя нет.
        [one] Это стоит { $count } карты, а лишних у тебя мало.
       *[other] Это стоит { $count } карт, а лишних у тебя мало.
    }
}
refusal-classes-only-one = Такая карта может быть только одна.
refusal-combat-cards-playable = Это только для боя.
refusal-combat-greater-wins = Монстры сильнее.
refusal-combat-no-treasures-from-hand = В бою это с руки не сыграть.
refusal-combat-ties-lose = Силы равны, значит, побеждают монстры.
refusal-conflicts-card-beats-rule = Это запрещает карта на столе.
refusal-curses-nothing-to-hit = Этому не на кого и не на что подействовать.
refusal-death-no-cards-received = Мёртвые ничего не получают и ничего не делают.
refusal-hand-play-only-at-specified-times = Сейчас это играть не время.
refusal-help-ask-in-turn = Кого-то уже просят о помощи.
refusal-help-bribe-card-plays = Это обещано.
refusal-help-compelled-backs-out = Выйти можно, только когда бой решает игру.
refusal-help-compelled-not-for-win = В бою за победу в игре никого нельзя заставить помогать.
refusal-help-one-helper = Помощник уже есть.
refusal-help-volunteer-stays = Раз уж помощь обещана, оставайся.
refusal-items-equipped-gives-bonus = Это действует, только пока надето.
refusal-items-extra-slot-carried-only = Надеть это некуда.
refusal-items-no-change-in-combat = В бою не переодеваются.
refusal-items-no-change-while-running = На бегу не переодеваются.
refusal-items-restriction-bonus-only-if-match = Это не для таких, как ты.
refusal-items-slot-headgear = На голове нет места.
refusal-items-slot-armor = Для второго броника нет места.
refusal-items-slot-footgear = На ногах нет места.
refusal-items-slot-hands = Рук не хватает.
refusal-level-cards-not-winning = Последний уровень добывают только в бою.
refusal-monsters-hand-uses = Монстр с руки нужен для поиска неприятностей.
refusal-multi-monster-specials-whole-fight = Это запрещает монстр в бою.
refusal-run-away-automatic-abilities-vox = Это для смывки.
refusal-run-away-both-must-run = Смываться должны вы оба.
refusal-run-away-when = Ты побеждаешь, смываться не от чего.
refusal-selling-1000-per-level = Всего, что можно продать, на уровень не хватает.
refusal-selling-not-in-combat = В бою не продают.
refusal-selling-not-to-level-ten = Последний уровень не продаётся.
refusal-selling-not-while-running = На бегу не продают.
refusal-selling-own-turn-only = Продавать можно только в свой ход.
refusal-setup-initial-play-one-class = До первого хода выкладывают только по одной карте каждого рода.
refusal-setup-initial-play-items = До первого хода это не играют.
refusal-super-munchkin-needs-class = Чтобы иметь больше, нужна хотя бы одна.
refusal-super-munchkin-no-duplicate-class = Это у тебя уже есть.
refusal-timing-own-turn-new-class = Для этого нужен свой ход.
refusal-timing-own-turn-play-item = Шмотки вводят в игру в свой ход и не в бою.
refusal-trading-big-limit = У кого-то из вас больших шмоток станет слишком много.
refusal-trading-not-in-combat-munchkins = В бою не меняются.
refusal-trading-received-no-sale-or-discard-munchkins = Это получено обменом: храни до своего хода.
refusal-trading-table-only = Менять нечего: в игре пусто.
refusal-treasures-other-card-says = Это ответ на то, чего сейчас нет.

## Собственные отказы движка

refusal-engine-answer-first = Сначала надо ответить на вопрос.
refusal-engine-enough = Хватит пока: играем дальше.
refusal-engine-not-now = Сейчас это невозможно.
refusal-engine-one-offer = Твоё предложение уже на столе.
refusal-engine-rank-too-high = Столько рангов твой уровень не потянет.
refusal-engine-unknown-option = Такого выбора сейчас нет.
refusal-other = Сейчас это запрещено правилами.
refusal-help-bribe-treasures = Нельзя обещать больше сокровищ, чем принесёт бой.
refusal-curses-kept-not-fuel = Проклятием, которое лежит перед тобой, не платят.
refusal-death-no-levels = Мёртвые не получают уровней, и карты на них не играют.
refusal-combat-lose-must-run = Бой проигран: остаётся только смываться.
refusal-turn-phase-two-skipped-after-monster = Неприятности и обчистка комнаты бывают, только если за дверью не было монстра.
refusal-turn-phase-two-choice = Сначала ищи неприятности или обчисти комнату.
refusal-hirelings-no-trading = Спутниками не торгуют.
refusal-seasons-holiday-no-joining = Сейчас в бой нельзя добавить монстра.
refusal-trading-items-only = Меняют только шмотки.
refusal-vehicles-one-only = Ехать можно только на чём-то одном.
refusal-vehicles-never-just-carried = На этом едут, или этого нет вовсе: отложить впрок нельзя.
refusal-monsters-fight-alone-vox = Кто не в этом бою, играет только разовые шмотки и только за монстров.
