### Карты уровня

card-oz-follow-the-bricks = Идти по кирпичам
joke-oz-follow-the-bricks = Пока не кончатся. Дальше клади сам.
card-oz-liberate-somebody = Освободить кого-нибудь
joke-oz-liberate-somebody = Им жилось неплохо. Теперь у них есть ты.
card-oz-award-yourself-a-diploma = Вручить себе диплом
joke-oz-award-yourself-a-diploma = С отличием. Единогласно, одним голосом.
card-oz-throw-a-parade = Устроить парад
joke-oz-throw-a-parade = Оркестр знает один марш. Длинный.
card-oz-say-it-three-times = Повторить трижды
joke-oz-say-it-three-times = На третий раз кто-нибудь запишет.
card-oz-leave-it-to-your-friends = Поручить друзьям
joke-oz-leave-it-to-your-friends = Ты показываешь на ведьму. Они вздыхают и идут.
