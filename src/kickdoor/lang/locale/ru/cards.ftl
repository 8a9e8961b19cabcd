### Строки карты: целые предложения, сложенные из частей.

sentence = { $text }.
labelled = { $label }: { $text }
epic = Эпический подвиг
epic-named = Эпический подвиг «{ $name }»
epic-instead = { $label } (взамен: { $names })
note-own = что она делает, придумано нами
note-own-abilities = придумано нами: { $names }
with-if = { $text }, если { $when }

## Монстры

label-bad-stuff = Непотребство
no-bad-stuff = нет
on-meet = При встрече с ним { $text }
on-escape = Даже если смоешься, { $text }
on-escape-pursued = Даже если погоня ему не удалась, { $text }
pursues-above = Не преследует тех, чей уровень { $level } или ниже
joins = Его можно сыграть с руки в любой бой с монстром { CASE($tag, "of") }
has-tag = { $tag }

mod-monster-strength = { SIGNED($amount) }
mod-monster-strength-against = { SIGNED($amount) } против { CASE($name, "gen") }
mod-monster-strength-against-no = { SIGNED($amount) } против всех, кроме { CASE($name, "gen") }
mod-monster-strength-who = { SIGNED($amount) } против того, { who-whom }
mod-monster-treasures = { $amount ->
    [-1] на одно сокровище меньше
    [1] на одно сокровище больше
   *[other] сокровищ: { SIGNED($amount) }
}
mod-monster-levels = { $amount ->
    [-1] на один уровень меньше
    [1] на один уровень больше
   *[other] уровней: { SIGNED($amount) }
}
mod-monster-run-away = { SIGNED($amount) } к смывке от него
mod-monster-run-away-all = { SIGNED($amount) } к смывке от любого монстра в бою
mod-others-strength = { $tag ->
    [none] остальные монстры в бою получают { SIGNED($amount) }
   *[other] остальные монстры { CASE($tag, "of") } в бою получают { SIGNED($amount) }
}

## Числа, которые зависят от других

per-monsters = { SIGNED($amount) } за { CASE($which, "acc") } в бою
per-any-monsters = { SIGNED($amount) } за каждого монстра в бою
per-fighters = { SIGNED($amount) } за каждого манчкина в бою, { who-which }
per-own-items = { SIGNED($amount) } за { CASE($which, "acc") } у тебя в игре
per-own-items-worn = { SIGNED($amount) } за { CASE($which, "acc") }
per-any-own-items = { SIGNED($amount) } за каждую твою шмотку в игре
per-hand = { SIGNED($amount) } за каждую карту у тебя на руке
per-level = { SIGNED($amount) } за каждый твой уровень
per-trophies = { SIGNED($amount) } за каждого монстра, который у тебя хранится
per-followers = { SIGNED($amount) } за каждого { term-follower.acc }, который у тебя есть
per-stakes = { SIGNED($amount) } за каждое сокровище, которое сулят монстры в твоём бою
per-refusals = { SIGNED($amount) } за каждого, кто в этом бою отказался помочь тебе за сокровища
per-most = { $text } (но не больше { SIGNED($most) })
per-number = { $number }: { $per }

## Карты в игре

