### Разовые шмотки

card-conan-goat-of-war = Боевой козёл
joke-conan-goat-of-war = Направь на врага. Держи крепче.
card-conan-battle-cry-in-a-jar = Боевой клич в горшке
joke-conan-battle-cry-in-a-jar = По-киммерийски это «осторожно, ступенька».
card-conan-lotus-of-some-colour = Лотос какого-то цвета
joke-conan-lotus-of-some-colour = Чёрный убивает, жёлтый усыпляет. А тут темно.
card-conan-ring-of-one-good-blow = Кольцо одного удара
joke-conan-ring-of-one-good-blow = Потом это просто кольцо.
card-conan-avalanche-on-request = Лавина по требованию
joke-conan-avalanche-on-request = Требование отозвали. Лавина уже вышла.
card-conan-ring-of-being-elsewhere = Кольцо «меня тут нет»
joke-conan-ring-of-being-elsewhere = Где именно, решаешь не ты.
card-conan-ring-of-the-coiled-doubt = Кольцо свёрнутых сомнений
joke-conan-ring-of-the-coiled-doubt = «Точно?» спросит оно. И судьба уже не уверена.
card-conan-idol-with-loose-eyes = Идол с шатким взглядом
joke-conan-idol-with-loose-eyes = Вынешь один глаз, и второй смотрит за двоих.
card-conan-bridge-that-was-there = Мост, который тут был
joke-conan-bridge-that-was-there = Три доски, две верёвки и очень удивлённый монстр.
