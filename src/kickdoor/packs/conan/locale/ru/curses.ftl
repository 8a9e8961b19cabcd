### Проклятия

card-conan-crossed-the-wrong-river = Не та река
joke-conan-crossed-the-wrong-river = Та, что надо, была с мостом.
card-conan-wine-of-the-black-vine = Вино чёрной лозы
joke-conan-wine-of-the-black-vine = Нотки сливы, дёгтя и пробуждения в чужом королевстве.
card-conan-blade-left-in-the-beast = Клинок остался в звере
joke-conan-blade-left-in-the-beast = Славный удар. Зверь того же мнения, где бы он с ним ни бегал.
card-conan-stuck-ring = Кольцо не снимается
joke-conan-stuck-ring = У жреца есть мысль, масло и маленькая пила.
card-conan-forgot-the-old-tongue = Забыт язык предков
joke-conan-forgot-the-old-tongue = Предки взывают. Просишь их помедленнее.
card-conan-swapped-in-the-cradle = Подмена в колыбели
joke-conan-swapped-in-the-cradle = У того, другого, твой трон, твой волк и погремушка.
card-conan-comrade-found-religion = Товарищ уверовал
joke-conan-comrade-found-religion = Вера нашлась в канаве. Им очень хорошо вместе.
card-conan-sand-in-the-loincloth = Песок в набедренной повязке
joke-conan-sand-in-the-loincloth = Герои об этом молчат. Просто так ходят.
