### Наёмники, уровни и сокровища, которые не шмотки.

card-legends-chorus-of-one = Хор из одного
joke-legends-chorus-of-one = «Увы, — поёт хор, — увы!» А ты спросил, что на ужин.
card-legends-sherpa-of-olympus = Шерпа с Олимпа
joke-legends-sherpa-of-olympus = Был наверху четыреста раз. За большинство боги ещё должны.
card-legends-retired-argonaut = Аргонавт на пенсии
joke-legends-retired-argonaut = Третье весло слева. Про третье слева ты ещё услышишь.
card-legends-be-painted-on-a-vase = Попасть на вазу
joke-legends-be-painted-on-a-vase = В самом выгодном виде. Правда, на внутренней стороне.
card-legends-found-a-city-by-accident = Нечаянно основать город
joke-legends-found-a-city-by-accident = Ты присел. Вокруг построили стены. Теперь негде поставить колесницу.
card-legends-slay-a-rumour = Сразить слух
joke-legends-slay-a-rumour = Когда ты выходил из таверны, в нём было сорок футов.
card-legends-pass-the-hero-entrance-exam = Сдать экзамен на героя
joke-legends-pass-the-hero-entrance-exam = Вопрос первый: чей ты сын? Ответ обоснуй.
card-legends-sacrifice-an-ox-shaped-cake = Принести в жертву торт «Бык»
joke-legends-sacrifice-an-ox-shaped-cake = Боги были оскорблены. До второго куска.
card-legends-borrow-fire-for-good = Одолжить огонь насовсем
joke-legends-borrow-fire-for-good = Сверху вообще-то видно. Он у тебя один такой.
card-legends-cornucopia-bottomless = Рог изобилия без дна
joke-legends-cornucopia-bottomless = То есть дно отвалилось. Лови что успеешь.