mod-strength = { SIGNED($amount) } к твоей силе
mod-strength-of-many = { SIGNED($amount) } к силе
mod-strength-more = ещё { SIGNED($amount) }
mod-run-away = { SIGNED($amount) } к смывке
mod-run-away-more = ещё { SIGNED($amount) } к смывке
mod-hand-limit = { $amount ->
    [1] можешь держать на руке на одну карту больше
    [-1] можешь держать на руке на одну карту меньше
   *[other] предел твоей руки: { SIGNED($amount) }
}
mod-hand-limit-set = { $amount ->
    [99] можешь держать на руке сколько угодно карт
    [one] можешь держать на руке { $amount } карту
    [few] можешь держать на руке { $amount } карты
   *[other] можешь держать на руке { $amount } карт
}
mod-big-limit = { $amount ->
    [1] можешь нести на одну { term-big.acc } шмотку больше
   *[other] предел { term-big.pl } шмоток: { SIGNED($amount) }
}
mod-big-limit-set = { $amount ->
    [99] можешь нести сколько угодно { term-big.pl } шмоток
    [one] можешь нести { $amount } { term-big.acc } шмотку
    [few] можешь нести { $amount } { term-big.all } шмотки
   *[other] можешь нести { $amount } { term-big.pl } шмоток
}
mod-hands = { $amount ->
    [1] у тебя на одну руку больше
   *[other] рук у тебя: { SIGNED($amount) }
}
mod-dice = { SIGNED($amount) } к каждому твоему броску
mod-treasures = { $amount ->
    [-1] на одно сокровище меньше за победу в бою
    [1] на одно сокровище больше за победу в бою
   *[other] сокровищ за победу в бою: { SIGNED($amount) }
}
mod-levels = { $amount ->
    [1] на один уровень больше за победу в бою
   *[other] уровней за победу в бою: { SIGNED($amount) }
}
mod-sale-set = { $amount ->
    [150] раз в ход одну шмотку можно продать в полтора раза дороже
    [200] раз в ход одну шмотку можно продать вдвое дороже
   *[other] раз в ход одна шмотка продаётся за { $amount } % цены
}
mod-sale-floor = наименьшая цена каждой шмотки при продаже: { SIGNED($amount) }
mod-sale-unit = цена уровня: { SIGNED($amount) }
mod-sale-floor-set = каждая твоя шмотка продаётся не дешевле чем за { $amount } { term-gold }
mod-sale-unit-set = уровень стоит тебе { $amount } { term-gold }
mod-one-shot-bonus = { SIGNED($amount) } к бонусу каждой твоей разовой шмотки в бою
mod-bad-stuff-levels = { $amount ->
    [-99] непотребство никогда не отнимает у тебя уровней
    [-1] если непотребство отнимает уровни, теряешь на один меньше
   *[other] если непотребство отнимает уровни, их число меняется: { SIGNED($amount) }
}
mod-sale-items = { $amount ->
    [1] с такой выгодой за ход можно продать на одну шмотку больше
   *[other] выгодных продаж за ход больше: { SIGNED($amount) }
}
mod-sale-alone = цена единственной проданной шмотки меняется на { SIGNED($amount) } процентов
mod-sale-alone-set = { $amount ->
    [300] если с выгодой за ход продаётся всего одна шмотка, её можно продать втрое дороже
   *[other] если с выгодой за ход продаётся всего одна шмотка, она идёт за { $amount } % цены
}
mod-places = предел карт вида «{ $group }»: { SIGNED($amount) }
mod-goal = { $amount ->
    [-1] тебе для победы нужен на один уровень меньше
   *[other] победный уровень для тебя меняется: { SIGNED($amount) }
}
mod-item-bonus = { $amount ->
    [0] шмотки не дают бонуса
    [2] бонусы шмоток считаются дважды
    [few] бонусы шмоток считаются { $amount } раза
   *[other] бонусы шмоток считаются { $amount } раз
}
mod-item-bonus-of = { $amount ->
    [0] бонус { CASE($which, "gen") } не считается
    [2] бонус { CASE($which, "gen") } считается дважды
    [few] бонус { CASE($which, "gen") } считается { $amount } раза
   *[other] бонус { CASE($which, "gen") } считается { $amount } раз
}
mod-worn-bonus = { SIGNED($amount) } к бонусу каждой твоей шмотки в деле, у которой он есть
mod-worn-bonus-of = { SIGNED($amount) } к бонусу { CASE($which, "gen") }
mod-items-tagged = на всех твоих шмотках метка «{ $tag }»
mod-items-tagged-of = метка «{ $tag }» есть у { CASE($which, "gen") }
mod-room = { $amount ->
    [1] место есть ещё для одной: { $which }
   *[other] место: { SIGNED($amount) } ({ $which })
}
mod-room-set = { $amount ->
    [0] ничего из этого нельзя использовать: { $which }
    [99] в деле сразу могут быть { $which }, сколько бы их у тебя ни было
   *[other] в деле могут быть { $amount }: { $which }
}
mod-follower-limit = { $amount ->
    [1] можешь иметь на одного { term-follower.acc } больше
   *[other] предел { term-follower.pl }: { SIGNED($amount) }
}
mod-follower-limit-set = { $amount ->
    [99] можешь иметь сколько угодно { term-follower.pl }
   *[other] предел { term-follower.pl }: { $amount }
}
mod-sale-above = наименьшая цена, которая засчитывается при продаже, меняется на { SIGNED($amount) }
mod-sale-above-set = шмотки дешевле { $amount } { term-gold } включительно при продаже ничего не стоят
mod-slot = мест под { CASE($slot, "acc") }: { SIGNED($amount) }

