### Монстры уровней с четвёртого по восьмой

card-oz-very-dull-poppies = Поле очень скучных маков
joke-oz-very-dull-poppies = Рассуждают об удобрениях. На втором ты спишь.
card-oz-man-with-a-spring-neck = Человек с пружинистой шеей
joke-oz-man-with-a-spring-neck = Работает головой. Далеко и точно.
card-oz-scarecrow-past-its-season = Просроченное пугало
joke-oz-scarecrow-past-its-season = Теперь за ним присматривают вороны.
card-oz-keeper-of-green-glasses = Хранитель зелёных очков
joke-oz-keeper-of-green-glasses = Тут всё зелёное. Особенно штраф.
card-oz-economy-class-monkey = Летучая обезьяна экономкласса
joke-oz-economy-class-monkey = Три желания на клиента. Ты идёшь багажом.
card-oz-house-falling = Падающий дом
joke-oz-house-falling = Отличное место. Жаль, что занято тобой.
card-oz-half-bear-half-tiger = Полумедведь, полутигр
joke-oz-half-bear-half-tiger = Третья половина голодная.
card-oz-tin-tax-collector = Железный сборщик податей
joke-oz-tin-tax-collector = Сердца нет. Списано в расход.
card-oz-guards-of-the-west = Хор западной стражи
joke-oz-guards-of-the-west = Маршируют, гудят и забыли, кого стерегут.
card-oz-underground-auditor = Подземный ревизор
joke-oz-underground-auditor = Считает твоё золото. Своим.
card-oz-cowardly-dragon = Трусливый дракон
joke-oz-cowardly-dragon = Дышит огнём только с перепугу. А у тебя скрипят сапоги.
card-oz-knitting-needle-army = Армия вязальных спиц
joke-oz-knitting-needle-army = У генерала есть план и запасной моток.
