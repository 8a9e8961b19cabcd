### Разовые шмотки.

card-munchkin-bottled-applause = Аплодисменты в бутылке
joke-munchkin-bottled-applause = Откупорь после чего угодно. Они неразборчивы.

card-munchkin-angry-pamphlet = Гневный памфлет
joke-munchkin-angry-pamphlet = Три страницы, из них две заглавными буквами.

card-munchkin-cup-of-strong-tea = Кружка крепкого чая
joke-munchkin-cup-of-strong-tea = Ложка сдалась.

card-munchkin-jar-of-wasps = Банка ос
joke-munchkin-jar-of-wasps = Им обещали варенье.

card-munchkin-loaded-question = Вопрос с подвохом
joke-munchkin-loaded-question = Ты уже перестал проигрывать таким, как я?

card-munchkin-motivational-poster = Мотивирующий плакат
joke-munchkin-motivational-poster = Котёнок висит на ветке. Ветка — это ты.

card-munchkin-exploding-cigar = Взрывная сигара
joke-munchkin-exploding-cigar = Мальчик! Отойдите подальше.

card-munchkin-sack-of-marbles = Мешок стеклянных шариков
joke-munchkin-sack-of-marbles = У кого в голове, у кого под ногами.

card-munchkin-borrowed-thunder = Гром напрокат
joke-munchkin-borrowed-thunder = Вернуть к четвергу. Хозяин знает, где ты живёшь.

card-munchkin-potion-of-second-wind = Зелье второго дыхания
joke-munchkin-potion-of-second-wind = Первое вышло за дверь вместе с друзьями.

card-munchkin-flat-packed-golem = Голем в плоской упаковке
joke-munchkin-flat-packed-golem = Собирать самому. Лишние винты он запомнит.

card-munchkin-hex-repellent = Аэрозоль от проклятий
joke-munchkin-hex-repellent = Помогает от проклятий, мух и пустой болтовни.

card-munchkin-pocket-trampoline = Карманный батут
joke-munchkin-pocket-trampoline = Бой продолжается под тобой. Потом ещё ниже.

card-munchkin-lead-filled-die = Кубик со свинцом
joke-munchkin-lead-filled-die = Тяжёлый и по-своему честный: падает всегда одинаково.

card-munchkin-best-of-three = До двух побед
joke-munchkin-best-of-three = А кто говорил, что бросаем один раз?

card-munchkin-writ-of-eviction = Приказ о выселении
joke-munchkin-writ-of-eviction = Подписан, скреплён печатью и брошен издалека.

card-munchkin-lost-property-ticket = Квитанция бюро находок
joke-munchkin-lost-property-ticket = Опишите вещь. Нет, убедительнее.

card-munchkin-friend-in-a-box = Друг в коробке
joke-munchkin-friend-in-a-box = Просто добавь опасность.

card-munchkin-bad-directions = Неверные указания
joke-munchkin-bad-directions = У старого дуба налево. Дуб, кстати, рычит.
