### Проклятия

card-fu-the-wire-snapped = Лопнул трос
joke-fu-the-wire-snapped = Полёт был прекрасен. Пол оказался строже критиков.
card-fu-fell-for-the-old-trick = Попался на старый трюк
joke-fu-fell-for-the-old-trick = «Оглянись», сказал он. Оглянулись дважды.
card-fu-shrunk-in-the-wash = Село при стирке
joke-fu-shrunk-in-the-wash = Шёлк тысячи червей. Они просят вернуть.
card-fu-sued-over-your-style = Иск о плагиате стиля
joke-fu-sued-over-your-style = У журавля есть адвокат. И у богомола. У богомола лучше.
card-fu-expelled-from-the-school = Исключение из школы
joke-fu-expelled-from-the-school = Не тот камешек. И не из той руки.
card-fu-mooks-union = Профсоюз подручных
joke-fu-mooks-union = Требуют каски, обед и чтобы били реже.
card-fu-spilled-the-masters-tea = Пролитый чай учителя
joke-fu-spilled-the-masters-tea = Учитель сказал, что пустяки. Очень, очень тихо сказал.
card-fu-sandals-tied-together = Связанные сандалии
joke-fu-sandals-tied-together = Старая шутка ниндзя. Где-то за спиной всё ещё смеются.
