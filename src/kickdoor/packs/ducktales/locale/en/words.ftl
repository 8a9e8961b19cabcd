### How those of the Household Staff are spoken of: nobody is "a Household Staff".

cond-trait-household-staff = { $person ->
    [second] you are { $name }
   *[third] is { $name }
}
cond-trait-household-staff-not = { $person ->
    [second] you are not { $name }
   *[third] is not { $name }
}
a-trait-household-staff = { $name }
mod-monster-strength-against-household-staff = { SIGNED($amount) } against { $name }
mod-monster-strength-against-no-household-staff = { SIGNED($amount) } against anybody but { $name }
