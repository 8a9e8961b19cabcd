### Чем занимаются шпионы: закрывают бои, берут сувениры, подделывают, одалживают и торгуют под огнём.

op-seal-fight = больше никакие монстры в этот бой не вступят
op-take-bottom = возьми нижнюю карту из каждого сброса
op-keepsake = выбери верхнюю карту одного из сбросов, сбрось карту с руки и возьми выбранную
op-copy-bonus = ты получаешь такой же бонус, как { $item }, но не больше { SIGNED($most) }
op-help-or-card = { $player } обязан помочь тебе или отдать карту с руки; если карт нет, придётся помогать
op-rearm = сними и надень какие угодно шмотки
op-borrow-follower = до конца хода с тобой идёт { term-follower.nom }, который принадлежит другому: { $player }
mod-sale-bonus = каждая шмотка при продаже стоит на { $amount } { term-gold } дороже
mod-sale-bonus-of = при продаже { $which } стоит на { $amount } { term-gold } дороже
mod-sale-extra = всё, что продаёшь за раз, стоит на { $amount } { term-gold } дороже
quality-sells-in-fights = раз за каждый бой, в котором участвуешь, можешь продавать шмотки
prompt-keepsake = «{ $card }»: выбери сувенир.
prompt-help-or-card = «{ $card }»: помочь или отдать карту?
prompt-rearm = «{ $card }»: что надеть или снять?
prompt-borrow-follower = «{ $card }»: кто пойдёт с тобой?
word-help = Помочь
word-card = Отдать карту
word-enough = Хватит
