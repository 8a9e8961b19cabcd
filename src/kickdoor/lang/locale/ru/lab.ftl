### Что говорит страница лаборатории.

lab-title = { $sets }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
lab-plan = Боты: { $bots }. Мест: { $seats }. Партий, пошедших не так: { $failures }. Границы таковы, что истинное значение лежит в них 95 раз из 100.

lab-head-verdict = Приговор
lab-head-measures = Партии
lab-head-length = Длина в кругах
lab-head-drama = Отыгрыши и делание королей
lab-head-seats = Победы по местам
lab-head-identities = Победы тех, у кого это хоть раз было, в долях от равной
lab-head-drawn = Как карта меняла шанс победить, когда её брали
lab-head-played = Как карта меняла шанс победить, когда её играли
lab-head-monsters = Монстры: как часто их побеждают
lab-head-items = Шмотки: вправо — цена, вверх — перемена шанса победить, когда её брали
lab-head-dead = Мёртвые карты

lab-note-identities = Затенённая полоса — где им следует быть: от 0,7 до 1,4 равной доли. Звёздочкой отмечены карты, чей текст не наш и не меняется.
lab-note-seats = Место должно побеждать в пределах 5 пунктов от равной доли.
lab-note-impact = В сравнении с теми, у кого тот же уровень и тот же лучший соперник, и со всеми картами той же колоды. Показаны сильнейшие и слабейшие, все — в таблице. Из сотни карт, которые ничего не меняют, пять случайно окажутся красными.
lab-note-monsters = Сколько раз убит из тех, что встречен.
lab-note-drama = Отыгрыш — победитель, который в середине партии был последним или отставал от первого на 3 уровня и больше. Делание короля — победный бой, который последним переломил проигравший, кому самому не хватало 3 уровней и больше.

lab-column-card = карта
lab-column-measure = мера
lab-column-value = значение
lab-column-band = должно быть
lab-column-gold = голды
lab-column-drawn = взята
lab-column-played = сыграна
lab-column-sold = продана
lab-column-worked = подействовала
lab-column-met = встречен
lab-column-killed = убит
lab-column-caught = поймал кого-то
lab-column-level = уровень
lab-column-share = доля
lab-column-interval = 95 %
lab-column-cases = случаев
lab-column-change = перемена
lab-whole-table = Вся таблица
lab-seat = место { $seat }
lab-none = нет

lab-drama-comebacks = отыгрыши
lab-drama-won-from-last = победа с последнего места
lab-drama-won-from-behind = победа после отставания на 3 уровня
lab-drama-decided-by-another = решил проигравший
lab-drama-kingmaking = делание королей

lab-dead-never-drawn = Ни разу не взяты
lab-dead-never-played = Ни разу не сыграны
lab-dead-without-effect = Сыграны, но ни разу не подействовали
lab-dead-idle-features = Не сработало ни разу

lab-balanced = Всё уравновешено.
lab-certain = наверняка
lab-uncertain = под вопросом: покажут новые партии
lab-found-identity-strong = { $subject }: побед в { $value } раза больше равной доли (от { $low } до { $high }); честно — не больше { $bound }.
lab-found-identity-weak = { $subject }: побед — { $value } равной доли (от { $low } до { $high }); честно — не меньше { $bound }.
lab-found-seat-strong = { $subject }: на { $value } пункта больше равной доли (от { $low } до { $high }).
lab-found-seat-weak = { $subject }: на { $value } пункта меньше равной доли (от { $low } до { $high }).
lab-found-card-unplayed = { $subject }: приходит, но её ни разу не сыграли.
lab-found-card-idle = { $subject }: играют, но действует она лишь в доле { $value } партий, в которые приходит (от { $low } до { $high }).
lab-found-measure-high = { $subject }: { $value }, больше { $bound }.
lab-found-measure-low = { $subject }: { $value }, меньше { $bound }.
lab-change-identity-strong = Уменьшить наименьшее из её чисел, поднять плату или разрешить раз в ход.
lab-change-identity-weak = Поднять число, снизить плату на карту или дать срабатывать чаще.
lab-change-seat-strong = Сдавать этому месту меньше или позже.
lab-change-seat-weak = Сдавать этому месту больше или раньше.
lab-change-card-unplayed = Удешевить или сделать выгоднее; проверить, знают ли боты такой ход.
lab-change-card-idle = Расширить условие, при котором она действует.
lab-change-measure-high = Посмотреть, какие карты на это влияют, и убавить.
lab-change-measure-low = Посмотреть, какие карты на это влияют, и прибавить.
lab-unused = Не сработало ни разу: { $features }.
lab-given = Её текст задан: менять карты вокруг.

lab-measure-games = партий
lab-measure-turns-mean = ходов, в среднем
lab-measure-turns-median = ходов, медиана
lab-measure-rounds-mean = кругов, в среднем
lab-measure-rounds-median = кругов, медиана
lab-measure-rounds-p10 = кругов, одна партия из десяти короче
lab-measure-rounds-p90 = кругов, одна партия из десяти длиннее
lab-measure-deaths-a-game = смертей за партию
lab-measure-fights-a-turn = боёв за ход
lab-measure-fights-won = выигранных боёв
lab-measure-won-with-help = побед с помощником
lab-measure-curses-a-game = проклятий за партию
lab-measure-levels-lost-a-game = потерянных уровней за партию
lab-measure-levels-kill = уровни победителей: убийства
lab-measure-levels-help = уровни победителей: помощь
lab-measure-levels-card = уровни победителей: карты уровня
lab-measure-levels-sale = уровни победителей: продажа
lab-measure-levels-other = уровни победителей: прочее
lab-measure-second-level = уровень второго в конце
lab-measure-exhausted = колод, которые кончились вместе со сбросом
