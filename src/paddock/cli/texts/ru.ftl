# Терминал: справка, вопросы, итоги, отказы. Каждый ключ есть и в en.ftl.

cli-usage = вызов
cli-about = Paddock: гоночные настольные игры с полными правилами на одном движке.
cli-more-help = «paddock КОМАНДА --help» объясняет команду и приводит примеры. Без команды открывается сайт.
cli-options = параметры
cli-commands = команды
cli-command = КОМАНДА
cli-examples = примеры
cli-game = ИГРА
cli-file = ФАЙЛ
cli-bots = БОТ,…
cli-name = ИМЯ
cli-names = ИМЯ,…
cli-assignment = КЛЮЧ=ЗНАЧЕНИЕ
cli-address = АДРЕС
cli-folder = ПАПКА
cli-url = АДРЕС
cli-head-game = игра
cli-percent = { $value } %
cli-too-small = В этом терминале столбцов: { $width }, строк: { $height }. Чтобы видеть гонку целиком, нужно не меньше { $least_width } на { $least_height }.
cli-bot = бот
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-lang = язык; обычно тот же, что в системе
cli-help-json = вывести итог одним значением JSON и больше ничего
cli-help-game = название игры, например heat
cli-help-seats = сколько болидов участвует
cli-help-options = настройка, например -o circuit=italy; полный список: «paddock games ИГРА»
cli-help-file = файл партии, который записывает «paddock play --record»
cli-not-over = Партия не закончена.

# Слова, которые набирают, через пробел.
cli-words-yes = д да
cli-words-quit = в выход выйти
cli-words-undo = н назад отмена отменить
cli-words-help = помощь справка
cli-words-whole = к карта
cli-words-advice = совет чемпион
cli-word-save = с

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
cli-games-only-if = Действует только вместе с { $setting }.
cli-no-effect = paddock: { $option } здесь ничего не меняет: действует только вместе с { $setting }
cli-games-on = да
cli-games-off = нет

## paddock play

cli-play-about = Гонка в терминале: против ботов или вместе с друзьями за одной клавиатурой.
cli-play-examples =
    {"  "}paddock play heat
    {"  "}paddock play heat --seats 6 -o circuit=france -o laps=1
    {"  "}paddock play heat --people 2 --names Аня,Женя --bots champion,rookie
    {"  "}paddock play heat --save race.save --record race.json
    {"  "}paddock play --load race.save
cli-play-help-people = сколько людей играет, начиная с первого места (1)
cli-play-help-bots = боты на остальных местах: один на всех или по одному на место (club): rookie, club, pro, champion, random; свой бот — модуль:имя
cli-play-help-names = имена, начиная с первого места
cli-play-help-seed = зерно всех случайностей; обычно новое
cli-play-help-save = сохранять сюда после каждого ответа
cli-play-help-load = продолжить сохранённую партию: в том же файле, с теми же гонщиками и ботами
cli-play-help-record = в конце записать сюда файл партии: для «paddock replay» и «paddock verify»
cli-play-help-advice = всем за клавиатурой можно спросить, как пошёл бы чемпион; кто играет один, может всегда
cli-play-help-force = заменять уже существующие файлы
cli-play-keys = ? помощь · ?! совет чемпиона · к вся карта · н отменить ход · в выйти
cli-play-so-far =
    Гонка продолжается: { $answers ->
        [one] дан { $answers } ответ
        [few] дано { $answers } ответа
       *[many] дано { $answers } ответов
    }.
cli-play-long =
    Игра очень затянулась: ответов уже { $answers }. С ответа { $bots } её доиграют боты, а после ответа { $most } она
    закончится как есть.
cli-play-left-to-bots =
    Игра очень затянулась: теперь её доигрывают боты. После ответа { $most } она закончится как есть.
