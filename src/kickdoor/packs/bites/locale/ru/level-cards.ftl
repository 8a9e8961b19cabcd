### Уровни

card-bites-rise-dramatically = Эффектно восстать из гроба
joke-bites-rise-dramatically = И на бис, для задних рядов.
card-bites-howl-in-tune = Взвыть в ноту
joke-bites-howl-in-tune = Соседи просили на бис. Через стену.
card-bites-bite-somebody-important = Укусить кого-то важного
joke-bites-bite-somebody-important = Теперь он на телевидении. Только по ночам.
card-bites-bury-the-evidence = Закопать улики
joke-bites-bury-the-evidence = Поглубже, говорили. Машет.
card-bites-trace-your-ancestry = Изучить родословную
joke-bites-trace-your-ancestry = На одиннадцатом колене начинают кусаться.
