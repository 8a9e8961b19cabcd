### Карты уровня

card-pathfinder-name-a-mountain = Назвать гору своим именем
joke-pathfinder-name-a-mountain = Горе сообщили. Она думает.
card-pathfinder-publish-your-memoirs = Издать мемуары
joke-pathfinder-publish-your-memoirs = Про русалок никто не докажет.
card-pathfinder-bribe-the-quartermaster = Подкупить интенданта
joke-pathfinder-bribe-the-quartermaster = Берёт только колбасой. Это вопрос чести.
card-pathfinder-take-credit-for-the-map = Приписать себе карту
joke-pathfinder-take-credit-for-the-map = Китёнок в углу твой.
card-pathfinder-blame-the-rival-lodge = Свалить на соседнюю ложу
joke-pathfinder-blame-the-rival-lodge = Их там даже не было. Это и подозрительно.
