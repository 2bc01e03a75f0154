# Терминал: справка, вопросы, итоги, отказы. Каждый ключ есть и в en.ftl.

cli-usage = вызов
cli-about = Paddock: гоночные настольные игры с полными правилами на одном движке.
cli-more-help = «paddock КОМАНДА --help» объясняет команду и даёт примеры.
cli-options = параметры
cli-commands = команды
cli-command = КОМАНДА
cli-examples = примеры
cli-game = ИГРА
cli-file = ФАЙЛ
cli-bot = бот
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-lang = язык; обычно тот же, что в системе
cli-help-json = вывести итог одним значением JSON и больше ничего
cli-help-game = название игры, например heat
cli-help-seats = сколько болидов в игре
cli-help-options = настройка, например -o circuit=italy; полный список: «paddock games ИГРА»
cli-help-file = файл партии, который пишет «paddock play --record»
cli-not-over = Партия не закончена.
cli-word-yes = д
cli-word-quit = в
cli-word-undo = о

## paddock games

cli-games-about = Какие есть игры и настройки.
cli-games-examples =
    {"  "}paddock games
    {"  "}paddock games heat
    {"  "}paddock games heat --json
cli-games-help-game = только эта игра, со всеми настройками
cli-games-seats = места
cli-games-about-game = об игре
cli-games-options = настройки
cli-games-more = Что значат настройки: «paddock games ИГРА».
cli-games-facts = Участников: от { $least } до { $most }. Версия правил: { $rules }.
cli-games-default = обычно

## paddock play

cli-play-about = Гонка в терминале: против ботов и вместе за одной клавиатурой.
cli-play-examples =
    {"  "}paddock play heat
    {"  "}paddock play heat --seats 6 -o circuit=france -o laps=1
    {"  "}paddock play heat --people 2 --names Ана,Джун --bots greedy,random
    {"  "}paddock play heat --save race.save --record race.json
    {"  "}paddock play --load race.save --save race.save
cli-play-help-people = сколько людей играет, начиная с первого места (1)
cli-play-help-bots = боты на остальных местах: один на всех или по одному на место (greedy)
cli-play-help-names = имена, начиная с первого места
cli-play-help-seed = зерно всех случайностей; обычно новое
cli-play-help-save = сохранять сюда после каждого ответа
cli-play-help-load = продолжить сохранённую партию
cli-play-help-record = записать сюда файл партии в конце: для «paddock replay» и «paddock verify»
cli-play-commitment = Обязательство о зерне (SHA-256): { $commitment }
cli-play-seed = Зерно: { $seed }.
cli-play-hand-over = Теперь { $name }: остальные не смотрят. Нажмите Enter.
cli-play-help =
    Наберите то, что стоит перед вариантом, или начало его слов.
    Можно назвать сразу несколько карт через пробел.
    {"  "}?        эта справка        ? слово  почему это нельзя выбрать
    {"  "}о        отменить           в        выйти
    {"  "}Enter    показать стол ещё раз
cli-play-possible = «{ $word }» выбрать можно.
cli-play-offer-save = Сначала сохранить в { $file }? [Д/н]
cli-play-saved = Сохранено. Продолжить: paddock play --load { $file }
cli-play-recorded = Партия записана в { $file }.

## paddock simulate

cli-simulate-about = Много партий между ботами, со счётом.
cli-simulate-examples =
    {"  "}paddock simulate heat --games 2000 --seats 6 --seed 1
    {"  "}paddock simulate heat --games 400 --bots greedy,random,random,random --workers 2
    {"  "}paddock simulate heat --games 100 --bots greedy -o circuit=usa --stats --json
cli-simulate-help-games = сколько партий (100)
cli-simulate-help-bots = один бот на все места или по одному на место; от партии к партии они пересаживаются (random)
cli-simulate-help-seed = зерно всех партий; с тем же зерном тот же итог (1)
cli-simulate-help-workers = сколько процессов (1); итог тот же
cli-simulate-help-stats = считать события по видам; медленнее
cli-simulate-playing = Партии
cli-simulate-done =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
cli-simulate-speed =
    { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    } за { $seconds } с, { $decisions_per_second } в секунду
cli-simulate-rounds = Раундов: в среднем { $rounds_mean }, от { $rounds_min } до { $rounds_max }.
cli-simulate-statistic = { $name }: в среднем { $mean }, от { $min } до { $max }.
cli-simulate-wins = Победы по местам: { $wins }
cli-simulate-won = победы
cli-simulate-mean-place = среднее место
cli-simulate-places = 1-е, 2-е …
cli-simulate-per-game = за партию
cli-simulate-errors =
    { $count ->
        [one] С ошибкой { $count } партия:
        [few] С ошибкой { $count } партии:
       *[many] С ошибкой { $count } партий:
    }
