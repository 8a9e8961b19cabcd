### Монстры от десятого уровня: те, кого на картах рисуют.

card-booty-great-white-with-a-clean-record = Белая акула без судимостей
joke-booty-great-white-with-a-clean-record = Свидетели съедены, и добавить им нечего.
card-booty-privateer-in-the-public-sector = Капер на госслужбе
joke-booty-privateer-in-the-public-sector = Грабит в трёх экземплярах, с девяти до двенадцати.
card-booty-man-of-war-and-woman-of-peace = Морской волк и голубка мира
joke-booty-man-of-war-and-woman-of-peace = Она подписывает мир. Он держит перо и пушку.
card-booty-sea-serpent-tied-by-itself = Морской змей, завязанный узлом
joke-booty-sea-serpent-tied-by-itself = Булинь, два штыка и мигрень. Виноват, конечно, ты.
card-booty-shark-with-legs-for-now = Акула с ногами, временно
joke-booty-shark-with-legs-for-now = Ноги не её. Присматривает следующую пару.
card-booty-royal-tax-fleet = Королевский налоговый флот
joke-booty-royal-tax-fleet = Море было бесплатным. Внесена поправка.
card-booty-accountant-of-the-deep = Бухгалтер пучины
joke-booty-accountant-of-the-deep = Все души подсчитаны. Одной не хватает.
card-booty-white-whale-tired-of-it = Белый кит, который устал
joke-booty-white-whale-tired-of-it = Он читал ту книгу. Гарпунщика там перехвалили.
card-booty-kraken-in-a-group-photo = Кракен на общем снимке
joke-booty-kraken-in-a-group-photo = Всего лишь хотел всех обнять.
