### Монстры уровней с четвёртого по восьмой, из гавани и открытого моря.

card-booty-nurse-shark-off-duty = Акула-нянька не на смене
joke-booty-nurse-shark-off-duty = Будет больно, пока не перестанет.
card-booty-skeleton-crew = Команда скелетов
joke-booty-skeleton-crew = Нехватка кадров. Видно насквозь.
card-booty-customs-officer-with-a-long-form = Таможенник с длинной анкетой
joke-booty-customs-officer-with-a-long-form = Графа сорок: провозился ли контрабандой этот бланк?
card-booty-parrot-impersonator = Пародист на попугаев
joke-booty-parrot-impersonator = Не отличить от птицы. Птица судилась и проиграла.
card-booty-hammerhead-and-sicklehead = Акула-молот и акула-серп
joke-booty-hammerhead-and-sicklehead = Акулы всех морей, соединяйтесь! Терять нечего, кроме чьей-то ноги.
card-booty-governors-second-cousin = Троюродный брат губернатора
joke-booty-governors-second-cousin = Велит тебя повесить. Только спросит у мамы.
card-booty-sirens-on-tour = Сирены на гастролях
joke-booty-sirens-on-tour = Третья скала слева, каждый вечер. Мертвецам первый ряд.
card-booty-cannibal-with-a-cookbook = Людоед с кулинарной книгой
joke-booty-cannibal-with-a-cookbook = Прошлый капитан был пережарен. Вернул на кухню.
card-booty-ghost-of-a-bad-captain = Призрак плохого капитана
joke-booty-ghost-of-a-bad-captain = Утонул вместе с кораблём. В сухом доке.
card-booty-left-handed-whirlpool = Водоворот-левша
joke-booty-left-handed-whirlpool = Крутит в другую сторону. Итог тот же.