cli-simulate-failure = партия { $game }, зерно { $seed }: { $message }

## paddock serve

cli-serve-about = Открыть сайт: гонки в браузере, с друзьями и с ботами.
cli-serve-examples =
    {"  "}paddock serve --open
    {"  "}paddock serve --host 0.0.0.0 --port 8080 --data /srv/paddock
cli-serve-help-host = адрес, на котором ждать гостей (127.0.0.1: только эта машина)
cli-serve-help-port = порт (8000)
cli-serve-help-data = папка для базы данных и ключа (по умолчанию там, где система хранит данные программ)
cli-serve-help-database = база данных, адрес SQLAlchemy (по умолчанию файл SQLite в папке данных)
cli-serve-help-open = открыть браузер

## paddock bench

cli-bench-about = Скорость движка: случайных решений в секунду на одном ядре и время копии стола.
cli-bench-examples =
    {"  "}paddock bench
    {"  "}paddock bench heat --seats 6 --json
cli-bench-help-game = только эта игра
cli-bench-help-seats = только с таким числом мест
cli-bench-help-seconds = сколько секунд мерить каждое (2)
cli-bench-measuring = Замеры
cli-bench-decisions = решений/с
cli-bench-games = партий/с
cli-bench-clone = копия, мкс
cli-bench-compiled = Движок скомпилирован.
cli-bench-interpreted = Движок работает на чистом Python; скомпилированный в несколько раз быстрее.

## paddock replay

cli-replay-about = Рассказать записанную партию словами или показать её картинкой.
cli-replay-examples =
    {"  "}paddock replay race.json
    {"  "}paddock replay race.json --step 40 --seat 1
    {"  "}paddock replay race.json --json
cli-replay-help-step = стол после стольких ответов, картинкой
cli-replay-help-seat = глазами этого места, с его картами; обычно глазами зрителя
cli-replay-step = После ответа { $step } из { $steps }
cli-replay-asked = Отвечают: { $names }

## paddock verify

cli-verify-about = Проверить записанную партию: зерно, каждый ответ, исход.
cli-verify-examples =
    {"  "}paddock verify race.json
    {"  "}paddock verify race.json --json
cli-verify-file = { $name }, версия правил { $rules }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }: файл цел.
cli-verify-seed = Зерно { $seed } соответствует обязательству { $commitment }.
cli-verify-answers =
    { $count ->
        [0] Ответов ещё не было.
        [one] Сыгран заново { $count } ответ, он по правилам.
        [few] Сыграно заново { $count } ответа, все по правилам.
       *[many] Сыграно заново { $count } ответов, все по правилам.
    }
cli-verify-position = Последняя позиция и исход такие, как записано.

## Отказы

refusal-usage = { $cause } (справка: { $command } --help)
refusal-unknown-command = Команды «{ $command }» нет. Есть: { $known }.
refusal-unknown-words = Здесь непонятно: { $words } (справка: paddock --help)
refusal-cannot-listen = По адресу { $host }, порт { $port }, ждать гостей нельзя: { $cause }.
refusal-cannot-show = Вывести нельзя: { $cause }.
refusal-no-file = Какой файл?
refusal-too-small = { $option } бывает от { $least } и больше, а не { $value }.
refusal-unknown-language = Языка «{ $value }» нет. Есть: { $known }.
refusal-not-a-number = Для { $option } нужно целое число, а не «{ $value }».
refusal-out-of-range = { $option } бывает от { $least } до { $most }, а не { $value }.
refusal-not-an-assignment = Настройка пишется так: -o ключ=значение, а не «{ $value }».
refusal-no-game = В какую игру? Есть: { $known }.
refusal-load-or-new = В сохранённой партии места, настройки и зерно уже есть: уберите --seats, -o и --seed.
refusal-too-many-names = Мест { $seats }, а имён { $given }.
refusal-bad-name = «{ $name }» не годится как имя: нужно от 1 до { $longest } печатных знаков.
refusal-no-such-file = Файла { $file } нет.
refusal-no-such-folder = Папки { $file } нет.
refusal-is-a-folder = { $file } — папка, а не файл.
refusal-not-a-file = { $file } — не обычный файл.
refusal-not-text = { $file } — не текстовый файл.
refusal-cannot-read = Не удаётся прочесть { $file }: { $cause }.
refusal-cannot-write = Не удаётся записать { $file }: { $cause }.
refusal-save-without-log = Это сохранение сделано симуляцией: в нём нет журнала, чтобы играть дальше.
refusal-worker-died = Рабочий процесс погиб: считать нечего.
refusal-not-understood = «{ $word }» нет среди вариантов. Справка: ?
refusal-too-many-words = Столько карт здесь не выбрать.
