### Времена года и постоянное правило набора

card-russia-winter-blizzard = Зима — метель
joke-russia-winter-blizzard = Медведь встал и ищет собственные лапы.
card-russia-winter-thirty-below = Зима — минус тридцать
joke-russia-winter-thirty-below = Уроки отменили. Бой по расписанию.
card-russia-spring-great-thaw = Весна — большая оттепель
joke-russia-spring-great-thaw = Смотри, что сберёг снег. Нет, не то. На то не смотри.
card-russia-spring-lilac-everywhere = Весна — кругом сирень
joke-russia-spring-lilac-everywhere = Все любят всех. Числа до десятого мая.
card-russia-summer-holiday-time = Лето — пора отпусков
joke-russia-summer-holiday-time = Кто из монстров не здесь, тот на даче.
card-russia-summer-hot-water-off = Лето — отключили горячую воду
joke-russia-summer-hot-water-off = По графику на три недели. График тоже отключили.
card-russia-autumn-mud-season = Осень — распутица
joke-russia-autumn-mud-season = Дорога закрыта. Она в поле, отдыхает.
card-russia-autumn-harvest-fair = Осень — ярмарка урожая
joke-russia-autumn-harvest-fair = Берут всё. Забор уже купили.

card-russia-dragons = Драконы
