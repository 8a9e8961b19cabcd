### Карты уровня

card-zombies-ate-the-mayor = Съесть мэра
joke-zombies-ate-the-mayor = Совет просит повторного слушания и вернуть цепь.
card-zombies-mastered-the-door-handle = Освоить дверную ручку
joke-zombies-mastered-the-door-handle = От себя. Всегда от себя.
card-zombies-outlived-the-sequel = Пережить продолжение
joke-zombies-outlived-the-sequel = Если это жизнь. У критиков нашлось другое слово.
card-zombies-danced-while-burning = Сплясать в огне
joke-zombies-danced-while-burning = Одиннадцать миллионов просмотров. Пишут в основном о туфлях.
card-zombies-gave-an-interview = Дать интервью
joke-zombies-gave-an-interview = Напечатали всё до слова. Слово было одно.
