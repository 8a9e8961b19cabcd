### Прочие двери

card-steampunk-driven-by-steam = На паровом ходу
joke-steampunk-driven-by-steam = Раньше он хотя бы уставал. Хорошее было время.
card-steampunk-twice-the-size-of-the-drawing = Вдвое больше чертежа
joke-steampunk-twice-the-size-of-the-drawing = Кто-то принял дюймы за футы. Хуже всего пришлось подножию.
card-steampunk-dug-up-and-rewired = Выкопан и подключён
joke-steampunk-dug-up-and-rewired = Покоился с миром. Мир выдернули из розетки.
card-steampunk-with-clockwork-organs = С заводными потрохами
joke-steampunk-with-clockwork-organs = Сердце тикает, печень бьёт полдень, и никуда не опаздывает.
card-steampunk-with-a-second-boiler = Со вторым котлом
joke-steampunk-with-a-second-boiler = Один для ног, другой для характера.
card-steampunk-mostly-held-together-by-rust = Держится на ржавчине
joke-steampunk-mostly-held-together-by-rust = Только не чихай. Хотя нет, чихни.
card-steampunk-unscheduled-stop = Остановка вне расписания
joke-steampunk-unscheduled-stop = Двери открываются, и входит тот, на кого билета не продавали.
card-steampunk-wrong-platform = Не та платформа
joke-steampunk-wrong-platform = Прошу прощения. Это заказывал вон тот господин.
card-steampunk-liberal-reading-of-the-manual = Вольное чтение инструкции
joke-steampunk-liberal-reading-of-the-manual = Там сказано «нельзя». Не сказано «нельзя, пожалуйста».
