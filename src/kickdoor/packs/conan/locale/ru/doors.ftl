### Прочие двери

card-conan-worshipped-locally = Почитается местными
joke-conan-worshipped-locally = Двенадцать деревень носят ему коз. Бить его не принято.
card-conan-fed-on-adventurers = Вскормлен на искателях приключений
joke-conan-fed-on-adventurers = На вольном выпасе. Сами заходили.
card-conan-older-than-the-mountains = Старше гор
joke-conan-older-than-the-mountains = И помнит, чьи это были пастбища.
card-conan-raised-by-a-sorcerer = Поднят колдуном
joke-conan-raised-by-a-sorcerer = Дважды: сперва с земли, потом из-под земли.
card-conan-just-shed-its-skin = Только что сменил кожу
joke-conan-just-shed-its-skin = Всё такое нежное. Даже ветер обижает.
card-conan-super-munchkin = Суперманчкин
joke-conan-super-munchkin = Украдёт идола, освятит и им же тебя стукнет.
card-conan-half-breed = Полукровка
joke-conan-half-breed = От тебя отреклись два народа. Наследства вдвое больше, в теории.
card-conan-something-else-in-the-tomb = Ещё кто-то в гробнице
joke-conan-something-else-in-the-tomb = Первого ты слышишь лишь потому, что второй слушал.
card-conan-the-chronicler-nods = Летописец зазевался
joke-conan-the-chronicler-nods = В летописи оно на тебе. Как налезло, летопись умалчивает.