rank = ранг { $rank }: ранги твоих карт вида «{ $group }» вместе не выше твоего уровня
usable-by = можно использовать, только если { $when }
usable-by-traits = использовать может только { $names }
usable-by-no-traits = { $names } этим пользоваться не может
a-trait = { $name }
    .gen = { CASE($name, "gen") }

enhances = Сыграй на монстра в бою: { $text }
enhances-tag = Он теперь { $tag }
joins-partner = Его можно сыграть с руки в любой бой, где есть «{ $name }»
onto-identity = играется на твою карту ({ $groups }); на каждой лежит не больше одной такой
seen-as = для монстров ты всё равно что { $name }
onto = Сыграй на { CASE($which, "acc") } перед собой, насовсем
joins-with = Или сыграй вместе с монстром с руки, чтобы вступить в любой бой с монстром { CASE($tag, "of") }

permission = можно иметь { $places ->
    [one] { $places } карту
    [few] { $places } карты
   *[other] { $places } карт
} { CASE($group, "gen") } или одну, но без её недостатков
carries = { $count ->
    [1] несёт за тебя одну шмотку, и она считается надетой
    [one] несёт за тебя { $count } шмотку, и она считается надетой
    [few] несёт за тебя { $count } шмотки, и они считаются надетыми
   *[other] несёт за тебя { $count } шмоток, и они считаются надетыми
}
cheats-followers = Или на своего { term-follower.acc }, и он не идёт в счёт твоего предела
carries-any = что он несёт, работает, даже если самому тебе этим пользоваться нельзя
carries-only = нести может только { CASE($which, "acc") }
cheats = Сыграй на свою шмотку: её можно носить, что бы этому ни мешало

lasts-fight = действует до конца твоего следующего боя
lasts-forever = действует, пока не избавишься
lasts-until = действует, пока не потеряешь { CASE($which, "acc") }

## Постоянные правила

quality-no-helper = в бою с ним никто не может тебе помочь
quality-level-only = против него считается только твой уровень: ни шмоток, ни других бонусов
quality-bonuses-only = твой уровень против него не считается
quality-cannot-escape = от него нельзя смыться
quality-auto-escape = от него ты смываешься без броска
quality-no-one-shots = против него не помогают разовые шмотки
quality-outsiders-one-shots-only = кто не в бою, играет только разовые шмотки и только за монстров
quality-ignored-unless = он пропускает всех, если только не выполнено условие: { $when }
quality-wins-ties = ты побеждаешь и при равных силах
quality-helper-levels = помогая победить, получаешь уровень за каждого { term-killed.gen } монстра
quality-extra-treasure-on-escape = когда смоешься от монстра, тяни сокровище (раз за бой)
quality-inseparable = до самой смерти её нельзя ни продать, ни отдать, ни сбросить
quality-two-hands-in-one = держишь в одной руке то, для чего нужны две
quality-epic-powers = на любом уровне тебе доступен эпический подвиг карты, на которой она лежит, или все, если не лежит ни на какой
quality-no-charity = от чужой щедрости тебе ничего не достаётся
quality-asks-once = за бой можешь попросить о помощи только одного соперника
quality-third-door = если за обеими дверями нет монстра, после проклятий открываешь третью
quality-runs-first = можешь смываться от монстров раньше напарника
quality-curse-proof-at-door = проклятия из-за двери, которую вышибаешь, на тебя не действуют
quality-no-new-monsters = в начатый бой нельзя добавить монстров
quality-free-of = никакой запрет на шмотки из-за карт вида «{ $group }» тебя не касается, если в нём не названа именно эта карта
quality-takes-last = когда все обобрали тело, возьми из остатков ещё одну карту
quality-undimmed = никакое твоё состояние ничем не прекратить
quality-survives-death = остаётся с тобой и после смерти
quality-takes-charity = всё, что раздают по щедрости, достаётся тебе, кто бы ни был слабее всех
quality-dulls-item = шмотка под ней ничего не даёт, и снять её нельзя
quality-left-to-lowest = после твоей смерти её до дележа забирает самый слабый игрок
quality-no-item-bonuses = твои шмотки ничего не добавляют к силе
quality-no-item-bonuses-but-armor = твои шмотки, кроме броников, ничего не добавляют к силе

