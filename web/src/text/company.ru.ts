/** Sentences about who sits at the table and what they agree on, in Russian. */

import type { company as english } from './company'
import { plural } from './plural.ru'

export const company: typeof english = {
  menu: { tables: 'Найти стол', fame: 'Зал славы' },

  start: {
    more: 'Застольный этикет',
    public: 'Кто может прийти',
    publics: { no: 'У кого есть ссылка', yes: 'Кто угодно' },
    spectators: 'Зрители',
    spectating: { on: 'Добро пожаловать', delayed: 'С отставанием 30 с', off: 'Никаких' },
    ready: 'Начало',
    readies: { no: 'Когда все сядут', yes: 'Когда все готовы' },
    reasons: 'Боты',
    saying: { no: 'Помалкивают', yes: 'Говорят почему' },
    clock: 'Часы',
    clocks: {
      usual: 'Окна закрываются, часов на ход нет',
      quick: '1 минута на выбор',
      calm: '5 минут на выбор',
      hours: 'По переписке: 12 часов на выбор',
      days: 'По переписке: 3 дня на выбор',
      none: 'Совсем без часов',
    } as Record<string, string>,
    here: 'За этим экраном',
    hereHint: 'По кругу: один экран переходит из рук в руки',
    hereName: (n: number) => `Имя на месте ${n}`,
  },

  lobby: {
    ready: 'Можно начинать',
    notReady: 'Ещё рано',
    isReady: 'наготове',
    waits: 'Ждём, пока все будут готовы.',
    qr: 'Наведи камеру и садись',
    give: (name: string) => `Сменить того, кто здесь сидит: ${name || 'никто'}`,
    toBot: { easy: 'Бот: лёгкий', greedy: 'Бот: обычный', search: 'Бот: трудный', random: 'Бот: случайный' } as Record<string, string>,
    open: 'Друг',
    host: 'хозяин',
  },

  tables: {
    title: 'Открытые столы',
    none: 'Открытых столов никто не накрыл. Накрой свой, и тебя найдут.',
    edition: 'Набор',
    any: 'Любой',
    onlyFree: 'Только со свободным стулом',
    free: (n: number) => plural(n, 'свободный стул', 'свободных стула', 'свободных стульев'),
    turn: (n: number) => `ход ${n}`,
    notBegun: 'не начат',
    sit: 'Взглянуть',
    watch: 'Смотреть',
    again: 'Поискать ещё',
    watching: (n: number) => plural(n, 'зритель', 'зрителя', 'зрителей'),
    rules: (n: number) => plural(n, 'домашнее правило', 'домашних правила', 'домашних правил'),
    pace: (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} с на ответ`,
    byLetter: 'по переписке',
    clock: (minutes: number) => `${plural(minutes, 'минута', 'минуты', 'минут')} на выбор`,
  },

  fame: {
    title: 'Зал славы',
    none: 'Здесь ещё не доиграли ни одной игры.',
    games: (n: number) =>
      `На этом сервере ${plural(n, 'доигранная игра', 'доигранные игры', 'доигранных игр')}`,
    you: 'ты',
    columns: {
      name: 'Имя',
      games: 'Игры',
      wins: 'Победы',
      share: 'Доля',
      kills: 'Убито',
      deaths: 'Смерти',
      helped: 'Помощь',
      escapes: 'Смывки',
      turns: 'Ходы',
      richest: 'Лучшая продажа',
      fastest: 'Быстрая победа',
    } as Record<string, string>,
    turns: (n: number) => plural(n, 'ход', 'хода', 'ходов'),
  },

  dialog: {
    title: 'Компания',
    open: 'Компания за этим столом',
    you: 'ты',
    host: 'хозяин',
    here: 'здесь',
    away: 'нет на месте',
    bot: 'бот',
    standIn: 'играет бот',
    free: 'свободный стул',
    mute: (name: string) => `Не слышать: ${name}`,
    unmute: (name: string) => `Снова слышать: ${name}`,
    kick: (name: string) => `Стул, где сидит ${name}, отдать`,
    toOpen: 'другу, по ссылке',
    pause: 'Попросить перерыв',
    back: 'Взять мой выбор назад',
    rest: 'Пусть за меня играет бот',
    hand: 'Зрителям видна моя рука',
    link: 'Позвать по ссылке',
    move: 'Перенести место на другое устройство',
    moveHint: 'Кто откроет эту ссылку, сядет на твоё место. Никому её не показывай.',
    watching: (n: number) =>
      n === 0 ? 'Никто не смотрит.' : `За столом ${plural(n, 'зритель', 'зрителя', 'зрителей')}.`,
    copy: 'Скопировать',
    copied: 'Скопировано',
  },

  banner: {
    paused: 'Игра отдыхает.',
    resume: 'Дальше',
    standIn: 'За тебя играет бот.',
    imBack: 'Вот и я',
    left: (name: string, time: string) => `${name} не на месте; через ${time} дальше играет бот.`,
    asks: {
      pause: (name: string) => `${name} просит перерыва.`,
      back: (name: string) => `${name} хочет взять выбор назад.`,
      resume: (name: string) => `${name} хочет продолжить.`,
    },
    yes: 'Хорошо',
    no: 'Нет',
    never: 'Неважно',
    waiting: (names: string) => `Ещё не согласны: ${names}.`,
    clock: (time: string) => `На твой выбор осталось ${time}`,
    rematch: 'Следующий стол накрыт.',
    rematchGo: 'Сесть за него',
    offTable: 'Твоё место отдали; теперь ты смотришь.',
  },

  wait: { button: 'Стой!', hint: 'Больше времени для всех', asked: (names: string) => `${names}: стой!` },

  passes: {
    label: 'Пропускать за меня',
    fights: 'в боях, где меня нет',
    events: 'при чужих проклятиях и кубиках',
    turn: 'до конца этого хода',
    asks: 'когда зовут на помощь, до конца этого хода',
    on: (n: number) => plural(n, 'пожелание', 'пожелания', 'пожеланий'),
  },

  never: 'Больше не в этом бою',

  quick: {
    label: 'Готовые фразы',
    phrases: [
      'Помоги мне, не пожалеешь.',
      'Что предлагаешь?',
      'У меня для этого кое-что есть …',
      'Ты не посмеешь.',
      'Славный бой!',
      'Спасибо!',
      'Прости. Хотя нет.',
      'Минутку, пожалуйста.',
    ],
  },

  show: { title: 'Показать', all: 'всем' },

  after: {
    rematch: 'Ещё раз',
    replay: 'Пересмотреть игру',
    log: 'Скачать журнал',
    digest: 'Отпечаток конца',
  },

  replay: {
    title: 'Повтор',
    step: (n: number, of: number) => `Шаг ${n} из ${of}`,
    all: 'Все руки',
    eyes: 'Чьими глазами',
    play: 'Играть',
    stop: 'Стоп',
    back: 'Шаг назад',
    forth: 'Шаг вперёд',
    turnBack: 'К прошлому ходу',
    turnForth: 'К следующему ходу',
    slider: 'Место в игре',
    link: 'Ссылка на это место',
    hands: 'Открытые руки',
    notOver: 'Повтора здесь нет: игра не окончена, или стола больше нет.',
    leave: 'Уйти',
  },

  curtain: {
    title: (name: string) => `Передай экран: ${name}`,
    text: 'Остальные отворачиваются.',
    go: (name: string) => `Да, это ${name}`,
  },
}
