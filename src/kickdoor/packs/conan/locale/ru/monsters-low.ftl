### Монстры первого и второго уровня.

card-conan-vulture-with-standards = Разборчивый стервятник
joke-conan-vulture-with-standards = Не притронется, пока не отлежишься.
card-conan-captain-of-fleas = Атаман блох
joke-conan-captain-of-fleas = Под началом десять тысяч. Они в твоих мехах и ждут приказа.
card-conan-temple-kitten = Храмовый котёнок
joke-conan-temple-kitten = Священный, избалованный и под ногами.
card-conan-tavern-bore = Трактирный рассказчик
joke-conan-tavern-bore = Был в той битве. По его словам, он ею и был.
card-conan-ape-in-a-waistcoat = Обезьяна в жилете
joke-conan-ape-in-a-waistcoat = Купец уверял, что она ведёт счета. Она их довела.
card-conan-loosely-wrapped-mummy = Неплотно завёрнутая мумия
joke-conan-loosely-wrapped-mummy = Потяни за конец, и оно завертится.
