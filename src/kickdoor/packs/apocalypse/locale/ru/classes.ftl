### Классы; имена их склоняются, потому что стоят в предложениях.

card-apocalypse-blogger = Блогер
    .gen = Блогера
    .acc = Блогера
    .ins = Блогером
joke-apocalypse-blogger = Сегодня конец света. Ставьте лайк, подписывайтесь.
ability-apocalypse-blogger-seal-news = Свежие печати
ability-apocalypse-blogger-sympathy = Сочувствие
feat-apocalypse-blogger = Запрос в архив

card-apocalypse-daredevil = Сорвиголова
    .gen = Сорвиголовы
    .acc = Сорвиголову
    .ins = Сорвиголовой
joke-apocalypse-daredevil = Ни одна страховая. Из принципа. Из их принципа.
ability-apocalypse-daredevil-no-net = Глядите, без сетки
ability-apocalypse-daredevil-stunt-pay = Гонорар за трюк
feat-apocalypse-daredevil = Ещё разок!

card-apocalypse-kid = Малец
    .gen = Мальца
    .acc = Мальца
    .ins = Мальцом
joke-apocalypse-kid = Пережил девять отбоев и одну цивилизацию.
ability-apocalypse-kid-slingshot = Рогатка
ability-apocalypse-kid-too-young = Рано умирать
feat-apocalypse-kid = Рогатка в упор

card-apocalypse-militia = Ополченец
    .gen = Ополченца
    .acc = Ополченца
    .ins = Ополченцем
joke-apocalypse-militia = Тушёнки на десять лет. Открывашка в другом бункере.
ability-apocalypse-militia-ready = А я готовился
feat-apocalypse-militia = И к этому готовился

card-apocalypse-scientist = Учёный
    .gen = Учёного
    .acc = Учёного
    .ins = Учёным
joke-apocalypse-scientist = Всё предсказал, с погрешностью. Погрешность — это вы.
ability-apocalypse-scientist-seal-tech = Сургуч и наука
ability-apocalypse-scientist-transmutation = Превращение атома
feat-apocalypse-scientist = Странная материя

card-apocalypse-super-munchkin = Суперманчкин
joke-apocalypse-super-munchkin = Цивилизация пала, дипломы больше никто не проверяет.
