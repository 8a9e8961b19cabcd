### Наёмники и сокровища, которые не шмотки

card-steampunk-urchin-with-excellent-hearing = Беспризорник с отличным слухом
joke-steampunk-urchin-with-excellent-hearing = Знает всё. Конец фразы стоит пенни.
card-steampunk-steam-butler = Паровой дворецкий
joke-steampunk-steam-butler = «Вы звонили?» И выпускает немного того, что думает.
card-steampunk-guide-who-has-read-about-it = Проводник по книжке
joke-steampunk-guide-who-has-read-about-it = Знает выход. Выход на девятой странице.
card-steampunk-chess-automaton-with-somebody-inside = Шахматный автомат с кем-то внутри
joke-steampunk-chess-automaton-with-somebody-inside = Мат в четыре хода. Потом просил выпустить.
card-steampunk-claim-the-discovery = Присвоить открытие
joke-steampunk-claim-the-discovery = Он нашёл его. Ты газету.
card-steampunk-unclaimed-freight = Невостребованный груз
joke-steampunk-unclaimed-freight = Тикает, адресован тебе, а любопытство прекрасная черта.
