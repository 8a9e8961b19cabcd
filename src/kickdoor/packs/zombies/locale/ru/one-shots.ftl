### Разовые шмотки

card-zombies-bottle-with-a-wick = Бутылка с фитилём
joke-zombies-bottle-with-a-wick = Букет насыщенный. Дай подышать и отойди.
card-zombies-brain-smoothie = Смузи из мозгов
joke-zombies-brain-smoothie = Содержит кого-то, кто умел считать.
card-zombies-distress-flare = Сигнал бедствия
joke-zombies-distress-flare = «Бедствие» сильно сказано. Скорее они удивлены.
card-zombies-hand-still-pointing = Рука, всё ещё указует
joke-zombies-hand-still-pointing = Он пошёл туда. Он всегда шёл туда.
card-zombies-jar-of-formaldehyde = Банка формалина
joke-zombies-jar-of-formaldehyde = Лоскутный не испортится ещё целую сцену.
card-zombies-lettuce-in-a-wig = Капуста в парике
joke-zombies-lettuce-in-a-wig = В темноте, со спины и натощак сойдёт.
card-zombies-smoke-from-the-prop-box = Дым из реквизита
joke-zombies-smoke-from-the-prop-box = Когда рассеется, обычно танцуют. Успей уйти.
card-zombies-fire-extinguisher-from-the-corridor = Огнетушитель из коридора
joke-zombies-fire-extinguisher-from-the-corridor = Раз в год его проверяет инспектор. Инспектор тоже теперь в коридоре.
card-zombies-rewind-button = Кнопка перемотки
joke-zombies-rewind-button = Эту сцену ты помнишь. В ней у тебя отрывают ногу.
