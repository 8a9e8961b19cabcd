### Разовые шмотки

card-booty-bottle-of-mostly-fumes = Бутылка, в основном паров
joke-booty-bottle-of-mostly-fumes = На этикетке «йо-хо-хо» и номер телефона.
card-booty-coconut-from-above = Кокос сверху
joke-booty-coconut-from-above = Обезьяна просит отметить: она целилась.
card-booty-broadside-of-turnips = Залп репой
joke-booty-broadside-of-turnips = Ядра кончились в понедельник. Репа не кончается.
card-booty-powder-keg-with-a-short-fuse = Бочонок пороха с коротким фитилём
joke-booty-powder-keg-with-a-short-fuse = Бросай сразу. Шутку прочтёшь потом.
card-booty-letter-of-marque = Каперский патент
joke-booty-letter-of-marque = «Милый пират, продолжай. Целую, король».
card-booty-lifeboat-for-one = Спасательная шлюпка на одного
joke-booty-lifeboat-for-one = «Сначала женщины и дети», кричишь ты издалека.
card-booty-bucket-of-somebody-else = Ведро кого-то другого
joke-booty-bucket-of-somebody-else = Хороший был приятель. И прикорм хороший.
card-booty-well-sanded-plank = Хорошо ошкуренная доска
joke-booty-well-sanded-plank = На занозы никто не жаловался. Потом тоже.
card-booty-last-lemon-aboard = Последний лимон на борту
joke-booty-last-lemon-aboard = К нему приставлена охрана, а к охране охрана.
card-booty-dice-of-whalebone = Кости из китового уса
joke-booty-dice-of-whalebone = Кит не умеет проигрывать и плывёт следом.
