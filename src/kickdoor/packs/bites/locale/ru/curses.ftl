### Проклятия и ловушки

card-bites-awake-before-sunset = Проснуться до заката
joke-bites-awake-before-sunset = В шторе была одна дыра. Именная.
card-bites-full-moon-wrong-night = Полнолуние не вовремя
joke-bites-full-moon-wrong-night = Прямо на собеседовании.
card-bites-moths-in-the-wardrobe = Моль в гардеробе
joke-bites-moths-in-the-wardrobe = Отужинала прекрасно. Передаёт привет портному.
card-bites-family-secret = Семейная тайна
joke-bites-family-secret = У тётушки Гризельды новости о твоём отце.
card-bites-power-nap = Крепкий сон
joke-bites-power-nap = Восемьдесят лет. Ты как огурчик. А силу сдали в аренду.
card-bites-minion-gives-notice = Слуга увольняется
joke-bites-minion-gives-notice = Отрабатывает две недели. В твоём кресле.
card-bites-trap-silver-cutlery = Ловушка: столовое серебро
joke-bites-trap-silver-cutlery = Бабушка начистила. Специально для тебя.
card-bites-trap-lid-on-the-toes = Ловушка: крышкой гроба по пальцам
joke-bites-trap-lid-on-the-toes = По здоровой ноге. Обе были здоровые.
