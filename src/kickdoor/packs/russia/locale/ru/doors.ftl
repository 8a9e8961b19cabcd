### Прочие двери

card-russia-from-the-wild-nineties = ...из лихих девяностых
joke-russia-from-the-wild-nineties = Малиновый пиджак, золотая цепь, чеков не сохранилось.
card-russia-with-all-its-relatives = ...со всей роднёй
joke-russia-with-all-its-relatives = Всего на выходные. Раскладушки уже в прихожей.
card-russia-in-felt-boots = ...в валенках
joke-russia-in-felt-boots = По снегу неслышно, по льду неспешно, в минус сорок неотвратимо.
card-russia-with-a-spare-head = ...с запасной головой
joke-russia-with-a-spare-head = Пришивал доктор. Философских наук.
card-russia-long-since-buried = ...с того света
joke-russia-long-since-buried = Дважды в год родня носит ему блины. В этот раз опоздала.
card-russia-on-a-diet-till-new-year = ...на диете до Нового года
joke-russia-on-a-diet-till-new-year = Гречка, вода и долгий взгляд на твой бутерброд.
card-russia-wandering-monster = Бродячий монстр
joke-russia-wandering-monster = Идёт мимо, видит: свет горит.
card-russia-another-one-inside = А внутри ещё один
joke-russia-another-one-inside = Провернуть в талии. Отскочить.
card-russia-wrong-stairwell = Не тот подъезд
joke-russia-wrong-stairwell = Та же улица, тот же дом, ключ подошёл. В прихожей не Надя.
card-russia-tea-with-seven-jams = Чай с семью вареньями
joke-russia-tea-with-seven-jams = Из-за малинового не дерутся. Из-за морошки могли бы, но её на всех хватило.
card-russia-medals-for-taking-part = Медали за участие
joke-russia-medals-for-taking-part = Шоколадные. Золотые тоже шоколадные.
card-russia-bear-on-a-bicycle = Медведь на велосипеде
joke-russia-bear-on-a-bicycle = Ушёл из цирка из-за ставки. С ноября не берёт трубку.
