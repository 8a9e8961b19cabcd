### Выжившие, уровни и сокровища, которые не шмотки

card-apocalypse-survivor-who-was-a-dentist = Бывший зубной врач
joke-apocalypse-survivor-who-was-a-dentist = Теперь все с ним вежливы. Поздновато.
card-apocalypse-survivor-with-a-cart = Выживший с телегой
joke-apocalypse-survivor-with-a-cart = Был и ослик. А ещё была очень длинная зима.
card-apocalypse-survivor-who-hums = Выживший, который напевает
joke-apocalypse-survivor-who-hums = Сорок дней одна мелодия. За ней ты уже пойдёшь куда угодно.
card-apocalypse-outlive-your-landlord = Пережить квартирного хозяина
joke-apocalypse-outlive-your-landlord = Залог, правда, не вернули.
card-apocalypse-eat-the-last-biscuit = Съесть последнее печенье
joke-apocalypse-eat-the-last-biscuit = За всю историю такое было одно. Твоё.
card-apocalypse-found-a-new-religion = Основать религию
joke-apocalypse-found-a-new-religion = Одна заповедь и печенье.
card-apocalypse-sleep-through-it = Всё проспать
joke-apocalypse-sleep-through-it = Проснулся — и ты четвёртый в очереди на престол всего.
card-apocalypse-be-crowned-by-default = Короноваться за неимением лучших
joke-apocalypse-be-crowned-by-default = Обоих соперников накрыло одним роялем.
card-apocalypse-blame-the-neighbour = Свалить на соседа
joke-apocalypse-blame-the-neighbour = У каждой воронки есть виноватый.
card-apocalypse-supermarket-unlocked = Супермаркет не заперт
joke-apocalypse-supermarket-unlocked = Пусты все полки, кроме одной. Той самой.
card-apocalypse-no-witnesses-left = Свидетелей не осталось
joke-apocalypse-no-witnesses-left = Кто скажет, что нельзя? Кто вообще что-нибудь скажет?
