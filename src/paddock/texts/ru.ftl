# Слова, общие для всех игр. Каждый ключ есть и в en.ftl.

nothing = ничего
number = { $value }
seat-name = Гонщик { $seat }
seat-you = Вы
seat-bot-name = Бот { $seat }
bot-name =
    { $seat ->
        [1] Нико
        [2] Лотта
        [3] Бруно
        [4] Вера
        [5] Отто
        [6] Лин
        [7] Матео
        [8] Инес
        [9] Свен
        [10] Айко
       *[other] Бот { $seat }
    }

## Столы и игры

refusal-unknown-game = Игры «{ $game }» нет. Есть: { $known }.
refusal-seats-out-of-range = В игре { $game } от { $least } до { $most } мест, а не { $seats }.
refusal-seats-do-not-fit = С такими настройками в игре { $game } может быть мест: { $known }, а не { $seats }.
refusal-unknown-option = Настройки «{ $option }» нет. Есть: { $known }.
refusal-bad-value = Настройка «{ $option }» не может быть «{ $value }». Возможно: { $known }.
refusal-unknown-bot = Бота «{ $bot }» нет. Есть: { $known }; свой бот записывается как модуль:имя.
refusal-bot-not-made = Бота «{ $bot }» создать не удалось: { $cause }.
refusal-not-a-bot = «{ $bot }» создаёт не бота: нужен paddock.bots.Bot.
refusal-bots-do-not-fit =
    Для ботов { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, а { $given ->
        [one] назван { $given } бот
        [few] названы { $given } бота
       *[many] названо { $given } ботов
    }: назовите одного на всех или по одному на каждое место.
refusal-names-do-not-fit = Имён: { $given }, а мест: { $seats }. Нужно по одному на каждое место, "" — там, где имени нет.
refusal-no-games = Нужна хотя бы одна партия, а не { $games }.

## Как далеко зашла игра

progress-race = гонка { $race } из { $races }
progress-lap = круг { $lap } из { $laps }
progress-round = раунд { $round }

## Ответы

refusal-unknown-seat = Такого места нет: мест за этим столом { $seats }.
refusal-quiet-table = Тихий стол не ведёт журнала, поэтому записать партию нельзя.
refusal-not-an-option = Сейчас такого выбора нет.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-no-time-limit = Время на этот ответ не ограничено.
refusal-nothing-to-undo = Отменить нечего: последний ответ уже в силе.
refusal-rule-failed = Сбой в правилах после ответа { $position }: { $cause }. Позиция: { $notation }. Очередь: { $agenda }.

## Файлы

refusal-not-json = Это не файл Paddock: он повреждён или это что-то другое.
refusal-wrong-kind = Это файл другого рода: нужен { $expected ->
        [paddock-save] сохранённый стол
       *[paddock-game] файл партии
    }.
refusal-other-format = Файл записан другой версией Paddock ({ $found }; эта читает { $expected }).
refusal-edited = Файл изменён или повреждён: контрольная сумма не сходится.
refusal-broken = Файл повреждён: то, что в нём записано, не партия.
refusal-other-game = В файле партия в { $found }, а не в { $expected }.
refusal-other-rules = Партия сыграна по правилам версии { $found }, а здесь версия { $expected }.
refusal-unknown-step = Файл повреждён: в нём назван шаг, которого нет ({ $step }).
refusal-wrong-seed = Зерно не совпадает с обязательством.
refusal-seed-too-large = Зерно слишком велико: в нём может быть не больше { $bits } бит.
refusal-answer-differs = Ответ { $number } дан не на тот вопрос, который был задан.
refusal-illegal-answer = Ответ { $number } не по правилам.
refusal-wrong-outcome = Ответы приводят не к тому исходу, который записан.
refusal-wrong-position = Ответы приводят не к той позиции, которая записана.
