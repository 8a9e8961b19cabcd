### Прочие сокровища.

card-munchkin-mucked-out-the-stables = Вычистил конюшни
joke-munchkin-mucked-out-the-stables = Тридцать стойл. Стал лучше. Рядом никто не стоит.

card-munchkin-invented-a-holiday = Придумал праздник
joke-munchkin-invented-a-holiday = День святого Тебя. Принято дарить подарки.

card-munchkin-wrote-your-own-reference = Сам себе рекомендация
joke-munchkin-wrote-your-own-reference = Предъявителю верить. Подпись предъявителя.

card-munchkin-potion-of-overconfidence = Зелье самоуверенности
joke-munchkin-potion-of-overconfidence = Возможны любые побочные эффекты.

card-munchkin-underdog-story = История неудачника
joke-munchkin-underdog-story = Книга о тебе. Но собака там удалась лучше.

card-munchkin-credit-where-none-is-due = Чужая заслуга
joke-munchkin-credit-where-none-is-due = Кто-то нёс сумки. Кто-то раскланивался.

card-munchkin-generous-donation = Щедрое пожертвование
joke-munchkin-generous-donation = Повесят табличку. Тебя упомянут на обороте.

card-munchkin-pile-of-testimonials = Стопка отзывов
joke-munchkin-pile-of-testimonials = Пять звёзд. Четыре от мамы.

card-munchkin-plagiarism = Плагиат
joke-munchkin-plagiarism = Ты сказал это громче. Значит, это твоё.

card-munchkin-hoard-in-a-can = Клад в банке
joke-munchkin-hoard-in-a-can = Перед вскрытием встряхнуть. За кладом придёт дракон.
