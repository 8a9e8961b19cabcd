### How Drives, and having no Role or Drive, are spoken of: nobody is "a Courage".

cond-trait-drive = { $person ->
    [second] you are driven by { $name }
   *[third] is driven by { $name }
}
cond-trait-drive-not = { $person ->
    [second] you are not driven by { $name }
   *[third] is not driven by { $name }
}
a-trait-drive = those driven by { $name }
mod-monster-strength-against-drive = { SIGNED($amount) } against anybody driven by { $name }
mod-monster-strength-against-no-drive = { SIGNED($amount) } against anybody not driven by { $name }

cond-trait-roleless = { $person ->
    [second] you have no Role
   *[third] has no Role
}
cond-trait-roleless-not = { $person ->
    [second] you have a Role
   *[third] has a Role
}
a-trait-roleless = those without a Role
mod-monster-strength-against-roleless = { SIGNED($amount) } against anybody without a Role
mod-monster-strength-against-no-roleless = { SIGNED($amount) } against anybody with a Role

cond-trait-driveless = { $person ->
    [second] you have no Drive
   *[third] has no Drive
}
cond-trait-driveless-not = { $person ->
    [second] you have a Drive
   *[third] has a Drive
}
a-trait-driveless = those without a Drive
mod-monster-strength-against-driveless = { SIGNED($amount) } against anybody without a Drive
mod-monster-strength-against-no-driveless = { SIGNED($amount) } against anybody with a Drive
