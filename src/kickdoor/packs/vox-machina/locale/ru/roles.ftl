### Роли, мотивы и карты, с которыми их бывает по две.

card-vox-machina-assassin = Ассасин
    .gen = Ассасина
    .acc = Ассасина
    .ins = Ассасином
joke-vox-machina-assassin = Всю дорогу у тебя за спиной. И сейчас тоже.
ability-vox-machina-assassin-stealth-strike = Удар исподтишка
ability-vox-machina-assassin-double-the-distance = Двойной отрыв

card-vox-machina-guardian = Страж
    .gen = Стража
    .acc = Стража
    .ins = Стражем
joke-vox-machina-guardian = Стоит перед людьми. В этом, собственно, и вся работа.
ability-vox-machina-guardian-hold-the-line = Держать строй
ability-vox-machina-guardian-shield-wall = Стена щитов

card-vox-machina-sage = Мудрец
    .gen = Мудреца
    .acc = Мудреца
    .ins = Мудрецом
joke-vox-machina-sage = Знает, что это, чем питается и кого сегодня уже съело.
ability-vox-machina-sage-recall-lore = Вспомнить предание
ability-vox-machina-sage-appraise = Оценка
ability-vox-machina-sage-appraise-helping = Оценка

card-vox-machina-priest = Жрец
    .gen = Жреца
    .acc = Жреца
    .ins = Жрецом
joke-vox-machina-priest = Сначала исцеление, потом счёт.
ability-vox-machina-priest-healing-prayer = Целебная молитва
ability-vox-machina-priest-shield-of-grace = Щит благодати

card-vox-machina-found-family = Обретённая семья
    .gen = Обретённой семьи
    .acc = Обретённую семью
    .ins = Обретённой семьёй
joke-vox-machina-found-family = Семью не выбирают. Зато она выбирает таверну.
ability-vox-machina-found-family-stronger-together = Вместе сильнее
ability-vox-machina-found-family-nobody-left-behind = Своих не бросаем

card-vox-machina-self-discovery = Самопознание
    .gen = Самопознания
    .acc = Самопознание
    .ins = Самопознанием
joke-vox-machina-self-discovery = Нашлось. Лежало в другой сумке.
ability-vox-machina-self-discovery-growth = Рост
ability-vox-machina-self-discovery-growth-helping = Рост
ability-vox-machina-self-discovery-focus = Сосредоточение

card-vox-machina-sanctuary = Убежище
    .gen = Убежища
    .acc = Убежище
    .ins = Убежищем
joke-vox-machina-sanctuary = Четыре стены, один выход, ноль гостей.
ability-vox-machina-sanctuary-hideaway = Укрытие
ability-vox-machina-sanctuary-ward = Защитный круг

card-vox-machina-courage = Отвага
    .gen = Отваги
    .acc = Отвагу
    .ins = Отвагой
joke-vox-machina-courage = Чаще всего это просто непрочитанная карта монстра.
ability-vox-machina-courage-leap-in = С порога в драку

card-vox-machina-critical-role = Критическая роль
joke-vox-machina-critical-role = Две партии, один голос, несколько акцентов.
card-vox-machina-driven = Двойная мотивация
joke-vox-machina-driven = В обе стороны сразу, и на полном ходу.
