### Союзники

card-axe-cop-fireman-slightly-alight = Пожарный, слегка горит
joke-axe-cop-fireman-slightly-alight = Берёт работу на дом. Дома больше нет.
card-axe-cop-man-with-a-bucket = Мужик с ведром
joke-axe-cop-man-with-a-bucket = Что в ведре, не знает никто. Там ещё один мужик.
card-axe-cop-milkman-of-justice = Молочник правосудия
joke-axe-cop-milkman-of-justice = Два литра и возмездие.
card-axe-cop-loyal-salamander = Верная саламандра
joke-axe-cop-loyal-salamander = Всегда рядом. Прилипла.
card-axe-cop-dog-who-is-a-plumber = Собака-сантехник
joke-axe-cop-dog-who-is-a-plumber = Приносит любую трубу, какую ни брось.
card-axe-cop-grandma-with-a-jetpack = Бабушка с реактивным ранцем
joke-axe-cop-grandma-with-a-jetpack = Связала парашют. Колется, но раскрывается.