## Когда карту можно сыграть, а способность применить

moment-combat-anyone = в любом бою
moment-combat-fighter = в своём бою
moment-combat-main = в бою, который ты ведёшь,
moment-combat-helper = в бою, где ты помогаешь,
moment-combat-outsider = в бою, где тебя нет,
moment-combat-owner = в любом бою
moment-flight-anyone = когда кто-то собирается смываться,
moment-flight-fighter = когда собираешься смываться,
moment-flight-main = когда собираешься смываться из боя, который ты ведёшь,
moment-flight-helper = когда собираешься смываться из боя, где помогаешь,
moment-flight-outsider = когда собирается смываться кто-то другой,
moment-flight-owner = когда кто-то собирается смываться,
moment-own-turn-anyone = в свой ход
moment-own-turn-rest-anyone = в свой ход вне боя
moment-rest-anyone = когда ты не в бою,
moment-rest-owner = пока ты не в бою,
moment-any-anyone = в любой момент
moment-any-owner = в любой момент
moment-any-outsider = в любой момент, пока ты не в бою,
moment-any-fighter = в любой момент, пока ты в бою,
moment-curse-anyone = в ответ на { term-curse.acc }
moment-die-anyone = в ответ на бросок
moment-die-fighter = в ответ на бросок в своём бою
moment-die-main = в ответ на бросок в бою, который ты ведёшь,
moment-die-outsider = в ответ на чужой бросок
moment-die-owner = в ответ на бросок
moment-caught-own = когда тебе не удалось смыться,
moment-caught-anyone = когда смывка не удалась,
moment-caught-fighter = когда в твоём бою не удалась смывка,
moment-caught-main = когда смывка не удалась в бою, который ты ведёшь,
moment-roll = в ответ на { $whose ->
    [own] свой { $failed ->
        [yes] неудачный бросок
       *[no] бросок
    }
    [other] чужой { $failed ->
        [yes] неудачный бросок
       *[no] бросок
    }
   *[any] { $failed ->
        [yes] неудачный бросок
       *[no] бросок
    }
}
moment-roll-for = { $moment } { $for }
moment-setup-anyone = до первого хода
moment-received-anyone = сразу, как получишь,

play = { $moment } { $effect }
play-if = { $moment }, { $effect }
play-when = { $moment }, если { $when }, { $effect }
play-cost = { $moment } { $cost }: { $effect }
play-when-cost = { $moment }, если { $when }, { $cost }: { $effect }
limited = { $text } ({ $limit })
limit-combat = { $times ->
    [1] раз за бой
    [few] до { $times } раз за бой
   *[other] до { $times } раз за бой
}
limit-turn = { $times ->
    [1] раз за ход
   *[other] до { $times } раз за ход
}
limit-roll = { $times ->
    [1] раз за бросок
   *[other] до { $times } раз за бросок
}
limit-each = { $limit } с каждым игроком

# Чем платят: «сбрось карту», а после «можешь» .inf: «сбросить карту»
cost-discard = сбрось { discarded-cards }
    .inf = сбросить { discarded-cards }
cost-discard-hand = сбрось { discarded-cards } с руки
    .inf = сбросить { discarded-cards } с руки
