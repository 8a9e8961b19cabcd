### Классы; имена их склоняются, потому что стоят в предложениях.

card-steampunk-explorer = Первопроходец
    .gen = Первопроходца
    .acc = Первопроходца
    .ins = Первопроходцем
joke-steampunk-explorer = Открывает земли. Местные жители относятся к этому с пониманием.
feat-steampunk-explorer = Торит тропу

card-steampunk-mechanic = Механик
    .gen = Механика
    .acc = Механика
    .ins = Механиком
joke-steampunk-mechanic = Разберёт что угодно. О второй половине услуги договаривайтесь письменно.
ability-steampunk-mechanic-maintenance = Ремонт кувалдой
feat-steampunk-mechanic = Повышенная передача

card-steampunk-officer = Офицер
    .gen = Офицера
    .acc = Офицера
    .ins = Офицером
joke-steampunk-officer = Говорит на четырёх языках, на всех громче, чем нужно.
ability-steampunk-officer-command = Командный голос
feat-steampunk-officer = Вербовочный голос

card-steampunk-tycoon = Магнат
    .gen = Магната
    .acc = Магната
    .ins = Магнатом
joke-steampunk-tycoon = Начинал с нуля: одна идея и папин завод.
ability-steampunk-tycoon-venture = Рисковый капитал
ability-steampunk-tycoon-interest = Сложный процент
feat-steampunk-tycoon = Товар возврату подлежит

card-steampunk-super-munchkin = Суперманчкин
joke-steampunk-super-munchkin = Две профессии, две шляпы и одна недовольная шея.
