### Words of the game. A pack's own terms replace them.

term-kick-open = Kick Open the Door
term-trouble = Look for Trouble
term-loot = Loot the Room
term-charity = Charity
term-gold = Gold Pieces
term-kill = kill
term-curse = Curse
term-follower = Hireling
term-big = Big

## Groups of identities, as said of one

group-class = class
group-race = race

## What one is without an identity of the group

plain-human = Human

## Tags

tag-undead = Undead

## Slots

slot-headgear = headgear
slot-armor = armor
slot-footgear = footgear
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
