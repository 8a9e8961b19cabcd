### Разовые

card-axe-cop-sneeze-in-a-jar = Чих в банке
joke-axe-cop-sneeze-in-a-jar = От очень большого двоюродного брата.
card-axe-cop-birthday-cake-bomb = Торт-бомба
joke-axe-cop-birthday-cake-bomb = Задуй. Быстрее задуй.
card-axe-cop-glitter = Блёстки
joke-axe-cop-glitter = Находить их будут годами. В этом и атака.
card-axe-cop-a-thousand-marbles = Тысяча шариков
joke-axe-cop-a-thousand-marbles = Девятьсот девяносто. Несколько съели.
card-axe-cop-secret-move = Тайный приём
joke-axe-cop-secret-move = Все видели. Теперь просто приём.
card-axe-cop-war-cry-on-tape = Боевой клич на кассете
joke-axe-cop-war-cry-on-tape = На стороне Б песни китов. Не перепутай.
card-axe-cop-i-had-my-fingers-crossed = А я держал скрещённые пальцы
joke-axe-cop-i-had-my-fingers-crossed = На обеих руках. Считается дважды и назад.
card-axe-cop-trapdoor-i-just-drew = Люк, я его нарисовал
joke-axe-cop-trapdoor-i-just-drew = Мелом. Очень хорошо нарисовал.
card-axe-cop-that-didnt-count = Так нечестно, не считается
joke-axe-cop-that-didnt-count = Ты не был готов, дёрнулась собака, и кубик вообще твой.
card-axe-cop-helicopter-comes = И тут прилетает вертолёт
joke-axe-cop-helicopter-comes = Он давно летел. Его заправляли.
card-axe-cop-walkie-talkie-of-string = Рация из верёвки
joke-axe-cop-walkie-talkie-of-string = Два стаканчика, одна верёвка, никаких тайн.
