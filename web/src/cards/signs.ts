/** The sign in the corner of each kind of card, and the small signs of facts. */
import type { Component } from 'svelte'
import Attachment from '~icons/game-icons/paper-clip'
import Curse from '~icons/game-icons/cursed-star'
import Enhancer from '~icons/game-icons/upgrade'
import Follower from '~icons/game-icons/meeple'
import Identity from '~icons/game-icons/double-face-mask'
import Item from '~icons/game-icons/knapsack'
import LevelCard from '~icons/game-icons/rank-3'
import Monster from '~icons/game-icons/goblin'
import OneShot from '~icons/game-icons/round-potion'
import Permission from '~icons/game-icons/stamper'
import Special from '~icons/game-icons/uncertainty'
import Armor from '~icons/game-icons/chest-armor'
import Footgear from '~icons/game-icons/boots'
import Hand from '~icons/game-icons/fist'
import Headgear from '~icons/game-icons/light-helm'
import TwoHands from '~icons/game-icons/two-handed-sword'

const KINDS: Record<string, Component> = {
  monster: Monster,
  curse: Curse,
  enhancer: Enhancer,
  identity: Identity,
  permission: Permission,
  item: Item,
  'one-shot': OneShot,
  'level-card': LevelCard,
  follower: Follower,
  attachment: Attachment,
  special: Special,
}

export const signOf = (kind: string): Component => KINDS[kind] ?? Special

const SLOTS: Record<string, Component> = {
  headgear: Headgear,
  armor: Armor,
  footgear: Footgear,
  '1-hand': Hand,
  '2-hands': TwoHands,
}

export const slotSign = (slot: string): Component => SLOTS[slot] ?? Item
