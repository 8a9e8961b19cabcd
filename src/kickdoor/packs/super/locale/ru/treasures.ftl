### Оруженосцы, уровни и прочие сокровища

card-super-boy-with-a-catchphrase = Мальчик с крылатой фразой
joke-super-boy-with-a-catchphrase = Она у него одна. Зато каждый раз.
card-super-butler-with-a-past = Дворецкий с прошлым
joke-super-butler-with-a-past = Гладит рубашки, вправляет кости, о войне молчит.
card-super-dog-who-solves-crimes = Пёс-сыщик
joke-super-dog-who-solves-crimes = Это почтальон. Это всегда почтальон.
card-super-get-a-logo = Завести логотип
joke-super-get-a-logo = Девять эскизов. В итоге кружок.
card-super-pose-on-a-gargoyle = Постоять на горгулье
joke-super-pose-on-a-gargoyle = Под дождём. Для горгульи это тоже впервые.
card-super-win-the-fan-vote = Победить в опросе фанатов
joke-super-win-the-fan-vote = Большинство голосовало из твоей квартиры.
card-super-be-bitten-by-something = Быть укушенным кем-нибудь
joke-super-be-bitten-by-something = Утром ты умеешь всё, что оно. Это была овца.
card-super-sell-the-film-rights = Продать права на фильм
joke-super-sell-the-film-rights = В фильме ты выше ростом, а собака говорит.
card-super-steal-the-credit = Присвоить славу
joke-super-steal-the-credit = «Город спасён тем, кто стоял ближе к камере».
card-super-vault-left-ajar = Незапертый сейф
joke-super-vault-left-ajar = Сигнализация бастует вместе с приспешниками.
card-super-comic-book-science = Наука из комиксов
joke-super-comic-book-science = Работает на космических лучах. Писем не надо.
