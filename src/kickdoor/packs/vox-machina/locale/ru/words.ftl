### Звёздные гости и то, как говорят о мотивах: «быть Отвагой» никому не дано.

term-follower = Звёздный гость
    .nom = звёздный гость
    .gen = звёздного гостя
    .dat = звёздному гостю
    .acc = звёздного гостя
    .ins = звёздным гостем
    .pl = звёздных гостей

cond-trait-drive = { $person ->
    [second] у тебя мотив «{ $name }»
   *[third] имеет мотив «{ $name }»
}
    .link = of
    .which = у которого мотив «{ $name }»
    .whom = у кого мотив «{ $name }»
cond-trait-drive-not = { $person ->
    [second] у тебя нет мотива «{ $name }»
   *[third] не имеет мотива «{ $name }»
}
    .link = of
    .which = у которого нет мотива «{ $name }»
    .whom = у кого нет мотива «{ $name }»
a-trait-drive = тот, у кого мотив «{ $name }»,
mod-monster-strength-against-drive = { SIGNED($amount) } против тех, у кого мотив «{ $name }»
mod-monster-strength-against-no-drive = { SIGNED($amount) } против всех, у кого нет мотива «{ $name }»

cond-trait-roleless = { $person ->
    [second] у тебя нет роли
   *[third] не имеет роли
}
    .link = of
    .which = у которого нет роли
    .whom = у кого нет роли
cond-trait-roleless-not = { $person ->
    [second] у тебя есть роль
   *[third] имеет роль
}
    .link = of
    .which = у которого есть роль
    .whom = у кого есть роль
a-trait-roleless = тот, у кого нет роли,
mod-monster-strength-against-roleless = { SIGNED($amount) } против тех, у кого нет роли
mod-monster-strength-against-no-roleless = { SIGNED($amount) } против тех, у кого есть роль

cond-trait-driveless = { $person ->
    [second] у тебя нет мотива
   *[third] не имеет мотива
}
    .link = of
    .which = у которого нет мотива
    .whom = у кого нет мотива
cond-trait-driveless-not = { $person ->
    [second] у тебя есть мотив
   *[third] имеет мотив
}
    .link = of
    .which = у которого есть мотив
    .whom = у кого есть мотив
a-trait-driveless = тот, у кого нет мотива,
mod-monster-strength-against-driveless = { SIGNED($amount) } против тех, у кого нет мотива
mod-monster-strength-against-no-driveless = { SIGNED($amount) } против тех, у кого есть мотив
