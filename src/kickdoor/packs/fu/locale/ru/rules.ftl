### Что можно с подручным.

card-fu-mook-training = Учёба подручных
ability-fu-mook-training-pep-talk = Напутствие
