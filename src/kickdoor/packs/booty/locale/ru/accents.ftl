### Акценты

card-booty-british = Британский акцент
    .gen = Британского акцента
    .acc = Британский акцент
    .ins = Британским акцентом
joke-booty-british = Извиняется перед ядром, а потом и перед пушкой.
ability-booty-british-stiff-upper-lip = Не моргнув глазом
feat-booty-british = Правь, Британия, без пощады

card-booty-dutch = Голландский акцент
    .gen = Голландского акцента
    .acc = Голландский акцент
    .ins = Голландским акцентом
joke-booty-dutch = Дома живут ниже уровня моря. В море им даже выше.
ability-booty-dutch-shipbuilding = Судостроение
feat-booty-dutch = Мастер-корабел

card-booty-french = Французский акцент
    .gen = Французского акцента
    .acc = Французский акцент
    .ins = Французским акцентом
joke-booty-french = Сдаётся только десерту.
ability-booty-french-apres-vous = Только после вас
feat-booty-french = Пг’икг’ой отступление

card-booty-spanish = Испанский акцент
    .gen = Испанского акцента
    .acc = Испанский акцент
    .ins = Испанским акцентом
joke-booty-spanish = Ищет золотой город. На худой конец золотую улицу.
ability-booty-spanish-nobody-expects-it = Никто не ожидает
ability-booty-spanish-gold-fever = Золотая лихорадка
feat-booty-spanish = Эльдорадо

card-booty-bilingual = Двуязычие
joke-booty-bilingual = Не поймут уже в двух портах вместо одного.
