# Страницы вокруг гонки: главная, списки, правила, настройки, комната ожидания, пьедестал. Каждый ключ есть и в en.ftl.

## Главная

home-title = Выберите гонку
home-lead = Друзья по ссылке, боты на свободных местах, без регистрации.
home-games = Игры
home-yours = Ваши столы
home-all = все { $count }
home-yours-none = Здесь будут ждать ваши гонки.
home-yours-none-help = Откройте стол и пошлите ссылку: учётная запись никому не нужна.
home-open = Открытые столы
home-lobby = весь зал
facts-players =
    { $to ->
        [one] { $from }–{ $to } игрок
        [few] { $from }–{ $to } игрока
       *[many] { $from }–{ $to } игроков
    }
facts-minutes = { $minutes } мин
race-now = На старт
race-now-busy = Выезжаем…
race-now-at = На старт: { $game }
with-friends = С друзьями
with-friends-at = С друзьями: { $game }
learn = Научиться
learn-at = Научиться играть в { $game }
not-ready = Ещё не на старте
not-ready-text = { $game } пока в мастерской. Правила уже можно прочесть.
read-rules = Прочесть правила
read-rules-of = Прочесть правила { $game }

## Строки столов

row-play = Ходить
row-open = Открыть
row-join = Сесть
row-watch = Смотреть
row-seats = { $taken } из { $seats }
row-waiting-for = ждём: { $names }
row-option = { $name }: { $value }
row-alone = пока никого
list-loading = Столы загружаются
list-failed = Не удалось получить столы.
list-failed-help = Сайт не отвечает. Ваши гонки в сохранности.

## Зал, ваши столы

lobby-title = Зал
lobby-lead = Займите свободное место или посмотрите, как гоняют другие.
lobby-filter = Игра
lobby-all-games = Все игры
lobby-open = Ждут гонщиков
lobby-none = Сейчас никто не ждёт.
lobby-none-help = Откройте стол для всех, и он появится здесь.
lobby-racing = Идёт гонка
lobby-racing-none = Открытых гонок сейчас нет.
lobby-racing-none-help = За столами для всех можно следить с первого раунда.
tables-title = Ваши столы
tables-lead = Гонки, в которых вы участвуете; сначала срочные.
tables-your-turn = Ваш ход
tables-waiting = Ждём других
tables-not-started = Ещё не начались
tables-finished = Завершённые: { $count }

## Повторы

replays-title = Повторы
replays-lead = Любую гонку можно пересмотреть ход за ходом, глазами любого гонщика.
replays-mine = Ваши завершённые гонки
replays-none = Завершённых гонок пока нет.
replays-none-help = Первая, что дойдёт до флага, появится здесь.
replays-file = Файл партии
replays-file-note = Любую завершённую гонку можно скачать файлом. Такие файлы пишет и терминал:
file-open = Открыть файл партии
file-busy = Читаем файл…
file-help = Выберите файл .json или перетащите его сюда.
replay-imported = из файла
replay-watch = Смотреть
replay-watch-table = Смотреть: { $table }
replay-download = Скачать: { $table }
replay-place = { $place }-{ "\u2060" }е{ "\u00A0" }место из { $cars }

## Правила

rules-title = Правила
rules-lead = Как идёт каждая гонка. Отказ за столом ведёт сюда, к своему абзацу.
rules-of = { $game }: правила
rules-contents = Главы
rules-whole = Правила гонки
rules-short = Коротко; ещё не на старте
rules-none = Эти правила ещё никто не записал.
rules-search = Искать в правилах
rules-search-hint = Слово или номер, 3.4
rules-search-none = Такого слова в правилах нет.
rules-drawn = с рисунками
rules-address = Адрес правила { $number }, «{ $title }»
rules-copied = Адрес скопирован
rules-back = К столу
rules-table = К столу
learn-first-race = Проехать первую гонку

## Обучение

learn-title = Первая гонка: { $game }
learn-text = Два спокойных бота выезжают на старт. Подсказки стоят у трассы и уходят, когда больше не нужны.
learn-failed = Не удалось подготовить первую гонку

## Честные кости

fair-title = Честные кости
fair-lead = Карты и кости определены до старта и опломбированы. После гонки любой может проверить, что ничего не меняли.
fair-sealed = Опломбировано
fair-sealed-text = До старта сайт загадывает одно число, зерно. Все видят его пломбу: отпечаток, который подходит только к этому числу.
fair-raced = Гонка
fair-raced-text = Каждая тасовка и каждый бросок берутся только из зерна, всегда одинаково. Пока вы едете, повлиять на них нельзя.
fair-opened = Открыто
fair-opened-text = На финише зерно показывают. Снимите с него отпечаток сами: он обязан совпасть с пломбой.
fair-check-title = Проверить гонку
fair-still-sealed = Гонка ещё идёт: до финиша зерно под пломбой.
fair-seal = Пломба
fair-seal-help = 64 знака, показанные до старта и в конце
fair-seed = Зерно
fair-seed-help = Число, показанное в конце
fair-check = Проверить
fair-fits = Зерно подходит к пломбе
fair-differs = Зерно не подходит к пломбе
fair-text = Что под пломбой
fair-why = Что это доказывает
fair-why-before = Зерно загадывает сайт, а пломба его закрепляет: оно выбрано до первой карты и потом не менялось.
fair-why-after = Отпечаток (SHA-256) не обратить: по пломбе не узнать будущих карт.
fair-why-mend = В скачанной гонке лежат зерно и все ответы. На любой машине она повторится карта в карту.
fair-why-yourself = Верить этой странице необязательно. Хватит командной строки:

