### Наёмнички

card-pathfinder-hired-torchbearer = Факельщик по найму
joke-pathfinder-hired-torchbearer = Плата за факел. Ходит очень медленно.
card-pathfinder-retired-goblin = Гоблин на пенсии
joke-pathfinder-retired-goblin = Факел отложил. Добрым старым временем ещё попахивает.
card-pathfinder-mule-with-a-degree = Мул с дипломом
joke-pathfinder-mule-with-a-degree = Несёт две любые вещи и одну обиду.
card-pathfinder-guide-on-commission = Гид на проценте
joke-pathfinder-guide-on-commission = Любой выход у него через сувенирную лавку.
