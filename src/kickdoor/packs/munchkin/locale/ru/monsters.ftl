### Монстры.

card-munchkin-dust-bunny = Пыльный зайчик
joke-munchkin-dust-bunny = Развёлся под кроватью. Боится только приезда твоей мамы.

card-munchkin-paper-tiger = Бумажный тигр
joke-munchkin-paper-tiger = Свиреп, полосат и отлично горит.

card-munchkin-left-sock = Левый носок
joke-munchkin-left-sock = Стирка забрала его брата. У носка остались вопросы.

card-munchkin-unpaid-intern = Бесплатный стажёр
joke-munchkin-unpaid-intern = Загрызёт тебя за строчку в резюме.

card-munchkin-bottomless-pothole = Бездонная выбоина
joke-munchkin-bottomless-pothole = Жалобу приняли давно. Чиновник поехал посмотреть. Едет до сих пор.

card-munchkin-trap-door-to-door-salesman = Разъездной люк
joke-munchkin-trap-door-to-door-salesman = Есть минутка? Поговорим о том, что у вас под ногами.
ability-munchkin-trap-door-to-door-salesman-buy-something = Купить хоть что-нибудь

card-munchkin-mimic-in-training = Мимик-практикант
joke-munchkin-mimic-in-training = Пока умеет изображать одно: мимика побольше.

card-munchkin-skeleton-staff = Костяк коллектива
joke-munchkin-skeleton-staff = После сокращений вдвоём держат всё подземелье. На одной связке.

card-munchkin-moth-er-in-law = Моль-свекровь
joke-munchkin-moth-er-in-law = Съела твой гардероб. К остаткам есть замечания.

card-munchkin-were-hamster = Хомяк-оборотень
joke-munchkin-were-hamster = В полнолуние бегает в колесе. Колесо — это ты.

card-munchkin-horse-with-a-clipboard = Лошадь с планшетом
joke-munchkin-horse-with-a-clipboard = Прибыла с проверкой конюшни. Начать решила с тебя.

card-munchkin-gelatinous-rhombus = Студенистый ромб
joke-munchkin-gelatinous-rhombus = Был кубом, пока кто-то не прислонился.

card-munchkin-choir-of-frogs = Лягушачий хор
joke-munchkin-choir-of-frogs = Знают только припев. Припев про тебя.

card-munchkin-footless-horseman = Всадник без ног
joke-munchkin-footless-horseman = Проспорил всаднику без головы.

card-munchkin-wall-of-text = Стена текста
joke-munchkin-wall-of-text = До последней строки не добирался никто.

card-munchkin-cast-iron-chicken = Чугунная курица
joke-munchkin-cast-iron-chicken = Несёт ядра. Обычно кому-нибудь на голову.

card-munchkin-swarm-of-one = Рой из одной пчелы
joke-munchkin-swarm-of-one = Очень быстрая пчела с чувством сцены.

card-munchkin-mummys-boy = Мумин сын
joke-munchkin-mummys-boy = Укутан как следует. Мать настояла.

card-munchkin-ogre-of-the-bridge-authority = Огр мостового ведомства
joke-munchkin-ogre-of-the-bridge-authority = Пошлину подняли. Мост тоже.
ability-munchkin-ogre-of-the-bridge-authority-pay-the-toll = Заплатить пошлину

card-munchkin-cockatrice-with-bifocals = Кокатрис в бифокалах
joke-munchkin-cockatrice-with-bifocals = Каменишь на любом расстоянии. Мелкий шрифт он тоже видит.

card-munchkin-homicidal-chandelier = Люстра-убийца
joke-munchkin-homicidal-chandelier = Со дня закрытия бального зала мечтает качнуться ещё разок.

card-munchkin-uninvited-vampire = Незваный вампир
joke-munchkin-uninvited-vampire = Ждёт за дверью. У него впереди вся ночь. И все остальные.

card-munchkin-stable-genius = Гений конюшни
joke-munchkin-stable-genius = Очень умный конь. Спроси — он сам тебе это скажет.

card-munchkin-accountant-of-the-abyss = Счетовод бездны
joke-munchkin-accountant-of-the-abyss = Заглянешь в его книгу — и книга занесёт тебя в расход.

card-munchkin-three-headed-committee = Трёхголовая комиссия
joke-munchkin-three-headed-committee = Двое за то, чтобы тебя съесть. Третий — чтобы начать с закусок.

card-munchkin-giant-with-hurt-feelings = Обиженный великан
joke-munchkin-giant-with-hurt-feelings = Дело не в том, что ты сказал. А в том, какой ты при этом был мелкий.

card-munchkin-minotaur-realtor = Минотавр-риелтор
joke-munchkin-minotaur-realtor = Просторно, много комнат, выхода нет. Съезжать не захочешь.

card-munchkin-phoenix-on-its-last-legs = Феникс на последнем издыхании
joke-munchkin-phoenix-on-its-last-legs = Каждый день у него последний. Таких было уже четыреста.

card-munchkin-bargain-dragon = Дракон по акции
joke-munchkin-bargain-dragon = Как на гобелене. Огнём дышит за отдельную плату.

card-munchkin-mountain-with-a-grudge = Злопамятная гора
joke-munchkin-mountain-with-a-grudge = Целую эпоху ждала, пока на неё наступишь именно ты.

card-munchkin-lich-on-sabbatical = Лич в творческом отпуске
joke-munchkin-lich-on-sabbatical = Пишет книгу. Ты появишься в девятой главе. Ненадолго.

card-munchkin-kraken-in-the-well = Кракен в колодце
joke-munchkin-kraken-in-the-well = Никто не спрашивает, как он туда попал. Все спрашивают про ведро.

card-munchkin-her-subterranean-majesty = Её Подземное Величество
joke-munchkin-her-subterranean-majesty = Сорок тысяч дочерей. Ни одного дня рождения не пропустила.

card-munchkin-knight-of-the-living-dead = Рыцарь живых мертвецов
joke-munchkin-knight-of-the-living-dead = Верен до гроба. И после. В том и беда.

card-munchkin-world-serpents-nephew = Племянник Мирового Змея
joke-munchkin-world-serpents-nephew = Обвивает город районного значения.

card-munchkin-thing-with-an-unpronounceable-name = Нечто с непроизносимым именем
joke-munchkin-thing-with-an-unpronounceable-name = Нет-нет. Хвлгхь. С мягким знаком.

card-munchkin-horse-of-the-apocalypse = Конь Апокалипсиса
joke-munchkin-horse-of-the-apocalypse = Всадники приходят и уходят. Конь в штате постоянно.
