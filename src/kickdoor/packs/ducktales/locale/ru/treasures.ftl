### Карты уровня и прочие сокровища

card-ducktales-go-up-a-level = Получи уровень
joke-ducktales-go-up-a-level = На карте так и написано. Дважды. Золотом.
card-ducktales-earn-the-first-coin-again = Снова первая монета
joke-ducktales-earn-the-first-coin-again = Начистить один ботинок. Плохо, зато вовремя.
card-ducktales-land-in-one-piece = Сесть целиком
joke-ducktales-land-in-one-piece = Свидетелей не было. Зато теперь знают все.
card-ducktales-dive-into-the-coins = Нырнуть в монеты
joke-ducktales-dive-into-the-coins = Труднее, чем кажется, а кажется, что ныряешь в металл.
card-ducktales-sew-the-badge-on-straight = Ровно пришить значок
joke-ducktales-sew-the-badge-on-straight = Труднее всех даётся значок за пришивание значков.
card-ducktales-inherit-from-an-uncle = Наследство от дядюшки
joke-ducktales-inherit-from-an-uncle = Он жив, просто расщедрился. Врачей это напугало сильнее.
card-ducktales-out-save-the-neighbors = Переэкономить соседей
joke-ducktales-out-save-the-neighbors = Заварить пакетик снова. Сберечь нитку. Соседскую тоже.
card-ducktales-read-the-manual-aloud = Зачитать инструкцию вслух
joke-ducktales-read-the-manual-aloud = Все узнали что-то новое, в основном где выход.

card-ducktales-cheat = Чит!
joke-ducktales-cheat = Правила смотри на обороте этой карты.
card-ducktales-claim-jumper = Захват участка
joke-ducktales-claim-jumper = Тут стоял флаг. Теперь тут стоит другой флаг.
card-ducktales-other-half-of-the-map = Вторая половина карты
joke-ducktales-other-half-of-the-map = На ней крестик. Под крестиком лопата. На лопате записка.