discarded-cards = { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
cost-first = сбрось { first-and-more }
    .inf = сбросить { first-and-more }
first-and-more = { $more ->
    [0] с руки { CASE($which, "acc") }
    [1] с руки { CASE($which, "acc") } и ещё одну карту
    [few] с руки { CASE($which, "acc") } и ещё { $more } карты
   *[other] с руки { CASE($which, "acc") } и ещё { $more } карт
}
cost-hand = сбрось { whole-hand }
    .inf = сбросить { whole-hand }
whole-hand = { $count ->
    [1] всю руку
    [one] всю руку, не меньше { $count } карты
   *[other] всю руку, не меньше { $count } карт
}
cost-item = сбрось из игры { CASE($which, "acc") }
    .inf = сбросить из игры { CASE($which, "acc") }
cost-item-worn = сбрось { CASE($which, "acc") }
    .inf = сбросить { CASE($which, "acc") }
cost-treasures = сбрось столько карт, сколько сокровищ сулит монстр
cost-value = сбрось { items-of-value }
    .inf = сбросить { items-of-value }
items-of-value = с руки или из игры шмотки общей ценой не меньше { $value } { term-gold }
cost-levels = потеряй { some-levels }
    .inf = потерять { some-levels }

## На что отзывается карта

instead = { $moment } можешь сделать так: { $effect }
instead-cost = { $moment } можешь { CASE($cost, "inf") }: { $effect }
always = { $moment } { $effect }
always-if = { $moment }, { $effect }
hears-if = { $moment }, если { $when },
hears-turn-started = когда начинается твой ход,
hears-combat-started = когда начинается бой,
hears-combat-won = когда ты побеждаешь в бою,
hears-helped-win = когда ты помогаешь победить в бою,
hears-combat-ending = когда твой бой окончен, но его карты ещё не сброшены,
hears-combat-ended = в конце каждого твоего боя
hears-helped-level = когда игрок, которому ты помогаешь, получает уровень,
hears-monster-killed = когда монстр { term-killed },
hears-escaped = когда ты смываешься от монстра,
hears-caught = когда монстр тебя ловит,
hears-caught-instead = вместо непотребства монстра, который тебя поймал,
hears-refused = когда соперник отказывается помочь тебе за сокровища (раз за бой для каждого)
hears-steed-discarded = когда скакун другого игрока уходит в сброс
hears-monsters-gone = когда чей-нибудь бой окончен и его монстры уходят в сброс
hears-level-gained = когда ты получаешь уровень,
hears-level-lost = когда ты теряешь уровень,
hears-discarded = когда ты сбрасываешь карту,
hears-died = когда ты умираешь,
hears-cursed = когда на тебя ложится { term-curse.nom },
hears-curse-landed = когда { term-curse.nom }, которое ты играешь, ложится на другого,
hears-turn-ending = в конце каждого своего хода
hears-rolled = когда твой бросок засчитан,
hears-draw = когда ты собираешься тянуть карту,
hears-draw-up = когда ты собираешься тянуть карту в открытую,
hears-curse = когда на тебя вот-вот ляжет { term-curse.nom },
hears-partner-caught = когда твоему напарнику грозит непотребство монстра,
hears-meet = когда за дверью, которую ты открываешь, оказывается монстр,
hears-loot = когда ты обчищаешь комнату,
hears-lose-item = когда ты вот-вот потеряешь шмотку,
hears-one-shot = когда ты используешь в бою разовую шмотку с бонусом,
hears-card-against = когда другой игрок играет карту против тебя в бою,
hears-die = после твоего броска

# Слои чисел, которые не прибавляются и не задаются.
mod-set = { $number }: ровно { $amount }
mod-multiply = { $number }: в { $amount ->
    [one] { $amount } раз
    [few] { $amount } раза
   *[other] { $amount } раз
} больше
mod-clamp = { $number }: не больше { $amount }
number-strength = сила
number-run-away = бонус к смывке
number-hand-limit = предел руки
number-treasures = сокровища за бой
number-levels = уровни за бой
number-big-limit = предел больших шмоток
number-hands = число рук
number-dice = бонус к броскам
number-sale = цена
number-sale-floor = наименьшая цена каждой шмотки
number-sale-above = наименьшая цена, которая засчитывается
number-room = место
number-follower-limit = предел спутников
number-sale-unit = цена уровня
number-one-shot-bonus = бонус разовых шмоток
number-bad-stuff-levels = уровни, потерянные из-за непотребства
number-worn-bonus = бонус каждой шмотки
number-items-tagged = метки шмоток
number-places = места
number-sale-items = число выгодных продаж
number-sale-alone = цена единственной шмотки
number-goal = победный уровень
number-item-bonus = бонус шмоток
