### Классы; имена их склоняются, потому что стоят в предложениях.

card-impossible-assassin = Ликвидатор
    .gen = Ликвидатора
    .acc = Ликвидатора
    .ins = Ликвидатором
joke-impossible-assassin = Присылает венок. Заранее.
ability-impossible-assassin-silencer = Глушитель
feat-impossible-assassin = Профессиональный заказ

card-impossible-playboy = Плейбой
    .gen = Плейбоя
    .acc = Плейбоя
    .ins = Плейбоем
joke-impossible-playboy = Ни разу не носил сам ни чемодана, ни пистолета.
ability-impossible-playboy-irresistible = Неотразимость
feat-impossible-playboy = Минуточку, голубчик

card-impossible-tourist = Турист
    .gen = Туриста
    .acc = Туриста
    .ins = Туристом
joke-impossible-tourist = Просто гуляет. Вдоль забора, мимо часовых, по шифрам.
ability-impossible-tourist-flash = Вспышка в глаза
ability-impossible-tourist-souvenir = Сувенир
feat-impossible-tourist = Сы-ы-ыр!

card-impossible-super-munchkin = Суперманчкин
joke-impossible-super-munchkin = Две легенды, обе провалены, и каждая думает на другую.
