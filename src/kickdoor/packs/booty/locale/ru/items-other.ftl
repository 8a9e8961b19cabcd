### Прочие шмотки

card-booty-treasure-map-folded-wrong = Карта сокровищ, сложенная не так
joke-booty-treasure-map-folded-wrong = Крестик внутри. Бутерброд боцмана тоже.
card-booty-chest-that-somebody-sits-on = Сундук, на котором сидят
joke-booty-chest-that-somebody-sits-on = Он вместо замка.
card-booty-tea-service-of-the-empire = Чайный сервиз империи
joke-booty-tea-service-of-the-empire = При Трафальгаре погибло три чашки. Битву выиграли.
card-booty-seaworthy-cheese = Мореходный сыр
joke-booty-seaworthy-cheese = Дважды обогнул мыс Горн. Резать его так и не решились.
card-booty-phrase-book-read-by-the-sea = Разговорник, читанный морем
joke-booty-phrase-book-read-by-the-sea = «Мой угорь полон...» Дальше расплылось.
