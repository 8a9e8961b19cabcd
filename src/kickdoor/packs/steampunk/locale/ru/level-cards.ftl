### Получи уровень

card-steampunk-christen-an-airship = Окрестить дирижабль
joke-steampunk-christen-an-airship = Победила бутылка.
card-steampunk-round-the-world-in-a-bit-over-eighty-days = Вокруг света за восемьдесят с чем-то дней
joke-steampunk-round-the-world-in-a-bit-over-eighty-days = Остановка была одна: сфотографироваться.
card-steampunk-be-knighted-by-mistake = Рыцарь по ошибке
joke-steampunk-be-knighted-by-mistake = Просто шнурок развязался.
card-steampunk-publish-your-memoirs = Издать мемуары
joke-steampunk-publish-your-memoirs = Том первый. В конце тома рождение.
card-steampunk-file-a-patent = Подать заявку на патент
joke-steampunk-file-a-patent = На машину, которая подаёт заявки. Она уже прислала тебе письмо.
