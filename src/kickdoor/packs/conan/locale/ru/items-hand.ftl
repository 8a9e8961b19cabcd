### Что держат в руках

card-conan-sword-with-a-name = Меч с именем
joke-conan-sword-with-a-name = Зовут его Меч. Ковали второпях.
card-conan-sword-too-long = Меч, слишком длинный
joke-conan-sword-too-long = Отойди подальше. Ещё. Нет, это всё ещё он.
card-conan-sword-of-several-fathers = Меч многих отцов
joke-conan-sword-of-several-fathers = Каждый клялся, что ковал сам. За заточку не платит никто.
card-conan-staff-for-leaning = Посох для опоры
joke-conan-staff-for-leaning = Придаёт вес. К вечеру просит вернуть.
card-conan-staff-that-hisses = Шипящий посох
joke-conan-staff-that-hisses = Не за этот конец. И не за тот.
card-conan-goatherds-crook = Пастуший крюк
joke-conan-goatherds-crook = Не потерял ни одной козы. Двух пастухов потерял.
card-conan-drinking-horn-with-a-point = Питьевой рог остриём вперёд
joke-conan-drinking-horn-with-a-point = Сперва осуши. Или нет, и посмотрим, кто засмеётся.
card-conan-altar-stone = Алтарь переносной
joke-conan-altar-stone = Переносят вчетвером. Но у тебя крепкая спина.
