### Что носят

card-booty-tricorne-with-two-corners = Треуголка о двух углах
joke-booty-tricorne-with-two-corners = Третий на акуле. Ей очень к лицу.
card-booty-hat-of-a-larger-admiral = Шляпа адмирала покрупнее
joke-booty-hat-of-a-larger-admiral = Командовать изнутри, стуком.
card-booty-patch-for-the-good-eye = Повязка на здоровый глаз
joke-booty-patch-for-the-good-eye = Надоедает всё время видеть, что летит.
card-booty-coat-with-the-owner-still-in-it = Мундир вместе с хозяином
joke-booty-coat-with-the-owner-still-in-it = Он спит. Ступай тихо и застегни его.
card-booty-barrel-with-braces = Бочка на подтяжках
joke-booty-barrel-with-braces = Защищает от клинков, дождя и приглашений.
card-booty-jersey-of-the-losing-side = Тельняшка проигравших
joke-booty-jersey-of-the-losing-side = Полоски скрывают всё, кроме счёта.
card-booty-boots-of-the-last-fellow = Сапоги предыдущего
joke-booty-boots-of-the-last-fellow = Ему не нужны. Он, правда, спорил, но недолго.
card-booty-spare-wooden-leg = Запасная деревянная нога
joke-booty-spare-wooden-leg = Выходная. Полированная, с ящичком.
card-booty-sandals-of-the-beachcomber = Сандалии пляжного бродяги
joke-booty-sandals-of-the-beachcomber = Обе левые. Бегаешь кругами, зато бегаешь.
