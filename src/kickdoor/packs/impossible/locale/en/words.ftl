### Words of Loyalties and Trainings, and how those of a Loyalty, and those without one, are spoken of.

group-loyalty = Loyalty
group-training = Training
plain-disloyal = somebody without a Loyalty
plain-untrained = somebody without Training
tag-guard = guard

cond-trait-loyalty = { $person ->
    [second] you are { $name }
   *[third] is { $name }
}
cond-trait-loyalty-not = { $person ->
    [second] you are not { $name }
   *[third] is not { $name }
}
a-trait-loyalty = those who are { $name }
mod-monster-strength-against-loyalty = { SIGNED($amount) } against anybody who is { $name }
mod-monster-strength-against-no-loyalty = { SIGNED($amount) } against anybody who is not { $name }

cond-trait-disloyal = { $person ->
    [second] you have no Loyalty
   *[third] has no Loyalty
}
cond-trait-disloyal-not = { $person ->
    [second] you have a Loyalty
   *[third] has a Loyalty
}
a-trait-disloyal = those without a Loyalty
mod-monster-strength-against-disloyal = { SIGNED($amount) } against anybody without a Loyalty
mod-monster-strength-against-no-disloyal = { SIGNED($amount) } against anybody with a Loyalty

cond-trait-untrained = { $person ->
    [second] you have no Training
   *[third] has no Training
}
cond-trait-untrained-not = { $person ->
    [second] you have a Training
   *[third] has a Training
}
a-trait-untrained = those without Training
mod-monster-strength-against-untrained = { SIGNED($amount) } against anybody without Training
mod-monster-strength-against-no-untrained = { SIGNED($amount) } against anybody with a Training
