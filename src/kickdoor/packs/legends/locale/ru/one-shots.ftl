### Разовые шмотки.

card-legends-ambrosia-in-a-tin = Амброзия в банке
joke-legends-ambrosia-in-a-tin = Пища богов. Может содержать следы павлина.
card-legends-discus-out-of-bounds = Диск за пределы поля
joke-legends-discus-out-of-bounds = Отличный бросок. Судьи будет не хватать.
card-legends-lukewarm-greek-fire = Тепловатый греческий огонь
joke-legends-lukewarm-greek-fire = Горит и под водой, если долго помешивать.
card-legends-dented-thunderbolt = Погнутая молния
joke-legends-dented-thunderbolt = Бросали всего раз. Во вторник. В сам вторник.
card-legends-wine-dark-wine = Вино тёмное, как вино
joke-legends-wine-dark-wine = Такое тёмное, что дна никто не видел. Сегодня увидят.
card-legends-horse-with-a-door-in-it = Конь с дверцей
joke-legends-horse-with-a-door-in-it = Выход через задние ноги.
card-legends-second-opinion-from-delphi = Второе мнение из Дельф
joke-legends-second-opinion-from-delphi = Первое было в стихах и с переходом на личности.
card-legends-sprig-of-moly = Веточка моли
joke-legends-sprig-of-moly = Не даст превратить тебя в свинью. На вкус — будто уже поздно.
card-legends-somebody-else-for-the-dragon = Дракону — кого-нибудь другого
joke-legends-somebody-else-for-the-dragon = Она мечтала попутешествовать, он — пообедать.
card-legends-message-in-an-amphora = Письмо в амфоре
joke-legends-message-in-an-amphora = «Всё прощено». Кем — не сказано.
