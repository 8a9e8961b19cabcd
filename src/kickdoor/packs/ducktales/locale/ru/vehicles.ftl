### Транспорт и что к нему приделывают

card-ducktales-mcx-jet-plane = Реактивный «Мак-Икс»
joke-ducktales-mcx-jet-plane = Взлетает безотказно. К взлёту претензий никогда и не было.
card-ducktales-aircraft-carrier = Авианосец
joke-ducktales-aircraft-carrier = Для тех, кому в машине важнее всего гараж.
card-ducktales-camel = Верблюд
joke-ducktales-camel = Плюёт в две стороны, и обе не те, куда надо тебе.
card-ducktales-mine-cart-with-one-brake = Вагонетка с одним тормозом
joke-ducktales-mine-cart-with-one-brake = Вместо тормоза доска. Доска осталась на прошлом повороте.
card-ducktales-seaplane-mostly-sea = Гидросамолёт, в основном гидро
joke-ducktales-seaplane-mostly-sea = Знает, где ему хорошо, и попадает туда с любой высоты.
card-ducktales-one-seat-submarine = Одноместная субмарина
joke-ducktales-one-seat-submarine = Нет места ни другу, ни карте, ни глубокому вдоху.
card-ducktales-balloon-full-of-hot-air = Воздушный шар с оратором
joke-ducktales-balloon-full-of-hot-air = Летит на горячем воздухе. До главного оратор ещё не дошёл.
card-ducktales-racing-stripes = Гоночные полосы
joke-ducktales-racing-stripes = Быстрее ровно на толщину краски.
card-ducktales-rocket-boosters = Ракетные ускорители
joke-ducktales-rocket-boosters = На рычаге написано «Вкл.». Больше на рычаге ничего не написано.
card-ducktales-ejector-seat = Катапульта под сиденьем
joke-ducktales-ejector-seat = Испытана дважды, оба раза в ангаре с очень крепкой крышей.
