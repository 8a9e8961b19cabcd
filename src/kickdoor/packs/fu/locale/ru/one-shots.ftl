### Разовые шмотки

card-fu-handful-of-sand = Горсть песка
joke-fu-handful-of-sand = Древний, запретный и теперь на ковре.
card-fu-thousand-year-egg = Тысячелетнее яйцо
joke-fu-thousand-year-egg = Годно до династии Мин.
card-fu-exploding-dumpling = Взрывная пельмешка
joke-fu-exploding-dumpling = В пароварке одна такая. Приятного аппетита.
card-fu-very-loud-yell = Очень громкий вопль
joke-fu-very-loud-yell = В бутылке, для тех, у кого соседи.
card-fu-convenient-training-montage = Своевременная нарезка тренировок
joke-fu-convenient-training-montage = Три года пота за полторы минуты. Музыка своя.
card-fu-smoke-and-one-mirror = Дым и одно зеркало
joke-fu-smoke-and-one-mirror = Второе зеркало ещё везут.
card-fu-ring-of-the-third-take = Кольцо третьего дубля
joke-fu-ring-of-the-third-take = Второй дубль был идеален. Забыли снять крышку.
card-fu-stunt-double = Дублёр
joke-fu-stunt-double = Тот же костюм, та же причёска, страховки нет.
card-fu-probably-antidote = Скорее всего, противоядие
joke-fu-probably-antidote = Один пузырёк лечит, другой нет. Этикетка уже в тебе.
