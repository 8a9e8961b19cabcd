### О чём спрашивают игрока и что он может ответить.

## Вопросы

prompt-floor = Можно действовать.
prompt-turn-start = Твой ход: играй карты, а потом вышибай дверь.
prompt-turn-trouble = За дверью не было монстра: ищи неприятности или обчисти комнату.
prompt-turn-charity = Сократи руку до предела и заверши ход.
prompt-setup = Выложи, что хочешь, из первых карт и скажи, что всё готово.
prompt-combat-open = { $side ->
    [winning] Ты побеждаешь: объяви победу или сначала стань сильнее.
   *[losing] Ты проигрываешь: стань сильнее, позови на помощь или признай поражение и смывайся.
}
prompt-combat-claim = Победа объявлена: вмешайся сейчас или пропусти.
prompt-combat-concede = Поражение признано: вмешайся сейчас или пропусти.
prompt-closing = Вмешайся сейчас или пропусти.
prompt-door = Открыто несколько дверей: выбери, что будет сначала.
prompt-doors = За дверями есть ещё кое-что: сыграй, что нашлось, и скажи, что готов.
prompt-shed-big = То, на чём ты ездишь, больше не эпическое: выбери, какую большую шмотку сбросить.
prompt-flight = Смывайся: выбери, от какого монстра.
prompt-death-loot = Возьми карту у покойника.
prompt-excess = Слишком много больших шмоток: расстанься с одной.
prompt-excess-give = Выбери, кому она достанется.
prompt-answer-curse = { $who } под проклятием: «{ $card }». Ответь или пропусти.
prompt-answer-curse-you = На тебе проклятие: «{ $card }». Ответь или пропусти.
prompt-answer-die = { $who } бросает { $for }: { $amount }. Ответь или пропусти.
prompt-answer-die-you = Твой бросок { $for }: { $amount }. Ответь или пропусти.
prompt-answers = Ответь или пропусти.
prompt-choice = Выбери.
prompt-choose = «{ $card }»: выбери одно.
prompt-appraise = «{ $card }»: что станет с верхней картой?
prompt-keep-monster = «{ $card }»: выбери, что оставить.
prompt-take-back = «{ $card }»: выбери, что вернуть.
prompt-give-card = «{ $card }»: выбери, что отдать.
prompt-choose-character = Выбери, кем быть.
prompt-swap-character = Смерть пришла за тобой. Вернуться кем-то другим?
prompt-lose-items = «{ $card }»: выбери, что потерять.
prompt-lose-hand = «{ $card }»: выбери, что сбросить.
prompt-lose-identity = «{ $card }»: выбери, что потерять.
prompt-pay-value = «{ $card }»: выбери, какой шмоткой платить.
prompt-name-item = «{ $card }»: выбери шмотку, которая задаст цену.
prompt-pass-left = «{ $card }»: выбери, что передать налево.
prompt-react = «{ $card }»: применить сейчас?
prompt-take-discard = «{ $card }»: выбери, что взять из сброса.
prompt-pay = «{ $card }»: выбери, что за это сбросить.
prompt-tame-gone = Выбери монстра, которого седлаешь.
prompt-sift = Сокровищ больше, чем причитается: выбери, что сбросить.
prompt-share-treasure = Выбери свою долю сокровищ.
prompt-fix-identity = Таких карт у тебя слишком много: выбери, что уйдёт.
prompt-fix-follower = Спутников у тебя слишком много: выбери, кто уйдёт.
prompt-fix-slot = На тебе надето слишком много: выбери, что снять.
prompt-draft-player = Выбери игрока.
prompt-draft-side = Выбери сторону.
prompt-draft-number = Выбери число.
prompt-draft-card = Выбери карту.
prompt-draft-cards = Выбери ещё карты или закончи.
prompt-draft-way = Выбери, что с этим сделать.
prompt-draft-give-player = Выбери, кому отдать.
prompt-draft-equip-card = Выбери, что ради этого снять.
prompt-draft-ask-number = Сколько сокровищ предлагаешь?
prompt-draft-ask-way = Кто выбирает первым?
prompt-draft-ask-cards = Пообещай ещё шмотки или розыгрыши либо закончи.
prompt-draft-trade-cards = Выбери, чем меняться.
prompt-draft-sell-card = Выбери, что ещё продать.
prompt-draft-sell-cards = Выбери, что ещё продать, или закончи.

## Ответы: первое слово ключа

option-kick-open = { term-kick-open }
option-listen = Подслушать у двери
option-trouble = { term-trouble }: { $name }
option-loot = { term-loot }
option-end-turn = Завершить ход
option-ready = Можно начинать
option-give = Отдать: { $name }
option-shed = Сбросить: { $name }
option-play = Сыграть: { $name }
option-use = Применить: { $name }
option-equip = Надеть: { $name }
option-unequip = Снять: { $name }
option-carry = Дать нести: { $name }
option-lay = Выложить на стол: { $name }
option-show = Показать всем: { $name }
option-drop = Отказаться: { $name }
option-sell = Продать: { $name }
option-trade = Обмен: { $name }
option-ask = Позвать на помощь: { $name }
option-accept = { $kind ->
    [help] Помочь: { $who }
    [service] Принять помощь: { $who }
   *[trade] Принять обмен: { $who }
}
option-decline = { $kind ->
    [help] Не помогать: { $who }
    [service] Обойтись без помощи: { $who }
   *[trade] Отклонить обмен: { $who }
}
option-counter = { $kind ->
    [help] Помочь за другую цену: { $who }
   *[trade] Предложить другой обмен: { $who }
}
option-withdraw = { $kind ->
    [help] Больше не звать: { $who }
    [service] Передумать помогать: { $who }
   *[trade] Забрать предложение: { $who }
}
option-claim = Объявить победу
option-concede = Признать поражение
option-pass = Пас
option-leave = Выйти из боя
option-flee = Смываться: { $name }
option-sacrifice = Принести в жертву: { term-follower }
option-sacrifice-yes = { term-follower } жертвует собой за вас обоих
option-sacrifice-no = { term-follower } жертвует собой только за тебя
option-pick = { $name }
option-take = Взять: { $name }
option-done = Готово
option-back = Назад
option-with-number = { $text } ({ $number })

## Ответы: слова, которые можно выбрать

word-munchkins = манчкины
word-monsters = монстры
word-done = Готово
word-for = В обмен на
word-first = Первым выбирает помощник
word-last = Первым выбираешь ты
word-yes = Да
word-no = Нет
word-keep = Оставить на месте
word-under = Убрать под низ колоды
word-put = Ввести в игру
word-attach = Приделать
word-curse = Проклясть кого-то
word-level = Получить уровень
word-boost = Усилить сторону
word-enhance = Усилить монстра
word-join = Вступить в бой
word-play = Сыграть
copy-of = { $name } ({ $number })

## Из чего складывается число

part-level = Уровень
part-effect = Действия
part-reaction = Особое правило
part-card = Карта
part-base = Основа
part-roll = Бросок
