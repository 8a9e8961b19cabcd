### Прочие двери

card-vox-machina-with-a-skeleton-army = С армией скелетов
joke-vox-machina-with-a-skeleton-army = Жалованья не платят, а преданы больше, чем твой отряд.
card-vox-machina-with-a-theme-song = С музыкальной темой
joke-vox-machina-with-a-theme-song = Слышно заранее. Тебя уже съели, а мотивчик всё в голове.
card-vox-machina-raised-by-committee = Восстал решением комиссии
joke-vox-machina-raised-by-committee = Семь некромантов, один труп и протокол заседания.
card-vox-machina-in-its-final-form = В последней форме
joke-vox-machina-in-its-final-form = До неё было три. Ты только-только привыкаешь ко второй.
card-vox-machina-backed-by-a-god = При поддержке бога
joke-vox-machina-backed-by-a-god = Завизировано, проштамповано, подшито в папку «Покарать».
card-vox-machina-after-a-long-tavern-night = После ночи в таверне
joke-vox-machina-after-a-long-tavern-night = Просит умирать потише. Лучше шёпотом.

card-vox-machina-wandering-monster = Бродячий монстр
joke-vox-machina-wandering-monster = Услышал стук кубиков и заглянул на огонёк.
card-vox-machina-stunt-double = Каскадёр
joke-vox-machina-stunt-double = Падает, горит и берёт на себя половину укусов.
card-vox-machina-recast-the-villain = Новый злодей
joke-vox-machina-recast-the-villain = Роль требовала зла. Этот пришёл со своим.
card-vox-machina-prop-department = Бутафорский цех
joke-vox-machina-prop-department = Распишись тут, тут и тут. Вещь хрупкая. Прошлый арендатор тоже.
card-vox-machina-top-billing = Первой строкой в афише
joke-vox-machina-top-billing = Буквы выше театра. Твоё имя на обороте, карандашом.
card-vox-machina-short-rest = Короткий отдых
joke-vox-machina-short-rest = Час на бутерброды. Присел даже дракон.
card-vox-machina-natural-one = Натуральная единица
joke-vox-machina-natural-one = Кружился, качался, подумывал о девятке и вспомнил о тебе.
card-vox-machina-coin-for-the-oracle = Монетка для прорицательницы
joke-vox-machina-coin-for-the-oracle = Видит всё, прощает кое-что, сдачи не даёт.
