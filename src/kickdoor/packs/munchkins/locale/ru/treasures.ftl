### Карты уровня и прочие сокровища

card-munchkins-read-the-manual = Прочесть инструкцию
joke-munchkins-read-the-manual = Она лежала под инструкцией к инструкции.
card-munchkins-heroic-self-portrait = Героический автопортрет
joke-munchkins-heroic-self-portrait = Художник спросил, где был дракон. «Левее. И крупнее».
card-munchkins-stand-on-a-box = Встать на ящик
joke-munchkins-stand-on-a-box = Формально ты выше. Кроме формы гильдия ничего не проверяет.
card-munchkins-polish-your-reputation = Начистить репутацию
joke-munchkins-polish-your-reputation = Блестит от уксуса и небольшого пожара в архиве.
card-munchkins-befriend-the-scorekeeper = Подружиться со счетоводом
joke-munchkins-befriend-the-scorekeeper = Никто из первых в очереди не помнит её день рождения.
card-munchkins-skip-the-tutorial = Пропустить обучение
joke-munchkins-skip-the-tutorial = Да-да, крысы, подвал, ведро. Где тут драконы?
card-munchkins-misremember-the-fight = Приукрасить бой
joke-munchkins-misremember-the-fight = В третьем рассказе их было девять, а рук у тебя не было.
card-munchkins-tip-the-bard = Заплатить барду
joke-munchkins-tip-the-bard = Рифму к твоему имени найдёт. За доплату приличную.
card-munchkins-drinks-on-you = Всем за твой счёт
joke-munchkins-drinks-on-you = «Лучший герой на свете», говорят сорок человек, у которых двоится.

card-munchkins-cousin-who-needed-the-work = Двоюродный брат без работы
joke-munchkins-cousin-who-needed-the-work = Ладит с вещами. Не с мечами, не с людьми. Именно с вещами.
card-munchkins-borrowed-glory = Чужая слава
joke-munchkins-borrowed-glory = Были вы там оба. Просто ты рассказываешь лучше, и первым.
card-munchkins-treasure-inside-the-treasure = Сокровище в сокровище
joke-munchkins-treasure-inside-the-treasure = Сундук с двойным дном, двойной крышкой и честной серединой.
