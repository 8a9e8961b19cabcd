### Прочие шмотки

card-zombies-shopping-trolley-of-the-apocalypse = Тележка апокалипсиса
joke-zombies-shopping-trolley-of-the-apocalypse = Одно колесо хочет назад. Ты бы тоже, да не помнишь куда.
card-zombies-somebody-elses-arm = Чья-то рука
joke-zombies-somebody-elses-arm = Всё ещё при часах. Дважды в сутки не врёт.
card-zombies-lucky-rabbit-entire = Кролик на удачу, целиком
joke-zombies-lucky-rabbit-entire = Четыре лапки. Ему самому не помогла ни одна.
card-zombies-hymnal-of-the-moaning-choir = Песенник стонущего хора
joke-zombies-hymnal-of-the-moaning-choir = Двести песен, одна гласная.
card-zombies-jar-with-a-better-brain = Банка с мозгом получше
joke-zombies-jar-with-a-better-brain = Решает кроссворды, ты только держи карандаш.
card-zombies-barbecue-with-wheels = Мангал на колёсах
joke-zombies-barbecue-with-wheels = Гости приносят себя сами.
