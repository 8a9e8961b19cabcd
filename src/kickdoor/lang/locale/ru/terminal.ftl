### Что игра в терминале говорит от себя.

terminal-welcome = { $set }. Ты { $name }; за столом: { $others }. Набери ?, и появится справка.
terminal-ask = >
terminal-sure = Этого не вернуть. Сделать? (y/n)
terminal-kept = Тогда не надо.
terminal-wait = Пусть идёт
terminal-bye = Ты встаёшь из-за стола.
terminal-help-number = номер ответа или его ключ
terminal-help-enter = пропустить, если никто не обязан действовать
terminal-help-examine = прочесть карту: часть названия или номер ответа
terminal-help-why = почему нельзя выбрать ответ в скобках
terminal-help-table = снова показать стол
terminal-help-quit = встать из-за стола; игра не сохранится
terminal-key-number = номер
terminal-key-enter = Enter
terminal-key-examine = x КАРТА
terminal-key-why = why НОМЕР
terminal-key-table = t
terminal-key-quit = q

## Набрано что-то без смысла

terminal-no-number = Ответа { $number } нет; есть от 1 до { $last }.
terminal-grey = { $label }: { $why }
terminal-open = { $label }: это можно выбрать, ничто не мешает.
terminal-unknown = { $text }: такого ответа нет; набери число от 1 до { $last } или ?, и появится справка.
terminal-no-card = Здесь нет карты { $text }.
terminal-many-cards = { $text }: это может быть { $names }{ $more ->
    [0] .
   *[other] {" "}и ещё { $more }.
}
terminal-must = Надо что-то выбрать.
terminal-x-what = Скажи, какая карта: x и часть названия.
terminal-why-what = Скажи, какой ответ: why и его номер.

## Стол

terminal-turn = Ход { $turn }, цель { $goal }; двери { $doors }, сокровища { $treasures }
terminal-name = Имя
terminal-level = Уровень
terminal-strength = Сила
terminal-who = Кто
terminal-hand-cards = Рука
terminal-in-play = В игре
terminal-dead = покойник
terminal-hand-count = { $doors } Д, { $treasures } С
terminal-hand = Твоя рука
terminal-hand-empty = На руке пусто.
terminal-fight = { $main } { $munchkins } против { $monsters }
terminal-helped = { $main } и { $helper }
terminal-winning = { $side ->
    [munchkins] Манчкины побеждают: { $levels ->
        [1] уровень
        [one] { $levels } уровень
        [few] { $levels } уровня
       *[other] { $levels } уровней
    } и { $treasures ->
        [one] { $treasures } сокровище
        [few] { $treasures } сокровища
       *[other] { $treasures } сокровищ
    }.
   *[monsters] Монстры побеждают.
}
terminal-part = { $label } { SIGNED($amount) }
terminal-foe = { $name } { $strength }
terminal-boost = Сторона монстров
terminal-offer = { $kind ->
    [help] { $by } зовёт на помощь ({ $to }): { $what }.
    [service] { $by } предлагает помощь ({ $to }): { $what }.
   *[trade] { $by } предлагает обмен ({ $to }): { $what }.
}
terminal-offer-for = { $gives } в обмен на { $gets }
terminal-offer-nothing = ничего
terminal-offer-treasures = { $count ->
    [1] сокровище
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[other] { $count } сокровищ
} ({ $first ->
    [yes] первым выбирает помощник
   *[no] помощник выбирает последним
})
terminal-hidden-card = скрытая карта
terminal-card-level = уровень { $level }
terminal-card-treasures = { $count ->
    [1] сокровище
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[other] { $count } сокровищ
}
terminal-card-value = { $value } { term-gold }
terminal-over = Игра окончена.
