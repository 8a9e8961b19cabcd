### Разовые шмотки

card-pathfinder-bottled-draught = Сквозняк в бутылке
joke-pathfinder-bottled-draught = Просили напиток. Этикетку писал глухой.
card-pathfinder-extract-of-elbow = Экстракт локтя
joke-pathfinder-extract-of-elbow = Для внутренней силы и внешних углов.
card-pathfinder-bomb-with-a-wick-at-both-ends = Бомба с двумя фитилями
joke-pathfinder-bomb-with-a-wick-at-both-ends = Вдвое надёжнее, если стоять вдвое дальше.
card-pathfinder-goblin-fireworks = Гоблинский фейерверк
joke-pathfinder-goblin-fireworks = Наведи на врага. Поджигай. Вспоминай, где был верх.
card-pathfinder-mutagen-in-a-mug = Мутаген в кружке
joke-pathfinder-mutagen-in-a-mug = Окрыляет. Ожабривает. Хвост будет с мнением.
card-pathfinder-holy-relic-souvenir-edition = Святыня, сувенирная
joke-pathfinder-holy-relic-souvenir-edition = Настоящее дерево. Освящено при стирке. Не выжимать.
card-pathfinder-feather-of-falling-elsewhere = Перо падения в сторону
joke-pathfinder-feather-of-falling-elsewhere = Всё равно падаешь. Но в соседнюю долину.
card-pathfinder-loaded-knucklebone = Меченая костяшка
joke-pathfinder-loaded-knucklebone = Прежнему владельцу везло по самое запястье.
card-pathfinder-counter-curse-in-a-jar = Контрпроклятие в банке
joke-pathfinder-counter-curse-in-a-jar = Взболтать. Если болтает в ответ, поставить на место.
card-pathfinder-guide-with-a-shortcut = Проводник, который знает короткий путь
joke-pathfinder-guide-with-a-shortcut = Он короче. Из-за него и есть длинный.
card-pathfinder-field-report = Полевой отчёт
joke-pathfinder-field-report = Сорок страниц. На последней написано «Беги».
