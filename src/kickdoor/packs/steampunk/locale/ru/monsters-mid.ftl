### Монстры с четвёртого по восьмой уровень.

card-steampunk-brass-bulldog = Латунный бульдог
joke-steampunk-brass-bulldog = Кусает каждый час и, по привычке, слегка каждую четверть.
card-steampunk-aether-eel = Эфирный угорь
joke-steampunk-aether-eel = Наука доказала, что эфира нет. Угрю сказать не решаются.
card-steampunk-governess-on-the-warpath = Гувернантка на тропе войны
joke-steampunk-governess-on-the-warpath = «Мы ничем не кидаемся», говорит она и протягивает ладонь.
card-steampunk-opinionated-engine = Разностная машина с мнением
joke-steampunk-opinionated-engine = Твои шансы подсчитаны. Хохот вылезает на перфокартах.
card-steampunk-fog-with-something-in-it = Туман, а в нём что-то
joke-steampunk-fog-with-something-in-it = При ближайшем рассмотрении лучше не надо.
card-steampunk-rival-expedition = Чужая экспедиция
joke-steampunk-rival-expedition = Пришли раньше. Уже стоит флаг и лавка сувениров.
card-steampunk-self-winding-spider = Паук с самозаводом
joke-steampunk-self-winding-spider = Восемь лап, восемь ключей, и ни один не от двери.
card-steampunk-patent-attorney = Патентный поверенный
joke-steampunk-patent-attorney = Колесо? У его клиента об этом есть бумага.
card-steampunk-ghost-in-the-boiler = Призрак в котле
joke-steampunk-ghost-in-the-boiler = Цепями не гремит. Дёргает стрелку, и ясно, что о тебе речь.
