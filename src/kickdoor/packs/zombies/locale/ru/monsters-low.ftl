### Выжившие с первого по четвёртый уровень. Их едят, а они обижаются.

card-zombies-jogger-with-headphones = Бегун в наушниках
joke-zombies-jogger-with-headphones = Не слышит, как ты подходишь. Не слышит ничего с самой весны.
card-zombies-teenager-who-goes-to-look = Подросток, который пойдёт посмотрит
joke-zombies-teenager-who-goes-to-look = Говорит, это кошка. Ты вполне сносно мяукаешь.
card-zombies-department-store-santa = Дед Мороз из универмага
joke-zombies-department-store-santa = «Хо-хо», а потом долгий крик.
card-zombies-man-hiding-a-bite = Человек, который прячет укус
joke-zombies-man-hiding-a-bite = «Пустяки», говорит он и застёгивает рукав.
card-zombies-pensioner-with-a-rake = Пенсионер с граблями
joke-zombies-pensioner-with-a-rake = С самой войны ждал, чтобы кто-то наступил на газон.
card-zombies-lost-tour-group = Заблудившаяся экскурсия
joke-zombies-lost-tour-group = Просят показать, где тут мозги. Тебе бы тоже не помешало знать.
card-zombies-kid-with-a-water-pistol = Пацан с водяным пистолетом
joke-zombies-kid-with-a-water-pistol = Четыре литра, ни капли жалости, и спать пора давно.
card-zombies-cop-one-day-from-retirement = Полицейский за день до пенсии
joke-zombies-cop-one-day-from-retirement = Не давай ему рассказать о лодке. Он расскажет о лодке.
card-zombies-television-crew = Съёмочная группа
joke-zombies-television-crew = Снимают всё. Помочь никто не просил, они и не лезут.
card-zombies-regulars-of-the-pet-cemetery = Завсегдатаи кладбища домашних животных
joke-zombies-regulars-of-the-pet-cemetery = Сидеть. Лежать. Лежит с августа.
