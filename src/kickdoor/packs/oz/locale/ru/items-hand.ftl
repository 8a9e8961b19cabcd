### Что держат в руках

card-oz-bucket-half-full = Ведро, наполовину полное
joke-oz-bucket-half-full = Оружие оптимиста.
card-oz-oil-can-of-loose-tongues = Маслёнка-болтушка
joke-oz-oil-can-of-loose-tongues = Две капли, и он всё расскажет.
card-oz-chalk-of-final-proof = Мел окончательного доказательства
joke-oz-chalk-of-final-proof = Что им написано, всегда было верно.
card-oz-gun-never-loaded = Ружьё, которое не заряжали
joke-oz-gun-never-loaded = Шуметь приходится самому.
card-oz-axe-with-a-past = Топор с прошлым
joke-oz-axe-with-a-past = Начинал с ноги. Кончил садоводством.
card-oz-lever-behind-it-all = Рычаг за всем этим
joke-oz-lever-behind-it-all = Дёрни, и в тебе десять метров. Вон на той стене.
card-oz-sceptre-of-the-smallest-county = Скипетр самого мелкого графства
joke-oz-sceptre-of-the-smallest-county = Махни, и сбегутся оба подданных.