cli-play-commitment = Пломба зерна (SHA-256): { $commitment }
cli-play-seed = Зерно: { $seed }.
cli-play-hand-over = Передайте клавиатуру: { $name }. Остальные не смотрят. { $name }, нажмите Enter.
cli-play-help =
    Наберите то, что стоит перед вариантом, или начало его слов.
    Несколько карт набирают через пробел, { $order ->
        [fixed] в том порядке, в каком они будут сыграны.
       *[any] в любом порядке.
    }
    {"  "}?        эта справка        ? слово  почему это нельзя выбрать
    {"  "}н        отменить ход       в        выйти
    {"  "}Enter    показать стол ещё раз   к   целиком, со всеми знаками
    {"  "}?!       как пошёл бы чемпион? (совет)
cli-advice-head =
    Как пошёл бы чемпион? { $playouts ->
        [0] Что лучше на первый взгляд, его выбор — первый:
        [one] По { $playouts } розыгрышу, его выбор — первый:
        [few] По { $playouts } розыгрышам, его выбор — первый:
       *[many] По { $playouts } розыгрышам, его выбор — первый:
    }
cli-advice-place = №
cli-advice-typed = набрать
cli-advice-turn = ход
cli-advice-worth = чего стоит
cli-advice-best = его выбор
cli-advice-best-of = { $worth }, его выбор
cli-advice-points = оценка ниже, чем у первого, на { $behind } (± { $error })
cli-advice-rounds = хуже первого на { $behind } раунда (± { $error })
cli-advice-chance = победа { $chance } %
cli-advice-even = не хуже первого
cli-advice-used = { $name } спрашивает совета у чемпиона.
cli-advice-total =
    Советов чемпиона ({ $name }): { $times }.
cli-play-forced = Другого выбора нет: { $what }
cli-play-enter-goes-on = Другого выбора нет: Enter — дальше, н — отменить ход.
cli-play-kept =
    Выбрано: { $chosen }; { $missing ->
        [one] нужна ещё { $missing }.
        [few] нужно ещё { $missing }.
       *[many] нужно ещё { $missing }.
    }
cli-play-taken-back = Отменено: { $what }.
cli-play-possible = «{ $word }» выбрать можно.
cli-play-leave = Выйти из гонки? д — выйти, с — сначала сохранить, Enter — играть дальше:
cli-play-leave-saved = Гонка сохранена в { $file }. Выйти? д — выйти, Enter — играть дальше:
cli-play-save-where = В какой файл сохранить? (Enter — играть дальше)
cli-play-saved = Гонка сохранена. Продолжить: { $command }
cli-play-not-saved = Гонка не сохранена.
cli-play-recorded = Партия записана в { $file }.

## paddock simulate

cli-simulate-about = Сыграть много партий между ботами и подсчитать итоги.
cli-simulate-examples =
    {"  "}paddock simulate heat --games 2000 --seats 6 --seed 1
    {"  "}paddock simulate heat --games 400 --bots greedy,random,random,random --workers 2
    {"  "}paddock simulate heat --games 100 --bots greedy -o circuit=usa --stats --json
cli-simulate-help-games = сколько партий (100)
cli-simulate-help-bots = один бот на все места или по одному на место; от партии к партии они пересаживаются (random): rookie, club, pro, champion, greedy; свой бот — модуль:имя
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
    } за { $seconds } секунды, { $decisions_per_second } в секунду
cli-simulate-rounds = Раундов: в среднем { $rounds_mean }, от { $rounds_min } до { $rounds_max }.
cli-simulate-statistic = { $name }: в среднем { $mean }, от { $min } до { $max }.
cli-simulate-wins = Победы по местам: { $wins }
cli-simulate-won = победы
cli-simulate-mean-place = среднее место
cli-simulate-places = 1-е, 2-е …
cli-simulate-event = событие
cli-simulate-in-all = всего
cli-simulate-per-game = за партию
cli-simulate-errors =
    { $count ->
        [one] С ошибкой прервана { $count } партия:
        [few] С ошибкой прерваны { $count } партии:
       *[many] С ошибкой прервано { $count } партий:
    }
cli-simulate-failure = партия { $game }, зерно { $seed }: { $message }

## paddock serve

cli-serve-about = Открыть сайт: гонки в браузере, с друзьями и с ботами.
cli-serve-examples =
    {"  "}paddock serve --open
    {"  "}paddock serve --host 0.0.0.0 --port 8080 --data /srv/paddock
