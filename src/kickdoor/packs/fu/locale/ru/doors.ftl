### Прочие двери

card-fu-has-a-tragic-backstory = С трагическим прошлым
joke-fu-has-a-tragic-backstory = Дождь, горящая деревня, флейта. Ты ни при чём, но стоишь ближе всех.
card-fu-trained-in-the-snow = Закалён в снегах
joke-fu-trained-in-the-snow = Десять зим под водопадом. Морщины даже там.
card-fu-reveals-its-second-form = Показывает второе обличье
joke-fu-reveals-its-second-form = И это была ещё не последняя его шляпа.
card-fu-hopping-again = Снова скачет
joke-fu-hopping-again = Похороны прошли чудесно. Под конец он к ним присоединился.
card-fu-attacks-one-limb-at-a-time = Нападает по одной конечности
joke-fu-attacks-one-limb-at-a-time = Так велит традиция. Остальные конечности ждут по кругу.
card-fu-extra-style = Лишний стиль
joke-fu-extra-style = Второй диплом. От школы, которая собирается на крыше.
card-fu-super-munchkin = Суперманчкин
joke-fu-super-munchkin = Два учителя, два обета и очень плотный вторник.
card-fu-meanwhile-on-the-roof = Тем временем на крыше
joke-fu-meanwhile-on-the-roof = Стучит черепица. Кто-то там давно ждал своего выхода.
card-fu-creative-editing = Творческий монтаж
joke-fu-creative-editing = В следующем кадре это уже на тебе. Никто не видел как.
