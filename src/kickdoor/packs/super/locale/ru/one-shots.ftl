### Разовые шмотки

card-super-exploding-bubblegum = Взрывная жвачка
joke-super-exploding-bubblegum = Сначала клубника. Потом громко.
card-super-bottled-lightning = Молния в бутылке
joke-super-bottled-lightning = Употребить до года розлива.
card-super-smoke-pellet = Дымовая пилюля
joke-super-smoke-pellet = Теперь никто никого не видит. И они тебя, и ты их.
card-super-bag-of-marbles = Мешочек шариков
joke-super-bag-of-marbles = Шарики за ролики. Ролики отдельно.
card-super-serum-number-thirteen = Сыворотка номер тринадцать
joke-super-serum-number-thirteen = С первой по двенадцатую вон там, в клетке.
card-super-signed-photograph = Фото с автографом
joke-super-signed-photograph = «Злейшему врагу, с любовью».
card-super-convenient-airvent = Удобная вентиляция
joke-super-convenient-airvent = Есть в каждом логове. Шириной ровно в одного героя.
card-super-escape-pod-for-one = Капсула на одного
joke-super-escape-pod-for-one = Потесниться можно. Можно, но не хочется.
card-super-retcon = Переписанная история
joke-super-retcon = Всё было не так. И никогда так не было.
card-super-last-minute-cavalry = Кавалерия в последний миг
joke-super-last-minute-cavalry = Час стояли за холмом. Ради эффекта.
card-super-contract-for-a-cameo = Контракт на камео
joke-super-contract-for-a-cameo = Две реплики, один взрыв и вагончик с фикусом.
card-super-origin-story = Предыстория
joke-super-origin-story = Была ночь, была лаборатория. Тебе сказали ничего не трогать.