cli-serve-help-host = адрес, на котором сайт ждёт гостей (127.0.0.1: только этот компьютер)
cli-serve-help-port = порт (8000)
cli-serve-help-data = папка для базы данных и ключа (обычно там, где система хранит данные программ)
cli-serve-help-database = база данных: sqlite:///… или postgresql://… (обычно файл SQLite в папке данных)
cli-serve-help-config = файл с настройками, по строке на каждую: workers = 2; переменная окружения PADDOCK_WORKERS=2 важнее файла
cli-serve-help-redis = Redis, через который несколько процессов узнают друг о друге (нет)
cli-serve-help-workers = столько процессов делят работу; им нужны PostgreSQL и Redis (1)
cli-serve-help-link = адрес этой машины для процессов на других машинах (127.0.0.1: таких нет)
cli-serve-help-crowd = в N раз больше обычного для одного адреса: для клуба или школы за одним роутером (1)
cli-serve-help-name = имя, на которое сайт отзывается, например play.example.org; можно повторять (любое имя)
cli-serve-help-proxy = чьему X-Forwarded-For верить: адрес или сеть; можно повторять (эта машина)
cli-serve-help-origin = ещё один адрес, чьим страницам можно пользоваться сайтом: https://play.example.org; можно повторять (нет)
cli-serve-help-open = открыть браузер
cli-serve-at = Paddock открыт: { $address } (данные: { $folder }); остановить: Ctrl-C
cli-serve-at-for-others = Для других в вашей сети: { $address }
cli-serve-alone =
    Сайт открыт только этому компьютеру. Чтобы зашли и другие, запустите его так:
    {"  "}{ $make }
    {"  "}{ $plain }
cli-serve-no-pages =
    Страницы сайта не собраны: работает только HTTP-интерфейс. В копии исходников их соберёт «make play»;
    или установите Node 20.19 или новее, и затем там же: pip install --force-reinstall --no-deps .

## paddock migrate

cli-migrate-about = Обновить базу данных сайта; при запуске сайт делает это сам.
cli-migrate-examples =
    {"  "}paddock migrate
    {"  "}paddock migrate --database postgresql://paddock@localhost/paddock
cli-migrate-done = База обновлена: была схема { $before }, теперь { $now }.
cli-migrate-nothing = База уже обновлена (схема { $now }).

## paddock backup

cli-backup-about = Сохранить всё, что помнит сайт, вместе с ключом в один файл; сайт при этом может работать.
cli-backup-examples =
    {"  "}paddock backup paddock.backup
    {"  "}paddock backup --config /etc/paddock.toml /backups/monday.backup
cli-backup-help-file = куда записать; с этим файлом можно войти под любым именем, берегите его
cli-backup-help-force = заменить файл, если он уже есть
cli-backup-done =
    В { $file } записано: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    } и { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }.

## paddock restore

cli-restore-about = Вернуть сохранённое в пустую базу, SQLite или PostgreSQL, откуда бы оно ни было.
cli-restore-examples =
    {"  "}paddock restore paddock.backup
    {"  "}paddock restore paddock.backup --database postgresql://paddock@localhost/paddock
cli-restore-help-file = файл, который записал «paddock backup»
cli-restore-done =
    Из { $file } возвращено: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    } и { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }.

## paddock doctor

cli-doctor-about = Проверить, всё ли есть у сайта: настройки, версии, соединения, схема базы, часы.
cli-doctor-examples =
    {"  "}paddock doctor
    {"  "}paddock doctor --config /etc/paddock.toml --json
