### Четыре подданства и карта для тех, кому мало одного.

card-impossible-american = Американец
    .gen = Американца
    .acc = Американца
    .ins = Американцем
joke-impossible-american = Под прикрытием. Шляпа тоже под прикрытием.
feat-impossible-american = Громкий разговор

card-impossible-british = Британец
    .gen = Британца
    .acc = Британца
    .ins = Британцем
joke-impossible-british = Споткнётся о растяжку и перед ней извинится.
ability-impossible-british-meddle = Лицензия на вмешательство
ability-impossible-british-old-boys = Одноклассники
ability-impossible-british-old-boys-helping = Одноклассники
feat-impossible-british = За королеву!

card-impossible-chinese = Китаец
    .gen = Китайца
    .acc = Китайца
    .ins = Китайцем
joke-impossible-chinese = Отличный прибор. Вот такой же, дешевле и с фонариком.
ability-impossible-chinese-knock-off = Точная копия
feat-impossible-chinese = Заводское превосходство

card-impossible-russian = Русский
    .gen = Русского
    .acc = Русского
    .ins = Русским
joke-impossible-russian = Читает чужие письма и правит в них запятые.
ability-impossible-russian-redistribution = Раскулачивание
feat-impossible-russian = Есть способы уговорить

card-impossible-double-agent = Двойной агент
joke-impossible-double-agent = По пятницам пишет донос на себя. Показания расходятся.
