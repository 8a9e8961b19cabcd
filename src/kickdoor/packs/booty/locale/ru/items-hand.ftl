### Что держат в руках

card-booty-buttered-cutlass = Сабля в масле
joke-booty-buttered-cutlass = Кок брал. Теперь входит легче.
card-booty-hook-with-attachments = Крюк с насадками
joke-booty-hook-with-attachments = Штопор, ложка и крючок поменьше за хорошее поведение.
card-booty-damp-flintlock = Отсыревший пистоль
joke-booty-damp-flintlock = Говорит «пфф». Но с какой интонацией!
card-booty-ledger-bound-in-iron = Гроссбух в железном переплёте
joke-booty-ledger-bound-in-iron = Рано или поздно цифры бьют каждого.
card-booty-rapier-with-a-flamenco-grip = Рапира с хваткой фламенко
joke-booty-rapier-with-a-flamenco-grip = Перед выпадом топнуть дважды. Так в инструкции.
card-booty-machete-with-a-map-on-it = Мачете с картой
joke-booty-machete-with-a-map-on-it = «Вы здесь», сообщает оно и показывает на тебя.
card-booty-anchor-on-a-short-chain = Якорь на короткой цепи
joke-booty-anchor-on-a-short-chain = Размахнись один раз. Дальше лети следом.
card-booty-oar-of-last-resort = Весло на крайний случай
joke-booty-oar-of-last-resort = Их было два. С тех пор ходим кругами.
card-booty-blunderbuss-full-of-cutlery = Мушкетон со столовым прибором
joke-booty-blunderbuss-full-of-cutlery = Сначала вилки, как учили.