cli-doctor-settings = Выбранные настройки:
cli-doctor-no-settings = Ничего не выбрано: всё как обычно.
cli-doctor-setting = { $name } = { $value } ({ $where })
cli-doctor-versions = Paddock { $paddock }, Python { $python }, { $system }
cli-doctor-pages = Страницы сайта собраны.
cli-doctor-no-pages = Страницы сайта не собраны: в браузере играть нельзя.
cli-doctor-workers-need-postgresql = Нескольким процессам нужна база PostgreSQL: укажите её ключом --database postgresql://…
cli-doctor-workers-need-redis = Нескольким процессам нужен Redis: укажите его ключом --redis redis://…
cli-doctor-folder = Папка данных { $folder }, свободно { $free } МБ
cli-doctor-no-folder = Папки { $folder } ещё нет: сайт её создаст.
cli-doctor-bad-folder = Папку { $folder } использовать нельзя: { $cause }
cli-doctor-key = Ключ начинается с { $mark }: на всех машинах сайта он должен быть один.
cli-doctor-no-key = Ключа ещё нет: сайт его создаст.
cli-doctor-open-key = Файл { $file } могут прочесть другие на этой машине: исправит chmod 600.
cli-doctor-no-database = Базы { $database } ещё нет: сайт её создаст.
cli-doctor-bad-database = Базу { $database } использовать нельзя: { $cause }
cli-doctor-no-database-address = «{ $database }» — не адрес базы данных: он начинается с sqlite:/// или postgresql://.
cli-doctor-unknown-database = Paddock хранит данные в sqlite:///ФАЙЛ или в postgresql://…, а не в «{ $kind }».
cli-doctor-database = { $kind } { $version } ({ $database }) отвечает за { $took } мс.
cli-doctor-old-schema = В базе схема { $before }, этой версии нужна { $now }: её обновит «paddock migrate» или запуск сайта.
cli-doctor-schema = Схема базы свежая ({ $now }); столов в ней: { $tables }.
cli-doctor-workers = Процессов сейчас: { $number }
cli-doctor-other-key = У процесса по адресу { $address } другой ключ: скопируйте файл «key» из его папки данных или выберите другую базу.
cli-doctor-running = С этой базой работает сайт.
cli-doctor-not-running = С этой базой сайт сейчас не работает.
cli-doctor-no-redis = Redis не выбран: сайту из одного процесса он не нужен.
cli-doctor-redis = Redis { $version } ({ $redis }) отвечает за { $took } мс.
cli-doctor-bad-redis = Redis по адресу { $redis } использовать нельзя: { $cause }
cli-doctor-port = Сайт можно открыть по адресу { $host }, порт { $port }.
cli-doctor-port-of-ours = По адресу { $host }, порт { $port }, отвечает Paddock: этот сайт сейчас работает.
cli-doctor-port-taken = Порт { $port } по адресу { $host } занят другой программой: выберите другой ключом --port.
cli-doctor-cannot-listen = По адресу { $host }, порт { $port }, сайт открыть нельзя: { $cause }
cli-doctor-clock = Часы { $whose } расходятся с этими на { $apart } с.
cli-doctor-clock-apart = Часы { $whose } расходятся с этими на { $apart } с: выставьте те и другие по сетевому времени.

## paddock bench

cli-bench-about = Измерить движок: сколько случайных решений в секунду на одном ядре и как долго копируется стол.
cli-bench-examples =
    {"  "}paddock bench
    {"  "}paddock bench heat --seats 6 --json
cli-bench-help-game = только эта игра
cli-bench-help-seats = только с таким числом мест
cli-bench-help-seconds = сколько секунд длится каждый замер (2)
cli-bench-measuring = Замеры
cli-bench-decisions = решений в секунду
cli-bench-driven = из чистого Python
cli-bench-games = партий в секунду
cli-bench-clone = копия стола, мкс
cli-bench-playouts = проб/с
cli-bench-compiled = Движок скомпилирован.
cli-bench-interpreted = Движок работает на чистом Python; скомпилированный в несколько раз быстрее.

## paddock replay

cli-replay-about = Рассказать записанную партию словами или показать её картинкой.
cli-replay-examples =
    {"  "}paddock replay race.json
    {"  "}paddock replay race.json --step 40 --seat 1
    {"  "}paddock replay race.json --json
cli-replay-help-step = картинка стола после стольких ответов
cli-replay-help-seat = глазами гонщика на этом месте, с его картами; обычно глазами зрителя
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
cli-verify-seed = Зерно { $seed } подходит к пломбе { $commitment }.
cli-verify-answers =
    { $count ->
        [0] Ответов ещё не было.
        [one] Заново сыгран { $count } ответ, нарушений нет.
        [few] Заново сыграны { $count } ответа, нарушений нет.
       *[many] Заново сыграно { $count } ответов, нарушений нет.
    }
