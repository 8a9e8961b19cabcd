### Прочие двери

card-oz-emerald-plated = С изумрудным покрытием
joke-oz-emerald-plated = Под зелёным жесть. Под жестью злость.
card-oz-with-flying-monkeys = С летучими обезьянами
joke-oz-with-flying-monkeys = Обезьяны в комплекте. Манеры отдельно.
card-oz-brought-by-the-twister = Принесло ураганом
joke-oz-brought-by-the-twister = Кружится голова, и виноват ты.
card-oz-powdered-back-to-life = Оживлён порошком
joke-oz-powdered-back-to-life = Порошок был просрочен. Оно тоже.
card-oz-bigger-behind-the-smoke = В дыму куда больше
joke-oz-bigger-behind-the-smoke = Огонь, гром и один усталый дядька с рычагом.
card-oz-only-wants-a-heart = Ему бы только сердце
joke-oz-only-wants-a-heart = Против тебя у него ничего нет. Кроме топора.
card-oz-something-in-the-cornfield = Ещё кто-то в кукурузе
joke-oz-something-in-the-cornfield = Пугало показывало в обе стороны. Оттуда и пришли.
card-oz-hall-of-green-mirrors = Зал зелёных зеркал
joke-oz-hall-of-green-mirrors = Настоящий только один. Так говорит каждый.
card-oz-you-had-it-all-along = Это было при тебе всегда
joke-oz-you-had-it-all-along = Оно всегда тебе шло. Просто стеснялись сказать.
