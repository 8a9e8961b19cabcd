### Монстры уровней с четвёртого по восьмой.

card-conan-snake-of-modest-length = Змея скромных размеров
joke-conan-snake-of-modest-length = Просит прощения: остальное ещё ползёт.
card-conan-wolf-in-wolfs-clothing = Волк в волчьей шкуре
joke-conan-wolf-in-wolfs-clothing = Никого ещё не провёл. И не расстраивается.
card-conan-guardian-told-to-wait = Страж, которому велели ждать
joke-conan-guardian-told-to-wait = От башни, камня и двери осталась одна дверь. Стережёт её отлично.
card-conan-drummers-in-the-dark = Барабанщики во тьме
joke-conan-drummers-in-the-dark = Песня у них одна. Припев это ты.
card-conan-statue-with-opinions = Статуя с убеждениями
joke-conan-statue-with-opinions = Высечены в камне, все до одного.
card-conan-camel-of-ill-omen = Верблюд дурных примет
joke-conan-camel-of-ill-omen = Плюнул налево. Слева стоишь ты.
card-conan-apprentice-serpent = Змей-подмастерье
joke-conan-apprentice-serpent = Ещё линяет. Ещё пишет «калдавство».
card-conan-bandit-queen-on-commission = Королева разбойников на процентах
joke-conan-bandit-queen-on-commission = Кошелёк, жизнь и подпись вот здесь и вот здесь.
card-conan-carnivorous-throne = Хищный трон
joke-conan-carnivorous-throne = На нём сидело шесть королей. О каждом вспоминает с теплом.