cli-verify-position = Последняя позиция и исход такие, как записано.

## paddock completion

cli-completion-about = Напечатать скрипт, с которым оболочка дополняет команды Paddock.
cli-completion-examples =
    {"  "}paddock completion bash      (в ~/.bashrc: eval "$(paddock completion bash)")
    {"  "}paddock completion zsh       (в ~/.zshrc: source <(paddock completion zsh))
    {"  "}paddock completion fish      (в ~/.config/fish/config.fish: paddock completion fish | source)
cli-completion-help-shell = оболочка: { $shells }
cli-completion-help-line = напечатать, что можно набрать дальше в этой строке; так спрашивают скрипты
cli-line = СТРОКА

## Что говорит система

cli-cause-not-allowed = нет прав
cli-cause-read-only = туда нельзя писать
cli-cause-no-such-folder = такой папки нет
cli-cause-is-a-file = это файл
cli-cause-no-space = кончилось место
cli-cause-long-name = слишком длинное имя
cli-cause-links-in-a-circle = ссылки идут по кругу
cli-cause-not-a-folder = часть пути — не папка
cli-cause-not-our-address = у этого компьютера нет такого адреса
cli-cause-unknown-address = такого адреса нет

## Отказы

refusal-usage = Команда непонятна (справка: { $command } --help)
refusal-needs-a-value = После { $option } нужно значение.
refusal-takes-no-value = После { $option } значения не бывает.
refusal-unknown-command = Команды «{ $command }» нет. Есть: { $known }.
refusal-unknown-words = Здесь непонятно: { $words } (справка: { $command } --help)
refusal-cannot-listen = По адресу { $host }, порт { $port }, сайт открыть нельзя: { $cause }.
refusal-port-in-use = Порт { $port } уже занят, возможно другим Paddock. На свободном: { $make } или { $plain }
refusal-bad-data-folder = Папку { $folder } использовать нельзя: { $cause }. Выберите другую ключом --data.
refusal-bad-database = Базу данных { $database } использовать нельзя: { $cause }. Выберите другую ключом { $option }.
refusal-no-database-address = «{ $database }» — не адрес базы данных: он начинается с sqlite:/// или postgresql://.
refusal-unknown-database = Paddock хранит данные в sqlite:///ФАЙЛ или в postgresql://…, а не в «{ $kind }».
refusal-database-in-use = С базой { $database } уже работает другой Paddock: сначала остановите его или выберите другую ключом { $option }.
refusal-workers-need-postgresql = Нескольким процессам нужна общая база PostgreSQL: укажите её ключом --database postgresql://… или уберите --workers.
refusal-workers-need-redis = Несколько процессов узнают друг о друге через Redis: укажите его ключом --redis redis://…
refusal-bad-redis = Redis по адресу { $redis } использовать нельзя: { $cause }. Укажите другой ключом --redis.
refusal-other-key = У других процессов с базой { $database } другой ключ (один из них отвечает по адресу { $address }): скопируйте файл «key» из их папки данных в { $file } или выберите другую базу.
refusal-no-worker = Ни один процесс не смог начать работу (код { $code }): причина указана выше.
refusal-no-key = В { $folder } нет ключа: укажите папку данных сайта ключом --data. Копия без него закрыла бы вход всем.
refusal-no-database = Базы { $database } нет: укажите базу сайта ключом --data или --database.
refusal-needs-migration = База { $database } от другой версии: сначала выполните «paddock migrate».
refusal-database-not-empty = База { $database } не пуста: сохранённое возвращают только в пустую.
refusal-site-is-running = С базой { $database } работает сайт: сначала остановите его.
refusal-no-backup = Файл { $file } записан не командой «paddock backup».
refusal-backup-not-whole = Файл { $file } неполный или изменён: ничего не возвращено.
refusal-backup-unfit = В файле { $file } есть то, чего не примет ни одна база Paddock: «{ $column }» в строке { $row } таблицы «{ $table }» ({ $key }) слишком длинно, слишком велико или не текст. Ничего не возвращено.
refusal-backup-too-new = Файл { $file } записан более новой версией Paddock: верните его ею.
refusal-one-value = { $option }: нужно одно значение.
refusal-bad-config = Файл { $file } не понять: { $cause }.
refusal-unknown-setting = В файле { $file } есть настройка «{ $key }», а такой не бывает. Известны: { $known }.
refusal-bad-address = Открыть сайт по адресу { $address } нельзя: { $cause }.
refusal-cannot-show = Вывести нельзя: { $cause }.
refusal-no-advice-here = За клавиатурой несколько человек: с ключом --advice спрашивать чемпиона можно всем.
refusal-no-file = Какой файл?
refusal-too-small = Для { $option } нужно число не меньше { $least }, а не { $value }.
refusal-unknown-language = Языка «{ $value }» нет. Есть: { $known }.
refusal-unknown-shell = Для оболочки «{ $shell }» скрипта нет. Есть: { $known }.
refusal-no-network = Для { $option } нужен адрес или сеть, например 10.0.0.0/8, а не «{ $value }».
refusal-no-host-name = Для { $option } нужно имя вида play.example.org, без http:// и без порта, а не «{ $value }».
refusal-no-origin = Для { $option } нужен адрес вида https://play.example.org без продолжения, а не «{ $value }».
refusal-not-a-number = Для { $option } нужно целое число, а не «{ $value }».
refusal-too-many-people = Людей { $people }, а мест { $seats } (больше мест: --seats).
refusal-out-of-range = Для { $option } нужно число от { $least } до { $most }, а не { $value }.
refusal-option-twice = Настройка { $option } задана дважды.
refusal-not-an-assignment = Настройка записывается так: -o ключ=значение, а не «{ $value }».
refusal-no-game = В какую игру? Есть: { $known }.
refusal-load-or-new = В сохранённой партии места, настройки и зерно уже есть: уберите --seats, -o и --seed.
refusal-same-name = Двух гонщиков звали бы «{ $name }»: имена должны быть разными.
refusal-same-file = Сохранение и файл партии не могут оба быть в { $file }.
refusal-backup-exists = Файл { $file } уже есть: назовите другой или замените этот ключом --force.
refusal-file-exists = Файл { $file } уже есть: назовите другой. С --force он будет заменён, а сохранённая гонка продолжается через --load.
refusal-too-large = Файл { $file } слишком велик для файла Paddock.
refusal-input-ended = Ввод закончился раньше гонки.
refusal-bot-failed = Бот «{ $bot }» сломался: { $cause }.
refusal-too-many-names = Мест { $seats }, а имён { $given }.
refusal-bad-name = «{ $name }» не годится как имя: нужно от 1 до { $longest } букв.
refusal-no-such-file = Файла { $file } нет.
refusal-no-such-folder = Папки { $file } нет.
refusal-is-a-folder = { $file } — папка, а не файл.
refusal-not-a-file = { $file } — не обычный файл.
refusal-not-text = { $file } — не текстовый файл.
refusal-cannot-read = Не удаётся прочесть { $file }: { $cause }.
refusal-cannot-write = Не удаётся записать { $file }: { $cause }.
refusal-save-without-log = Это сохранение сделано симуляцией: в нём нет журнала, чтобы играть дальше.
refusal-worker-died = Рабочий процесс погиб: считать нечего.
refusal-not-understood = «{ $word }» нет среди вариантов. Справка: ?, взять ход назад: н.
refusal-letters-wanted = Варианты здесь выбирают буквами, а не номерами: наберите, например, { $key } или начало слов.
refusal-ambiguous = «{ $word }» может значить разное: { $candidates }.
refusal-not-so-often =
    «{ $what }» можно выбрать только { $most ->
        [one] { $most } раз
        [few] { $most } раза
       *[many] { $most } раз
    }.
refusal-too-many-words = Это слишком много: здесь выбирают не больше { $most }, а не { $given }.
refusal-not-together = Выбрать это вместе нельзя.
refusal-needs-its-key = Если дальше идут карты, «{ $word }» непонятно: наберите { $line }
refusal-one-at-a-time = Наберите «{ $word }» отдельно: до следующего вопроса ещё что-то произойдёт.
