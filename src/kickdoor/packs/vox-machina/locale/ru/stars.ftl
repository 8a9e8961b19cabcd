### Звёздные гости

card-vox-machina-jarett-howarth = Джаретт Ховарт
joke-vox-machina-jarett-howarth = Платят ему за день. Дни тут длинные.
card-vox-machina-shaun-gilmore = Шон Гилмор
joke-vox-machina-shaun-gilmore = В лавке восхитительно всё, начиная с хозяина.
card-vox-machina-bear-with-a-contract = Медведь по контракту
joke-vox-machina-bear-with-a-contract = Носит то, что тебе не поднять. Ест дважды в день, голосует наравне.
card-vox-machina-oracle-on-retainer = Прорицательница на окладе
joke-vox-machina-oracle-on-retainer = Знала, что её наймут. Счёт пришёл накануне.
ability-vox-machina-oracle-on-retainer-peek-behind-the-door = Заглянуть за дверь
card-vox-machina-stunt-coordinator = Постановщица трюков
joke-vox-machina-stunt-coordinator = В её смену никто не погиб. За часами она следит.
card-vox-machina-minstrel-who-narrates = Менестрель-рассказчик
joke-vox-machina-minstrel-who-narrates = Спел, что она пригнулась. Она и пригнулась, от неожиданности.
card-vox-machina-lawyer-of-the-ninth-pit = Адвокат девятого круга
joke-vox-machina-lawyer-of-the-ninth-pit = Не теряет ни одной души. Разве что намеренно.
ability-vox-machina-lawyer-of-the-ninth-pit-objection = Протест
card-vox-machina-healer-between-temples = Целительница между храмами
joke-vox-machina-healer-between-temples = Из прошлого её попросили. Теперь просят обратно, с носилок.
