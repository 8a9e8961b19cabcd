### Люди, у которых нет карты расы.

card-bites-human-feat = Человек
    .gen = Человека
    .acc = Человека
    .ins = Человеком
feat-bites-human-feat = Питомцы рулят
ability-bites-human-feat-adopt = Взять в склеп
ability-bites-human-feat-send = Фас
ability-bites-human-feat-loose = Спустить с цепи
