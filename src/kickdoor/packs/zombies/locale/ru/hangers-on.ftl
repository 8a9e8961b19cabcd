### Прихлебатели

card-zombies-dog-that-does-not-judge = Пёс, который не осуждает
joke-zombies-dog-that-does-not-judge = Ты пахнешь всем, в чём он мечтал поваляться.
card-zombies-assistant-between-doctors = Ассистент между докторами
joke-zombies-assistant-between-doctors = Есть рекомендации. Одна из них в банке.
card-zombies-four-hundred-flies = Четыреста мух
joke-zombies-four-hundred-flies = Считаются за одну. Просят пересчитать.
