### Расы; имена их склоняются, потому что стоят в предложениях.

card-bites-changeling = Подменыш
    .gen = Подменыша
    .acc = Подменыша
    .ins = Подменышем
joke-bites-changeling = Подброшен в колыбель вместе с чеком. Вернуть никто не пришёл.
ability-bites-changeling-borrowed-face = Чужое лицо
feat-bites-changeling = Чары фей

card-bites-mummy = Мумия
    .gen = Мумии
    .acc = Мумию
    .ins = Мумией
joke-bites-mummy = Три тысячи лет в бинтах. Только ручная стирка.
ability-bites-mummy-kiss = Подуть, и всё пройдёт
ability-bites-mummy-kiss-another = Подуть и на другого
ability-bites-mummy-kiss-mine = И забрать
ability-bites-mummy-kiss-better-another = На чужое
ability-bites-mummy-kiss-mine-another = На чужое, и забрать
feat-bites-mummy = Подуть, и всё МОЁ!

card-bites-vampire = Вампир
    .gen = Вампира
    .acc = Вампира
    .ins = Вампиром
joke-bites-vampire = Без приглашения не войдёт. Без осины не уйдёт.
ability-bites-vampire-mesmerise = Заворожить
feat-bites-vampire = Несгибаемая воля

card-bites-werewolf = Оборотень
    .gen = Оборотня
    .acc = Оборотня
    .ins = Оборотнем
joke-bites-werewolf = Приучен к дому. Три недели из четырёх.
ability-bites-werewolf-howl = Вой
feat-bites-werewolf = Чудовищный облик

card-bites-half-and-half = Ни то ни сё
joke-bites-half-and-half = Мама воет, папа висит на стропилах. Ужин в полночь.
