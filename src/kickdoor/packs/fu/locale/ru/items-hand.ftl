### Что держат в руках

card-fu-bent-katana = Катана, чуть гнутая
joke-fu-bent-katana = Тысяча слоёв. Один лишний.
card-fu-nunchaku-with-manual = Нунчаки с инструкцией
joke-fu-nunchaku-with-manual = Пункт первый: не так.
card-fu-throwing-slipper = Метательный тапок
joke-fu-throwing-slipper = Бабушкин. Летает за угол.
card-fu-umbrella-with-a-secret = Зонтик с секретом
joke-fu-umbrella-with-a-secret = Секрет: внутри ещё зонтик, поменьше.
card-fu-prop-sword = Бутафорский меч
joke-fu-prop-sword = Картон и фольга. Враг не знает, главное ори погромче.
card-fu-sweeping-broom = Метла широкого взмаха
joke-fu-sweeping-broom = Все, утверждает она, по сути пыль.
card-fu-staff-of-correction = Посох исправления
joke-fu-staff-of-correction = Девять колец, девять ошибок. Помнит все.
