### Сокровища, которые не шмотки

card-bites-unattended-crypt = Склеп без присмотра
joke-bites-unattended-crypt = С 1310 года никого нет дома. Угощайся.
card-bites-drain-a-rival = Осушить соперника
joke-bites-drain-a-rival = Ничего личного. Просто обед.
