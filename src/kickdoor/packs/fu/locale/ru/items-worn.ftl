### Что носят

card-fu-headband-of-seriousness = Повязка серьёзных намерений
joke-fu-headband-of-seriousness = Завяжешь, и бьют барабаны. Где они, неизвестно.
card-fu-hat-of-the-mysterious-stranger = Шляпа таинственного незнакомца
joke-fu-hat-of-the-mysterious-stranger = Широкая: скрывает лицо, дождь и половину лошади.
card-fu-training-weights = Утяжелители
joke-fu-training-weights = Снимешь, и земля вздохнёт с облегчением. Снимать нельзя.
card-fu-black-pyjamas = Чёрная пижама
joke-fu-black-pyjamas = Ночью невидима. И удобна: так тебя и взяли.
card-fu-sandals-of-silence = Сандалии тишины
joke-fu-sandals-of-silence = Не скрипят. Осуждают молча.
card-fu-tattoo-of-a-bigger-man = Татуировка человека покрупнее
joke-fu-tattoo-of-a-bigger-man = Во всю спину. Прикроет, если попросить.
card-fu-ring-of-patience = Кольцо терпения, нераспечатанное
joke-fu-ring-of-patience = На коробке: «Вскрыть, когда лопнет».
card-fu-gong-for-reinforcements = Гонг для подкрепления
joke-fu-gong-for-reinforcements = Удар, и кто-нибудь придёт. Хотя бы чтобы это прекратить.
ability-fu-gong-for-reinforcements-strike = Удар в гонг
