# Нужное везде, за столом тоже. Каждый ключ есть и в en.ftl.

poster-of = Плакат: { $game }

## Слова, нужные везде

yes = да
no = нет
save = Сохранить
saved = Сохранено
copy = Копировать
copied = Готово
by-hand = Выделите текст и скопируйте его вручную
share = Поделиться
download = Скачать
try-again = Ещё раз
seat-number = Место { $number }
bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
with = { $names }
table-title = { $game }, { $place }
level-rookie = Новичок
level-club = Клуб
level-pro = Профи
level-champion = Чемпион
stepper-less = Меньше: { $label }
stepper-more = Больше: { $label }
open-a-table = Открыть стол
signs-left =
    { $count ->
        [one] остался { $count } знак
        [few] осталось { $count } знака
       *[many] осталось { $count } знаков
    }
signs-full = Больше не поместится: не длиннее { $longest } знаков.
offline-line = Нет связи, пробуем снова

time-left-seconds = осталось { $count } с
time-left-minutes = осталось { $count } мин
time-left-hours = осталось { $count } ч
time-left-days =
    { $count ->
        [one] остался { $count } день
        [few] осталось { $count } дня
       *[many] осталось { $count } дней
    }
time-since-seconds = только что
time-since-minutes =
    { $count ->
        [one] уже { $count } минуту
        [few] уже { $count } минуты
       *[many] уже { $count } минут
    }
time-since-hours =
    { $count ->
        [one] уже { $count } час
        [few] уже { $count } часа
       *[many] уже { $count } часов
    }
time-since-days =
    { $count ->
        [one] уже { $count } день
        [few] уже { $count } дня
       *[many] уже { $count } дней
    }

## Шапка и подвал

nav-site = Сайт
nav-skip = К содержанию
nav-menu = Меню
nav-lobby = Зал
nav-replays = Повторы
nav-rules = Правила
nav-tables = Ваши столы
nav-fairness = Честные кости
nav-settings = Настройки
nav-your-name = Ваше имя
foot-own = Свой Paddock для друзей, из репозитория проекта:
foot-more = Ещё
foot-api = API
foot-licences = Лицензии

## Главная

home-nudge =
    { $count ->
        [1] Ваш ход за одним столом
        [2] Ваш ход за двумя столами
        [3] Ваш ход за тремя столами
        [4] Ваш ход за четырьмя столами
       *[other] Ваш ход, столов: { $count }
    }

## Строки столов

row-your-turn = Ваш ход
pace-live-word = сразу
pace-a-day = ход в день
pace-hours = { $hours } ч на ход
time-none = без ограничения

## Настройки

guest-number = Гость { $number }
settings-language = Язык
settings-theme = Тема
settings-theme-help = Решает система, если не решите вы
settings-theme-system = Система
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-speed = Скорость движения
settings-speed-none = Сразу
settings-confirm = Подтверждать вторым нажатием
settings-confirm-always = Всегда
settings-confirm-cost = С ценой
settings-confirm-never = Никогда

## Новый стол

setup-seconds =
    { $seconds ->
        [180] 3 мин
       *[other] { $seconds } с
    }
setup-hours =
    { $hours ->
        [72] 3 дня
        [24] 1 день
       *[other] { $hours } ч
    }

## Когда чего-то нет

not-found-title = Мимо трассы
not-found-text = По этому адресу ничего нет. Возможно, ссылка обрезана или стол уже убран.
not-found-home = К играм
broken-title = Поломка
broken-text = Страница загрузилась не так, как надо. Гонки в сохранности; обычно помогает загрузить её ещё раз.
broken-reload = Загрузить снова

## Отказы сайта

refusal-offline = Сайт не отвечает. Пробуем снова.
refusal-unknown = Сайт отказал и не сказал почему.
refusal-broken-file = Это не файл партии, или он повреждён.
refusal-unknown-link = Ссылка неизвестна или больше не действует. Возьмите новую в том браузере, где играете.
refusal-not-found = Такого стола нет.
refusal-already-started = Гонка уже началась.
refusal-bad-request = Сайт не понял этот запрос.
refusal-empty = Здесь ничего не написано.
refusal-too-long = Слишком длинно: знаков должно быть не больше { $longest }.
refusal-does-not-fit = Что-то здесь слишком длинно, слишком велико или не текст: сохранить это нельзя.
refusal-too-large = Файл слишком велик.
refusal-too-fast = Слишком много сразу. Подождите немного и попробуйте ещё раз.
refusal-too-many-tables = У вас уже открыто столов: { $most }. Сначала закончите одну из гонок.
refusal-too-many-sockets = Сайт открыт в слишком большом числе окон.
refusal-house-full = Сайт заполнен: новых столов сейчас не открыть.
refusal-no-such-table = Такого стола нет, или его уже убрали.
refusal-no-such-seat = За этим столом нет такого места.
refusal-no-such-position = Гонка не такая длинная.
refusal-seat-taken = Это место только что занял кто-то другой.
refusal-seat-kept = Это место до старта ждёт другого гонщика.
refusal-removed = Вас убрали из-за этого стола: сесть здесь нельзя, но гонку можно смотреть.
refusal-seat-freed = Ваше место в реванше отдали другому.
refusal-rematch-started = Реванш начался без вас.
refusal-seats-do-not-fit = Нужно игроков: { $known }.
refusal-too-many-seats =
    С такими настройками на старте не больше { $most ->
        [one] { $most } места
       *[other] { $most } мест
    }, а у вас { $seats }.
refusal-not-your-seat = Это не ваше место.
refusal-not-your-table = Это может сделать только тот, кто открыл стол.
refusal-not-known = Сайт вас ещё не знает. Сначала сядьте за стол.
refusal-not-started = Гонка ещё не началась.
refusal-game-over = Гонка окончена.
refusal-game-not-over = Гонка ещё не окончена.
refusal-out-of-time = Ваше время вышло: этот ход за вас делает бот.
refusal-left-to-bots = Игра очень затянулась: её доигрывают боты.
refusal-undone-enough = Отмен слишком много: больше за этим столом отменять нельзя.
refusal-no-advice-here = За этим столом у чемпиона не спрашивают: об этом договариваются до старта.
refusal-no-advice-now = Чемпион сейчас не может ответить. Спросите чуть позже.
refusal-key-used = Под этим ключом уже отправлен другой ответ. Посмотрите ещё раз.
refusal-busy = Сайт занят другими запросами. Попробуйте через минуту.
refusal-storage-full = На сайте кончилось место, и записать ход некуда. Ничего не изменилось, попробуйте позже.
refusal-stale = Гонка тем временем ушла вперёд. Взгляните ещё раз.
refusal-table-broken = Этот стол больше не прочесть.
refusal-storage-away = Сайт сейчас не может записать ход: база данных не отвечает. Попробуйте ещё раз через несколько секунд.
refusal-moved = Стол как раз переезжает на другой сервер. Попробуйте ещё раз.
refusal-server-fault = На сайте что-то сломалось. Ничего не изменилось.
refusal-other-host = Сайт так не называется. Откройте адрес, который дал хозяин сайта.
refusal-other-origin = Этот запрос пришёл с другого сайта.
refusal-unknown-level = Бота такого уровня нет. Есть: { $known }.

# Что делают пальцем или мышью: в начале предложения и внутри него. По-русски это одно слово.
tap-first = Нажмите
tap = нажмите
