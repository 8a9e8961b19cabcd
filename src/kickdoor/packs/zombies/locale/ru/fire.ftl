### Что значит гореть

card-zombies-on-fire = В огне
joke-zombies-on-fire = Тепло, светло, и все разговоры о тебе.
ability-zombies-on-fire-put-out = Упасть и кататься
ability-zombies-on-fire-burn = Горение