## Настройки

settings-title = Настройки
settings-lead = Хранятся в этом браузере. Имя видят и другие за столом.
settings-you = Вы
settings-name = Имя
settings-name-help = Как вас зовут за столом
settings-name-blank = В имени нужен хотя бы один знак, кроме пробелов.
settings-name-none = Гость
settings-recovery = Ссылка для возврата
settings-recovery-help = Откроет ваши места и гонки в другом браузере. Ни учётной записи, ни пароля: ключ — сама ссылка.
settings-recovery-show = Показать ссылку
settings-recovery-warning = Держите её при себе: у кого она, тот и ведёт ваши машины. Ссылки, сохранённые раньше, тоже работают.
settings-recovery-end = Отключить все прежние ссылки
settings-sessions = Другие браузеры
settings-sessions-help = Заходили с чужого компьютера или кто-то вошёл под вашим именем? Здесь вы останетесь собой. Ссылки для возврата продолжат работать: если ссылка могла попасть к чужим, отключите её выше.
settings-sessions-end = Выйти во всех остальных
settings-sessions-ended = Больше никакой другой браузер вас не узнает.
settings-recovery-ended = Прежние ссылки больше ничего не открывают. Сохраните эту.
settings-screen = Экран и игра
settings-speed-help = Как быстро едут машины и карты
settings-second-tap-always = Любой выбор сначала показывается, второе нажатие его подтверждает
settings-second-tap-cost = Выбор, за который надо платить, подтверждается вторым нажатием
settings-second-tap-never = Ход делается сразу; где правила позволяют, его можно отменить
settings-digits = Цифры выбирают карты
settings-digits-help = За столом клавиши 1–9 кладут карту; отключите, если управляете компьютером голосом
settings-sound = Звук
settings-sound-help = Моторы, карты и сигнал, когда ваш ход
settings-notify = Сообщать о моём ходе
settings-notify-help = Уведомление браузера, пока Paddock открыт во вкладке, на которую вы не смотрите
settings-notify-example = Вот так, когда вас ждут за столом.
settings-notify-denied = Браузер это запрещает. Разрешите уведомления для этого сайта в его настройках и попробуйте снова.
settings-notify-unable = Здесь браузер этого не умеет: нужен https и обычно компьютер. Счётчик наверху и звук работают везде.
recover-title = Возвращаем ваши гонки
recover-text = Минуту: ссылка превращается в ваши места за столами.
recover-failed = Эта ссылка ничего не открывает
recover-ask = В этом браузере уже играете вы
recover-ask-text =
    { $count ->
        [one] Здесь у вас { $count } гонка, имя: { $name }. После перехода браузер станет чужим, и вернуться к ней можно будет только по вашей собственной ссылке.
        [few] Здесь у вас { $count } гонки, имя: { $name }. После перехода браузер станет чужим, и вернуться к ним можно будет только по вашей собственной ссылке.
       *[many] Здесь у вас { $count } гонок, имя: { $name }. После перехода браузер станет чужим, и вернуться к ним можно будет только по вашей собственной ссылке.
    }
recover-stay = Остаться собой
recover-go-on = Перейти по ссылке

## Новый стол

setup-title = Новый стол: { $game }
setup-last-time = как в прошлый раз
setup-facts =
    { $to ->
        [one] { $from }–{ $to } игрок
        [few] { $from }–{ $to } игрока
       *[many] { $from }–{ $to } игроков
    }, { $races ->
        [1] { $minutes } минут
        [few] { $races } гонки по { $minutes } минут
       *[many] { $races } гонок по { $minutes } минут
    }
setup-another = Другая игра
setup-seats = Места
setup-cars = { $count } за столом
setup-cars-label = Число мест
setup-seat = Место { $number }
setup-you = Вы
setup-by-link = По ссылке
setup-anyone = Для любого
setup-use-me = Вы
setup-use-here = За этим экраном
setup-use-open = Человек
setup-bot-level = Бот, { $level }
setup-name-of = Имя на месте { $number }
setup-pace = Темп
setup-pace-live = Сразу
setup-pace-days = По дням
setup-who-sees = Кто видит
setup-private = По ссылке
setup-groups = Показать
setup-groups-all = Все
setup-listed = Все
setup-time = Время на решение
setup-time-live-help = потом подменит бот{ $timer ->
    [yes] , а по таймеру — случайные карты
   *[no] {""}
}
setup-time-days-help = потом за вас сходит бот{ $timer ->
    [yes] , а по таймеру — случайные карты
   *[no] {""}
}
setup-seats-needed = На этой трассе нужно игроков: { $numbers }.
setup-team = Команда { $team }
setup-advice = Советы чемпиона
setup-advice-help = Любой может спросить, как пошёл бы чемпион; в журнале это видно. Наедине с ботами можно всегда
setup-hot-seat = Один экран на всех
setup-hot-seat-help = Передавайте устройство; между ходами карты закрыты
setup-hot-seat-start = Все играют за этим экраном: без ссылки и без часов.
setup-open = Открыть стол
setup-open-help = Дальше будет ссылка для друзей. Пустые места займут боты.
setup-start = Начать гонку
setup-start-help = Все на месте: гонка начнётся сразу.

