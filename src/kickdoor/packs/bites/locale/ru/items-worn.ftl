### Что носят

card-bites-clip-on-widows-peak = Накладной вдовий мыс
joke-bites-clip-on-widows-peak = Сразу видно породу. Береги от ветра.
card-bites-tiara-of-the-pyramid = Тиара пирамиды
joke-bites-tiara-of-the-pyramid = Тяжела ты, корона. Шея отвалилась в 1822-м.
card-bites-opera-cape = Оперный плащ
joke-bites-opera-cape = Шуршит. Где-то вступает орган.
card-bites-coffin-lid-breastplate = Нагрудник из крышки гроба
joke-bites-coffin-lid-breastplate = Красное дерево, шёлк, один аккуратный владелец.
card-bites-crypt-slippers = Склепные тапочки
joke-bites-crypt-slippers = Тёплые, бесшумные. В них хоронили чью-то бабушку.
card-bites-gently-chewed-boots = Слегка погрызенные сапоги
joke-bites-gently-chewed-boots = Грыз сам хозяин. Дважды в месяц.
card-bites-signet-of-old-blood = Перстень старой крови
joke-bites-signet-of-old-blood = Запечатывает письма, склепы и участь официантов.
card-bites-canopic-lunch-jars = Канопы для обеда
joke-bites-canopic-lunch-jars = Четыре сосуда. Обед в четвёртом. Наверное.
card-bites-studded-flea-collar = Ошейник от блох с шипами
joke-bites-studded-flea-collar = Вечерний наряд, от шеи и выше.
card-bites-doorbell-of-dread = Звонок ужаса
joke-bites-doorbell-of-dread = Кто-нибудь всегда приходит. Размеры разные.
ability-bites-doorbell-of-dread-ring = Позвонить
