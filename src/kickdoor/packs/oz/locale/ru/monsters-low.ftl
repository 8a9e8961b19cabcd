### Монстры первого и второго уровня

card-oz-mouse-republic = Республика полевых мышей
joke-oz-mouse-republic = Королеву свергли. Но на праздники зовут.
card-oz-crow-on-lunch-break = Ворона на обеде
joke-oz-crow-on-lunch-break = Сидит на пугале. Говорят про зарплату.
card-oz-chipped-shepherdess = Фарфоровая пастушка со сколом
joke-oz-chipped-shepherdess = Обращаться бережно. У неё посох и острый край.
card-oz-welcoming-committee = Комитет по встрече
joke-oz-welcoming-committee = Поют. Одиннадцать куплетов, а за углом второй комитет.
card-oz-apple-tree-with-an-arm = Яблоня с меткой веткой
joke-oz-apple-tree-with-an-arm = Ты сорвал одно. Теперь очередь за ней.
card-oz-loose-yellow-brick = Шаткий жёлтый кирпич
joke-oz-loose-yellow-brick = Ведёт прямо домой. Через твой нос.
card-oz-small-dog-not-yours = Собачка, не твоя
joke-oz-small-dog-not-yours = Тянет за занавески. И за штанины.
