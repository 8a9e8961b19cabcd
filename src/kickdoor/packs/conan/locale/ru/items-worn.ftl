### Что носят

card-conan-horned-helmet = Шлем, богатый рогами
joke-conan-horned-helmet = Начиналось с двух. Потом у соседа стало три.
card-conan-crown-upon-a-troubled-brow = Корона, слегка тревожная
joke-conan-crown-upon-a-troubled-brow = Тяжёлая, холодная, и все вдруг смеются твоим шуткам.
card-conan-fur-loincloth = Меховая набедренная повязка
joke-conan-fur-loincloth = Полный доспех, если враг меток.
card-conan-mail-of-polished-coins = Кольчуга из монет
joke-conan-mail-of-polished-coins = Останавливает клинки, взгляды и мытарей.
card-conan-boots-of-the-long-chase = Сапоги долгой погони
joke-conan-boots-of-the-long-chase = Кто за кем гонится, им всё равно.
card-conan-boulder-of-youth = Валун твоего детства
joke-conan-boulder-of-youth = Он всегда был неразговорчив. Других друзей детства у тебя нет.
card-conan-ring-of-lesser-kings = Кольцо мелких королей
joke-conan-ring-of-lesser-kings = Правит болотом, двумя гусями и частью брода.
card-conan-ring-of-thumb = Кольцо на большой палец
joke-conan-ring-of-thumb = Пальцу велико, на корону мало. Кто-то плохо мерил.
card-conan-rope-and-a-story = Верёвка и хорошая история
joke-conan-rope-and-a-story = Верёвка для башни, история для того, кто в ней.
