### Карты уровня и прочие сокровища

card-vox-machina-go-up-a-level = Получи уровень
joke-vox-machina-go-up-a-level = Так и написано. Вот тут.
card-vox-machina-the-grey-hunt = Серая Охота
joke-vox-machina-the-grey-hunt = К титулу прилагается лук. Имение не прилагается.
card-vox-machina-montage-at-dawn = Монтаж на рассвете
joke-vox-machina-montage-at-dawn = Бег, пот, падение, рассвет. Всего четыре минуты.
card-vox-machina-find-yourself = Найти себя
joke-vox-machina-find-yourself = В третьем ящике, под картами.
card-vox-machina-get-written-in = Попасть в сценарий
joke-vox-machina-get-written-in = Отдельная сцена, с бурей и в хорошем плаще.
card-vox-machina-share-a-poster = Попасть на афишу
joke-vox-machina-share-a-poster = С краешку. Держишь лошадь кого-то знаменитого.
card-vox-machina-root-for-the-underdog = Болеть за слабого
joke-vox-machina-root-for-the-underdog = Публика сделала выбор. Публика очень пьяна.
card-vox-machina-round-for-the-house = Угостить всю таверну
joke-vox-machina-round-for-the-house = О тебе будут петь, пока не допьют.

card-vox-machina-cheat = Чит!
joke-vox-machina-cheat = Правила зависят от настроения.
card-vox-machina-steal-the-scene = Украсть сцену
joke-vox-machina-steal-the-scene = Зал рыдает и кидает цветы. Покупали их твоему другу.
card-vox-machina-hoard-without-a-dragon = Клад без дракона
joke-vox-machina-hoard-without-a-dragon = Не спрашивай. Вверх не смотри. Бери три и уходи.
