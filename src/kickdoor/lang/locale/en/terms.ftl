### Words of the game. A pack's own terms replace them.

term-kick-open = Kick Open the Door
term-trouble = Look for Trouble
term-loot = Loot the Room
term-charity = Charity
term-gold = Gold Pieces
term-kill = kill
term-killed = killed
term-curse = Curse
term-follower = Hireling
term-big = Big
term-item = item
term-items = items
term-gear = items

## Groups of identities, as said of one

group-class = class
group-race = race

group-duck = Role
group-role = Role
group-drive = Drive
group-character = Character

## What one is without an identity of the group

plain-human = Human
plain-classless = somebody without a class
plain-roleless = somebody without a Role
plain-driveless = somebody without a Drive

## Tags

tag-undead = Undead
tag-beagle = Beagle

## Slots

slot-headgear = headgear
slot-armor = armor
slot-footgear = footgear
slot-vehicle = Vehicle
slot-1-hand = one hand
slot-2-hands = two hands

## Kinds of cards

kind-monster = Monster
kind-curse = { term-curse }
kind-identity = Identity
kind-permission = Permission
kind-enhancer = Monster Enhancer
kind-item = Item
kind-one-shot = One-Shot Item
kind-level-card = Level Card
kind-follower = { term-follower }
kind-attachment = Attachment
kind-special = Special
kind-scene = Scene
kind-rule = Rule
