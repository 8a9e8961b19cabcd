### Проклятия

card-pathfinder-fine-print = Мелкий шрифт
joke-pathfinder-fine-print = Подпись внизу. Низ оказался очень далеко внизу.
card-pathfinder-slept-in-the-stone-circle = Ночь в каменном круге
joke-pathfinder-slept-in-the-stone-circle = Проснулся бодрым, на пядь ниже и женатым на холме.
card-pathfinder-drummed-out-of-the-order = Изгнание из ордена под барабан
joke-pathfinder-drummed-out-of-the-order = Барабан настоящий. Очень маленький.
card-pathfinder-forgot-your-calling = Забыл своё призвание
joke-pathfinder-forgot-your-calling = Вертелось на языке. Кто-то откусил кончик.
card-pathfinder-hat-full-of-bees = Шляпа, полная пчёл
joke-pathfinder-hat-full-of-bees = Им там нравится. Хочешь, поспорь.
card-pathfinder-goblins-read-your-diary = Гоблины читают твой дневник
joke-pathfinder-goblins-read-your-diary = Вслух, на разные голоса. Потом съели четвёртую главу.
card-pathfinder-toll-bridge-troll = Платный мост, тролль в комплекте
joke-pathfinder-toll-bridge-troll = Мост бесплатный. Тролль пятьсот.
card-pathfinder-boots-on-the-wrong-feet = Сапоги не на тех ногах
joke-pathfinder-boots-on-the-wrong-feet = Ноги твои. Это-то и странно.
