### Двенадцать печатей

card-apocalypse-seal-of-rush-hour = Печать часа пик
joke-apocalypse-seal-of-rush-hour = Бегут все. Быстрее третьей передачи — никто.
card-apocalypse-seal-of-the-head-cold = Печать насморка
joke-apocalypse-seal-of-the-head-cold = Четвёртая казнь. У первых трёх был агент получше.
card-apocalypse-seal-of-the-empty-fridge = Печать пустого холодильника
joke-apocalypse-seal-of-the-empty-fridge = Один лимон, одна лампочка. Потом и лампочки нет.
card-apocalypse-seal-of-the-neighbours = Печать соседей
joke-apocalypse-seal-of-the-neighbours = Оказалось, война была из-за забора.
card-apocalypse-seal-of-the-blackout = Печать блэкаута
joke-apocalypse-seal-of-the-blackout = Свеча стоит полцарства. Царства подешевели.
card-apocalypse-seal-of-the-open-grave = Печать открытой могилы
joke-apocalypse-seal-of-the-open-grave = Им не мозги нужны. Им нужны их вклады.
card-apocalypse-seal-of-hyperinflation = Печать гиперинфляции
joke-apocalypse-seal-of-hyperinflation = Батон стоит тачку денег. Тачка стоит две.
card-apocalypse-seal-of-no-signal = Печать «нет сети»
joke-apocalypse-seal-of-no-signal = Придётся говорить с теми, кто рядом.
card-apocalypse-seal-of-falling-rocks = Печать камнепада
joke-apocalypse-seal-of-falling-rocks = Знак не врал. В знак тоже попало.
card-apocalypse-seal-of-the-last-monday = Печать последнего понедельника
joke-apocalypse-seal-of-the-last-monday = Понедельник. С самого четверга.
card-apocalypse-seal-of-the-jammed-bandwagon = Печать застрявшего поезда
joke-apocalypse-seal-of-the-jammed-bandwagon = Все успели вскочить. Стоим.
card-apocalypse-seal-of-unseasonable-sunshine = Печать не по сезону солнца
joke-apocalypse-seal-of-unseasonable-sunshine = Чудесная погода. Это следующая греется.
