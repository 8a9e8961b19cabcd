### Что сервер говорит о связи, сообщениях и столах.

refusal-engine-stale = С тех пор кое-что изменилось; посмотри ещё раз.
refusal-engine-not-yours = Этот вопрос был не тебе.
refusal-engine-no-seat = Это может только тот, кто сидит за столом.
refusal-engine-not-saved = Стол не удалось сохранить, поэтому ничего не произошло; попробуй ещё раз.
refusal-engine-fault = На сервере случилась ошибка, поэтому ничего не произошло.
refusal-engine-paused = Игра отдыхает; сначала надо закончить перерыв.
refusal-engine-not-host = Это может только хозяин стола.
refusal-engine-not-that-seat = Это место отдать нельзя.
refusal-engine-no-such-bot = Такого бота нет.
refusal-engine-no-window = Ждать больше нечего.
refusal-engine-waited-enough = Это откладывали уже достаточно.
refusal-engine-not-running = Игра сейчас не идёт.
refusal-engine-one-proposal = Уже предложено другое; сначала ответь на это.
refusal-engine-nothing-to-take-back = Тебе нечего брать назад.

problem-malformed = Сообщение не удалось прочесть: { $why }.
problem-too-big = Сообщение слишком длинное, предел в байтах: { $limit }.
problem-too-fast = Слишком много сообщений сразу.
problem-slow = Линия не успевает; подключись заново.
problem-version = Страница говорит на версии { $yours }, сервер на { $ours }: загрузи страницу заново.
problem-no-hello = Сначала поздоровайся.
problem-no-table = Такого стола нет.
problem-old-table = Этот стол начат с другими картами, чем есть у сервера.
problem-broken-table = Этот стол не открыть: его запись не сходится.
problem-origin = Запросы с других сайтов не принимаются.
problem-no-seat = Это может только тот, кто сидит за столом.
problem-full = Все места заняты.
problem-not-over = Об этом расскажут, когда игра закончится.
problem-not-saved = Стол не удалось сохранить; попробуй ещё раз.
problem-closing = Сервер перезапускается; место остаётся за тобой.
problem-not-found = Здесь ничего нет.
problem-not-json = Нужен JSON: content-type application/json.
problem-edition-twice = Набор «{ $name }» назван дважды; хватит одного раза.
problem-edition = Набора «{ $name }» нет; { $count ->
    [one] есть
   *[other] есть такие:
} { $known }.
problem-bots = Бота «{ $name }» нет; есть такие: { $known }.
problem-too-many-bots = Ботов слишком много ({ $count }): мест за столом { $seats }.
problem-name = Длина имени в знаках: от 1 до { $most }.
problem-name-taken = За столом уже есть { $name }.
problem-options = Так выбрать нельзя: { $why }.
problem-entropy = Свой случай задают не больше чем 32 байтами, шестнадцатеричными цифрами в нижнем регистре.
problem-removed = Хозяин стола отдал твоё место.
problem-no-spectators = За этот стол зрителей не пускают.
problem-too-many-people = Людей больше ({ $count }), чем мест ({ $seats }).

## Что происходит рядом с игрой

notice-not-again = { $who } не поможет в этом бою, сколько ни проси.
notice-back-again = { $who } снова здесь.
notice-stand-in-away = { $who } не на месте: дальше играет бот.
notice-stand-in-clock = { $who } не успевает: дальше играет бот.
notice-stand-in-leave = { $who } уходит; дальше играет бот.
notice-wait = { $who } просит минутку.
notice-asks-pause = { $who } просит перерыва.
notice-asks-back = { $who } хочет взять выбор назад.
notice-agrees = { $who } соглашается.
notice-disagrees = { $who } против.
notice-paused = Игра отдыхает.
notice-resumed = { $who } заканчивает перерыв.
notice-took-back = { $who } берёт выбор назад.
notice-sits = Теперь здесь играет { $who }.
notice-opened = Место свободно; пока никто не сел, играет { $who }.
