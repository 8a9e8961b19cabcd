### Прочие двери

card-axe-cop-with-infinity-heads = С бесконечностью голов
joke-axe-cop-with-infinity-heads = И ещё одной, если ты скажешь «бесконечность» первым.
card-axe-cop-and-it-can-fly = И ещё он летает
joke-axe-cop-and-it-can-fly = Он всегда летал. Я просто не говорил.
card-axe-cop-on-fire-but-it-likes-it = Горит, но ему нравится
joke-axe-cop-on-fire-but-it-likes-it = Огню не нравится. Огонь хочет домой.
card-axe-cop-back-from-the-dead-for-tea = Воскрес к чаю
joke-axe-cop-back-from-the-dead-for-tea = Смерть отпустила его до шести.
card-axe-cop-half-dinosaur = Наполовину динозавр
joke-axe-cop-half-dinosaur = На лучшую половину. Они обе лучшие.
card-axe-cop-past-its-bedtime = Ему давно пора спать
joke-axe-cop-past-its-bedtime = Он не устал. Это ты устал. Сейчас заплачет.
card-axe-cop-and-then-suddenly = И тут вдруг
joke-axe-cop-and-then-suddenly = Лучшие слова на свете.
card-axe-cop-it-had-a-twin = У него был близнец
joke-axe-cop-it-had-a-twin = В роддоме их разлучил близнец побольше.
