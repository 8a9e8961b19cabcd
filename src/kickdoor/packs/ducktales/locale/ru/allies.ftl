### Союзники

card-ducktales-mrs-beakley = Миссис Клювдия
joke-ducktales-mrs-beakley = Кем она служила раньше, уже спрашивали. Один раз.
card-ducktales-glittering-goldie = Сверкающая Голди
joke-ducktales-glittering-goldie = Уйдёт с твоим золотом. Останется место, прихватит и сердце.
card-ducktales-fenton-crackshell = Фентон Крякшелл
joke-ducktales-fenton-crackshell = Считает бобы за жалованье. Ошибка всегда в пределах одного боба.
ability-ducktales-fenton-crackshell-count-what-is-there = Пересчитать, что есть
card-ducktales-navigator-with-the-map-upside-down = Штурман с картой вверх ногами
joke-ducktales-navigator-with-the-map-upside-down = Открыл девять островов и проглядел один материк.
card-ducktales-co-pilot-with-a-whistle = Второй пилот со свистком
joke-ducktales-co-pilot-with-a-whistle = Один свисток: налево. Два: направо. Три: наружу.
card-ducktales-bank-clerk-off-duty = Банковский клерк в отгуле
joke-ducktales-bank-clerk-off-duty = Даже на пляже просит предъявить два документа.
card-ducktales-very-large-niece = Очень крупная племянница
joke-ducktales-very-large-niece = Носит рояль. Играет на рояле. Разом и вверх по лестнице.
card-ducktales-lawyer-who-haunts = Адвокат-привидение
joke-ducktales-lawyer-who-haunts = Любую инстанцию проходит насквозь. Стены тоже.
ability-ducktales-lawyer-who-haunts-objection = Протестую