## Комната ожидания

room-waiting =
    { $count ->
        [one] Свободно { $count } место.
        [few] Свободно { $count } места.
       *[many] Свободно { $count } мест.
    }
room-kept =
    { $count ->
        [one] { $count } место до старта ждёт прежнего гонщика.
        [few] { $count } места до старта ждут прежних гонщиков.
       *[many] { $count } мест до старта ждут прежних гонщиков.
    }
room-full = Все на местах.
room-free = Свободно
room-you = Вы
room-here = здесь
room-not-here = Место занято, сейчас не здесь
room-sit = Сесть
room-sit-at = Сесть на место { $number }
room-leave = Встать
room-decline = Отказаться
room-decline-at = Отказаться от места { $number }
room-kept-seat = место ждёт до старта
room-kept-for-you = место ждёт вас до старта
room-freed = Ваше место освободили. Займите другое, если есть свободное, или смотрите гонку.
room-leave-at = Освободить место { $number }
room-take-away = Убрать
room-free-at = Убрать: { $name }
room-remove-sure = Точно насовсем?
room-remove-sure-at = Нажмите ещё раз: { $name } больше не сможет сесть за этот стол
room-add-bot = Посадить бота
room-add-bot-at = Посадить бота на место { $number }
room-invite = Позвать
room-invite-private = Пошлите эту ссылку. Сесть может любой, у кого она есть; больше стол никто не видит.
room-invite-listed = Пошлите эту ссылку или подождите: стол виден в зале.
room-invite-full = Все места заняты. По этой ссылке можно смотреть гонку.
room-link = Ссылка на стол
room-only-here = Ссылка открывается только на этом компьютере
room-only-here-how = Чтобы зашли другие, запустите сайт командой
room-only-here-or = или
room-chat = Чат
room-chat-write = Сообщение всем за столом
room-chat-send = Отправить
room-start = Начать гонку
room-fill-and-start =
    { $count ->
        [one] Начать, бот займёт { $count } место
        [few] Начать, боты займут { $count } места
       *[many] Начать, боты займут { $count } мест
    }
room-fill-help = Пустые места займут боты.
room-starts-you = Гонку начинаете вы.
room-starts-host = Гонку начинает { $name }.
room-starts-unseated-host = Гонку начинает тот, кто открыл стол.
room-starts-next = Гонку начнёт тот, кто сядет первым.
room-starts-all = Гонка начнётся сама, когда все сядут.
room-advice = можно всем
room-pace = { $pace }, { $time } на решение
room-races = Гонки
room-seal = Пломба гонки
room-removed = Вас убрали из-за стола
room-removed-text = Сесть за этот стол больше нельзя, но гонку можно смотреть здесь же.
room-removed-lobby = В зал
room-sealed = Сохраните её, если захотите потом проверить кости.

## Конец гонки

end-you-win = Вы победили
end-you-win-at = Вы победили: { $place }
end-you-are = Вы на { $place }-{ "\u2060" }м{ "\u00A0" }месте
end-you-share = { $you }, как и { $names }
end-wins = Победа: { $name }
end-podium = Пьедестал: { $names }
end-board = Доска
end-replay = Повтор
end-rematch = Реванш
end-next = Что дальше?
end-next-help = Это была короткая гонка с подсказками. В обычной больше кругов, соперники сильнее, есть модули, а друзья садятся по ссылке.
end-next-race = Обычная гонка
end-next-rules = Правила
end-next-games = Другие игры
end-join-rematch = К реваншу
end-rematch-waits = Собирается реванш. До его старта ваше место ждёт вас.
end-look-at-rematch = Посмотреть реванш
end-link-copied = Ссылка на повтор скопирована
end-chart = Гонка по раундам
end-chart-help = место после каждого раунда
end-chart-label = Места машин ({ $cars }) после каждого раунда ({ $rounds })
end-lap = круг { $lap }
end-grid = старт
end-result = Итог
end-place = Место
end-driver = Гонщик
end-by-bot = доиграл бот
end-moments = Главное в гонке
end-moments-help = нажмите, чтобы посмотреть
end-round = Раунд { $round }
end-fair = Проверено: пломба цела
end-sealed = Пломба до старта:
end-opened = Зерно, открыто на финише:
end-verify = Проверить гонку
