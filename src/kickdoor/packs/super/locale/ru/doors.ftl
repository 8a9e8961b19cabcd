### Прочие двери

card-super-in-a-giant-robot = Верхом на гигантском роботе
joke-super-in-a-giant-robot = Парковались час. Дальше пойдёт быстрее.
card-super-with-a-white-cat = С белым котом на коленях
joke-super-with-a-white-cat = Гладит тут кот. Спросить, кто главный, страшно.
card-super-dead-until-next-issue = Покойник до следующего выпуска
joke-super-dead-until-next-issue = Похороны были, памятник был, ждали недолго.
card-super-with-henchmen-to-spare = С приспешниками про запас
joke-super-with-henchmen-to-spare = Возьми одиннадцать, и двенадцатый о них споткнётся.
card-super-mid-monologue = На середине монолога
joke-super-mid-monologue = И тогда в академии они засмеялись. Смеялись час.
card-super-meanwhile-at-the-hideout = Тем временем в логове
joke-super-meanwhile-at-the-hideout = Кто-то увидел твой сигнал. Не тот кто-то.
card-super-variant-cover = Альтернативная обложка
joke-super-variant-cover = Тот же злодей, но в фольге и вдвое дороже.
