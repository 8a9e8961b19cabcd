### Монстры от десятого уровня.

card-steampunk-dirigible-pirates = Пираты на дирижабле
joke-steampunk-dirigible-pirates = Поднимают чёрный флаг и садятся, чтобы его расправить.
card-steampunk-colonel-without-a-war = Полковник без войны
joke-steampunk-colonel-without-a-war = Обыскал весь дом, войны нигде нет. Сойдёшь и ты.
card-steampunk-iron-maiden-aunt = Железная тётушка
joke-steampunk-iron-maiden-aunt = Вяжет колючую проволоку. Носить обязательно, благодарить письменно.
card-steampunk-kraken-on-rails = Кракен на рельсах
joke-steampunk-kraken-on-rails = Со всеми остановками. Потом остановок становится меньше.
card-steampunk-certified-mad-scientist = Дипломированный безумец
joke-steampunk-certified-mad-scientist = Диплом висит на стене. Экзаменатор тоже.
card-steampunk-runaway-locomotive = Сбежавший паровоз
joke-steampunk-runaway-locomotive = В марте сошёл с рельсов. С тех пор ни разу не опоздал.
card-steampunk-golem-by-committee = Паровой голем работы комитета
joke-steampunk-golem-by-committee = Двенадцать инженеров, двенадцать кулаков и минута особого мнения.
card-steampunk-her-majestys-battle-corset = Боевой корсет Её Величества
joke-steampunk-her-majestys-battle-corset = Сорок китовых усов. Тридцать из них ещё на ките.
card-steampunk-tripod-on-a-day-trip = Марсианский треножник на экскурсии
joke-steampunk-tripod-on-a-day-trip = Прибыл завоёвывать. Остался на булочки. После булочек продолжит.
