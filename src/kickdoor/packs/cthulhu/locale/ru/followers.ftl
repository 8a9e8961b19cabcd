card-cthulhu-hunchback-of-all-work = Горбун на все руки
joke-cthulhu-hunchback-of-all-work = Да, хозяин. Третий этаж, хозяин. Осторожно, лифт, хозяин.
card-cthulhu-loyal-brain-in-a-jar = Верный мозг в банке
joke-cthulhu-loyal-brain-in-a-jar = Бывший коллега. Считает, что его очередь вести.
card-cthulhu-cat-from-dreamland = Кошка, которая знает дорогу
joke-cthulhu-cat-from-dreamland = Знает. Не говорит.
