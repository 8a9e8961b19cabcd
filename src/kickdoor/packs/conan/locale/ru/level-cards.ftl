### Карты уровня

card-conan-push-a-wheel-for-years = Годами толкать колесо
joke-conan-push-a-wheel-for-years = Что оно мелет, не говорят. Зато какая шея.
card-conan-apologise-to-the-camel = Извиниться перед верблюдом
joke-conan-apologise-to-the-camel = На это способен только герой. И то за час.
card-conan-usurp-something-small = Узурпировать что-нибудь мелкое
joke-conan-usurp-something-small = Для начала курятник. Куры довольны.
card-conan-feast-the-whole-village = Накормить всю деревню
joke-conan-feast-the-whole-village = Пели о тебе до рассвета. И до сих пор не ушли.
card-conan-swear-vengeance-loudly = Громко поклясться отомстить
joke-conan-swear-vengeance-loudly = Кому, впишем позже.
