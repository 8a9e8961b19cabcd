### Разовые

card-apocalypse-tinned-something = Консервы из чего-то
joke-apocalypse-tinned-something = Этикетку сорвало в первую войну. Оно шевелится.
card-apocalypse-bottle-of-brown-rain = Бутылка бурого дождя
joke-apocalypse-bottle-of-brown-rain = Тёплый год, нотки почтальона.
card-apocalypse-expired-firework = Просроченный фейерверк
joke-apocalypse-expired-firework = Годен до позапрошлого года. Не годен, зато громкий.
card-apocalypse-box-of-angry-hornets = Коробка злых шершней
joke-apocalypse-box-of-angry-hornets = Шершни были добрые. Это всё коробка.
card-apocalypse-small-legal-warhead = Маленькая законная боеголовка
joke-apocalypse-small-legal-warhead = До запрета не хватает грамма и пары юристов.
card-apocalypse-homemade-antidote = Домашнее противоядие
joke-apocalypse-homemade-antidote = От чего — посмотрим.
card-apocalypse-duct-tape = Изолента
joke-apocalypse-duct-tape = На ней держится мир. Моток кончается.
card-apocalypse-false-alarm = Ложная тревога
joke-apocalypse-false-alarm = Это была проверка. Вы её не прошли, но это была проверка.
card-apocalypse-balloon-for-one = Метеозонд на одного
joke-apocalypse-balloon-for-one = Можно и вдвоём, если второй — балласт.
card-apocalypse-butterfly-in-brazil = Бабочка в Бразилии
joke-apocalypse-butterfly-in-brazil = Махнула крылом. Где-то со стола упал кубик.
card-apocalypse-sinkhole-to-go = Провал навынос
joke-apocalypse-sinkhole-to-go = Развернуть, направить, извиниться перед соседями снизу.
card-apocalypse-walkie-talkie = Рация, заряд есть, немного
joke-apocalypse-walkie-talkie = Повторите! Повторите! Повтори
