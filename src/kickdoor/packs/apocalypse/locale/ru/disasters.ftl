### Бедствия

card-apocalypse-it-came-off-in-my-hand = Оно само отвалилось
joke-apocalypse-it-came-off-in-my-hand = Сургуч был старый. Ты только хотел прочитать, что там.
card-apocalypse-light-meteor-shower = Небольшие метеоритные осадки
joke-apocalypse-light-meteor-shower = Обещали небольшие. Про тяжёлые молчали.
card-apocalypse-flood-in-the-cellar = Потоп в подвале
joke-apocalypse-flood-in-the-cellar = Подвал уже на третьем этаже и поднимается.
card-apocalypse-grid-goes-down = Свет отключили
joke-apocalypse-grid-goes-down = На второй вечер люди взялись за книги. Тут и началась паника.
card-apocalypse-bank-holiday-for-ever = Банковский выходной навсегда
joke-apocalypse-bank-holiday-for-ever = Банкомат просит прощения. Он не раскаивается.
card-apocalypse-spontaneous-mutation = Внезапная мутация
joke-apocalypse-spontaneous-mutation = Засыпал-то ты с профессией.
card-apocalypse-mild-plague = Чума, но лёгкая
joke-apocalypse-mild-plague = С лаймом и кинзой.
card-apocalypse-end-times-double-issue = «Вестник конца», сдвоенный номер
joke-apocalypse-end-times-double-issue = Две казни по цене одной и плакат на стену.
card-apocalypse-better-bunker-next-door = Соседский бункер лучше
joke-apocalypse-better-bunker-next-door = У них батут.
card-apocalypse-ash-in-everything = Пепел везде
joke-apocalypse-ash-in-everything = В бутерброде, в сапогах, в ножнах. Больше всего в бутерброде.
card-apocalypse-your-job-has-been-automated = Тебя заменила машина
joke-apocalypse-your-job-has-been-automated = Тостер. Справляется лучше. И хрустит.
