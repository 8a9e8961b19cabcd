### Шмотки.

card-munchkin-thinking-cap = Думательный колпак
joke-munchkin-thinking-cap = Думает в основном об обеде.

card-munchkin-gilded-colander = Золочёный дуршлаг
joke-munchkin-gilded-colander = Из головы всё равно утекает. Так хоть красиво.

card-munchkin-helmet-with-an-opinion = Шлем с собственным мнением
joke-munchkin-helmet-with-an-opinion = Он бы свернул налево.

card-munchkin-antlers-of-authority = Рога власти
joke-munchkin-antlers-of-authority = Того, кто не проходит в дверь, не перебивают.

card-munchkin-nightshirt-of-near-invulnerability = Ночнушка почти неуязвимости
joke-munchkin-nightshirt-of-near-invulnerability = Всё дело тут в слове «почти».

card-munchkin-chain-letter-mail = Кольчуга счастья
joke-munchkin-chain-letter-mail = Передай ещё пятерым, а то натрёт.

card-munchkin-plate-of-the-day = Латы дня
joke-munchkin-plate-of-the-day = К ним полагается суп.

card-munchkin-apron-of-the-last-smith = Фартук последнего кузнеца
joke-munchkin-apron-of-the-last-smith = Остальные кузнецы фартук не надевали.

card-munchkin-galoshes-of-gravitas = Галоши значительности
joke-munchkin-galoshes-of-gravitas = Скрипят, но как начальство.

card-munchkin-boots-of-leaving-early = Сапоги «Нам пора»
joke-munchkin-boots-of-leaving-early = У них завтра дела с утра.

card-munchkin-designer-horseshoes = Дизайнерские подковы
joke-munchkin-designer-horseshoes = Две пары. Платишь за имя на каждой.

card-munchkin-toe-rings-of-office = Перстни на пальцы ног
joke-munchkin-toe-rings-of-office = Кто носит все десять, говорит за ужином первым.

card-munchkin-giant-toothpick = Гигантская зубочистка
joke-munchkin-giant-toothpick = Нитка у великанов тоже есть. Лучше её не видеть.

card-munchkin-net-of-many-holes = Небывало дырявая сеть
joke-munchkin-net-of-many-holes = Платишь в основном за дырки.

card-munchkin-rapier-wit = Острый язык
joke-munchkin-rapier-wit = Колкий, быстрый, при дворе нелюбим.

card-munchkin-staff-of-general-enquiries = Посох справочного бюро
joke-munchkin-staff-of-general-enquiries = Наводи на всякого, кто похож на сотрудника.

card-munchkin-mace-of-firm-persuasion = Булава мягкого убеждения
joke-munchkin-mace-of-firm-persuasion = Мягкая тут только рукоять.

card-munchkin-everyday-dagger = Кинжал на каждый день
joke-munchkin-everyday-dagger = Хороший бережёшь для гостей.

card-munchkin-long-handled-backstabber = Удлинённый нож в спину
joke-munchkin-long-handled-backstabber = Для жертв, до которых чуть-чуть не дотянуться.

card-munchkin-shield-of-plausible-deniability = Щит правдоподобного отрицания
joke-munchkin-shield-of-plausible-deniability = Какой ещё щит?

card-munchkin-orcish-letter-opener = Орочий нож для писем
joke-munchkin-orcish-letter-opener = Открывает двери, бочки и однажды открыл письмо.

card-munchkin-lantern-of-mild-alarm = Фонарь лёгкой тревоги
joke-munchkin-lantern-of-mild-alarm = Светится, когда сзади кто-то есть. Светится всегда.

card-munchkin-hot-rock-on-a-stick = Горячий камень на палке
joke-munchkin-hot-rock-on-a-stick = Наполовину оружие, наполовину диван.

card-munchkin-bow-tie = Галстук-лук
joke-munchkin-bow-tie = Элегантно. Внутри четыре стрелы.

card-munchkin-ladder-of-success = Лестница успеха
joke-munchkin-ladder-of-success = На ней стоят другие. Собственно, они и есть ступеньки.

card-munchkin-cheese-wheel-of-fortune = Сырное колесо фортуны
joke-munchkin-cheese-wheel-of-fortune = Хочешь — крути, хочешь — кати, хочешь — перекуси перед боем.

card-munchkin-sword-of-two-halves = Меч в двух таймах
joke-munchkin-sword-of-two-halves = Всё шло отлично до перерыва.

card-munchkin-nosebag-of-plenty = Торба изобилия
joke-munchkin-nosebag-of-plenty = Всегда можно приберечь что-нибудь ещё.

card-munchkin-human-resources-manual = Пособие по кадрам
joke-munchkin-human-resources-manual = Девятьсот страниц о том, как уволить монстра.

card-munchkin-gnomon-of-gnomes = Гномий гномон
joke-munchkin-gnomon-of-gnomes = Показывает время с точностью до обиды.

card-munchkin-ring-of-small-print = Кольцо мелким шрифтом
joke-munchkin-ring-of-small-print = Надев его, ты согласился со всем.
