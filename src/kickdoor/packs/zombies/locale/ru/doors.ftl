### Прочие двери

card-zombies-with-a-trilogy-deal = ...с контрактом на трилогию
joke-zombies-with-a-trilogy-deal = Не может умереть раньше третьей части.
card-zombies-in-the-directors-cut = ...в режиссёрской версии
joke-zombies-in-the-directors-cut = На сорок минут длиннее. Из них тридцать восемь идут пешком.
card-zombies-soaked-in-holy-tap-water = ...с ног до головы в святой воде из-под крана
joke-zombies-soaked-in-holy-tap-water = Батюшка торопился. Сантехник нет.
card-zombies-who-was-bitten-yesterday = ...со вчерашним укусом
joke-zombies-who-was-bitten-yesterday = Говорит, царапина. У тебя тоже начиналось с царапины.
card-zombies-asleep-in-the-deckchair = ...в шезлонге, спит
joke-zombies-asleep-in-the-deckchair = На лице учебник по выживанию, страница девять.
card-zombies-somebody-heard-you = Тебя услышали
joke-zombies-somebody-heard-you = «Мозгииии» можно говорить и вполголоса. Но не тебе.
card-zombies-stunt-double = Каскадёр
joke-zombies-stunt-double = Та же куртка, тот же парик, оплата за каждое падение.
card-zombies-end-credits = Финальные титры
joke-zombies-end-credits = Ни один выживший не пострадал. Так написано, мелко, после буфета.
