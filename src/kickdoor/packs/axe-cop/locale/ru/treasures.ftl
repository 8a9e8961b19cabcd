### Уровни и сокровища, которые не шмотки

card-axe-cop-find-a-wizard-and-ask = Найти волшебника и попросить
joke-axe-cop-find-a-wizard-and-ask = Ты сказал «пожалуйста». Это половина волшебства.
card-axe-cop-be-born-again-but-bigger = Родиться ещё раз, но больше
joke-axe-cop-be-born-again-but-bigger = Мама та же. У неё замечания.
card-axe-cop-have-it-be-your-birthday = Пусть сегодня день рождения
joke-axe-cop-have-it-be-your-birthday = Никто не проверял. А свечка уже есть.
card-axe-cop-eat-all-your-peas = Съесть весь горошек
joke-axe-cop-eat-all-your-peas = У каждого героя есть тёмное прошлое.
card-axe-cop-go-to-the-front-of-the-line = Пройти без очереди
joke-axe-cop-go-to-the-front-of-the-line = Ты тут занимал. Ещё до очереди.
card-axe-cop-swap-birthdays = Меняемся днями рождения
joke-axe-cop-swap-birthdays = Чур, без возврата.
card-axe-cop-cave-with-everything = Пещера, где есть всё
joke-axe-cop-cave-with-everything = Даже то, что ты потерял на даче.
card-axe-cop-because-i-said-so = Потому что я так сказал
joke-axe-cop-because-i-said-so = Древнейший закон на свете.
