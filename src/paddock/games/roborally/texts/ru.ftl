# RoboRally (2005).
# $name — игрок, $whom — имена игроков, $card и $with — названия карт, $way — направление.

roborally-name = RoboRally
roborally-about = Гонка роботов по заводу: программы пишут все сразу, а потом в дело вступает сам цех.

# Робот зовётся по имени игрока; на одной трассе у каждого по два робота.
roborally-who =
    { $name }{ $blocker ->
        [1] {" "}(блокировщик)
       *[other] {""}
    }
roborally-mine =
    { $blocker ->
        [1] Блокировщик.{" "}
       *[other] {""}
    }

## Карты

roborally-card-u_turn = разворот
roborally-card-rotate_left = поворот налево
roborally-card-rotate_right = поворот направо
roborally-card-back_up = назад
roborally-card-move_1 = вперёд на 1
roborally-card-move_2 = вперёд на 2
roborally-card-move_3 = вперёд на 3
roborally-card-ablative_coat = «Абляционный слой»
roborally-card-abort_switch = «Аварийный сброс»
roborally-card-brakes = «Тормоза»
roborally-card-circuit_breaker = «Автоматический выключатель»
roborally-card-conditional_program = «Запасная программа»
roborally-card-crab_legs = «Крабьи ноги»
roborally-card-double_barreled_laser = «Двуствольный лазер»
roborally-card-dual_processor = «Двойной процессор»
roborally-card-extra_memory = «Дополнительная память»
roborally-card-fire_control = «Прицельный огонь»
roborally-card-flywheel = «Маховик»
roborally-card-fourth_gear = «Четвёртая передача»
roborally-card-gyroscopic_stabilizer = «Гироскоп»
roborally-card-high_power_laser = «Мощный лазер»
roborally-card-mechanical_arm = «Манипулятор»
roborally-card-mini_howitzer = «Мини-гаубица»
roborally-card-power_down_shield = «Щит остановки»
roborally-card-pressor_beam = «Отталкивающий луч»
roborally-card-radio_control = «Радиоуправление»
roborally-card-ramming_gear = «Таран»
roborally-card-rear_firing_laser = «Задний лазер»
roborally-card-recompile = «Перекомпиляция»
roborally-card-reverse_gear = «Быстрый задний ход»
roborally-card-scrambler = «Глушилка»
roborally-card-superior_archive = «Надёжный архив»
roborally-card-tractor_beam = «Притягивающий луч»

# Поля, которые называются по ходу игры.
roborally-card-exchange = «Развязка»
roborally-card-vault = «Хранилище»
roborally-card-chess = «Шахматы»
roborally-card-cross = «Перекрёсток»
roborally-card-spin_zone = «Карусель»
roborally-card-maelstrom = «Водоворот»
roborally-card-island = «Остров»
roborally-card-chop_shop = «Разборка»
roborally-card-dock_plain = стартовый отсек
roborally-card-dock_belts = стартовый отсек с конвейерами

## Подготовка

roborally-option-name-course = Трасса
roborally-option-help-course = Где едут роботы. У некоторых трасс свои правила.
roborally-choice-course-risky_exchange = Опасная развязка
roborally-choice-course-checkmate = Шах и мат
roborally-choice-course-dizzy_dash = Головокружение
roborally-choice-course-island_hop = По островам
roborally-choice-course-chop_shop_challenge = Вызов разборки
roborally-choice-course-twister = Смерч
roborally-choice-course-bloodbath_chess = Кровавые шахматы
roborally-choice-course-around_the_world = Вокруг света
roborally-choice-course-death_trap = Смертельная ловушка
roborally-choice-course-pilgrimage = Паломничество
roborally-choice-course-vault_assault = Штурм хранилища
roborally-choice-course-whirlwind_tour = Вихревой тур
roborally-choice-course-lost_bearings = Без ориентиров
roborally-choice-course-robot_stew = Рагу из роботов
roborally-choice-course-oddest_sea = Странное море
roborally-choice-course-against_the_grain = Против течения
roborally-choice-course-island_king = Король острова
roborally-choice-course-tricksy = С подвохом
roborally-choice-course-moving_targets = Движущиеся цели
roborally-choice-course-set_to_kill = На поражение
roborally-choice-course-factory_rejects = Заводской брак
roborally-choice-course-option_world = Мир опций
roborally-choice-course-ball_lightning = Шаровая молния
roborally-choice-course-tight_collar = Тугой ошейник
roborally-choice-course-day_of_the_superbot = День супербота
roborally-choice-course-interference = Помехи
roborally-choice-course-flag_fry = Жареные флаги
roborally-choice-course-frenetic_factory = Бешеный завод
roborally-choice-course-marathon_madness = Безумный марафон
roborally-choice-course-tandem_carnage = Бойня тандемов
roborally-choice-course-all_for_one_or_one_for_all = Все за одного или один за всех?
roborally-choice-course-capture_the_flag = Захват флага
roborally-choice-course-toggle_boggle = Переключатели
roborally-choice-course-war_zone = Зона боевых действий
roborally-option-name-lives = Жизни
roborally-option-help-lives = Если игроков много, можно договориться о четвёртой жизни.
roborally-choice-lives-3 = 3 жизни
roborally-choice-lives-4_from_6 = 4 жизни, если игроков больше пяти
roborally-choice-lives-4_from_5 = 4 жизни, если игроков пять или больше
roborally-option-name-timer = Таймер
roborally-option-help-timer = Кого торопит таймер. Регистры, пустые к его концу, заполняются случайно; у остальных время стола, потом подменит бот. Если человек за столом один, время не идёт.
roborally-choice-timer-none = никого
roborally-choice-timer-last = последнего игрока, полминуты
roborally-choice-timer-all = всех, полминуты
roborally-option-name-power_down = Выключение
roborally-option-help-power_down = Когда объявляют о выключении робота.
roborally-choice-power_down-in_order = по очереди доков, после программирования
roborally-choice-power_down-with_program = вместе с программой
roborally-option-name-play_on = Играть дальше
roborally-option-help-play_on = Когда первый робот пришёл, остальные продолжают гонку за места. На трассах для команд это ничего не меняет.
roborally-option-name-turn_limit = Предел раундов
roborally-choice-turn_limit-0 = нет
roborally-option-help-turn_limit = После стольких раундов гонка окончена.

## Вопросы

roborally-question-keep-option = Какую карту опций вы оставите?
roborally-question-choose-home = Какое поле — дом вашей команды?
roborally-question-place-at-home = Где встанет ваш робот?
roborally-question-face-at-home = Куда будет смотреть ваш робот?
roborally-question-recompile =
    { roborally-mine }Сбросите всю руку за { $count ->
        [one] { $count } новую карту
        [few] { $count } новые карты
       *[many] { $count } новых карт
    } и 1 повреждение?
roborally-question-fill-register = { roborally-mine }Какую карту положить в регистр { $register }?
roborally-question-add-card = { roborally-mine }Добавить в регистр { $register } вторую карту?
roborally-question-store-card = { roborally-mine }Отложить карту на опцию { $card }?
roborally-question-announce-power-down =
    { roborally-mine }У вашего робота { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }. Выключить его в следующем раунде?
roborally-question-set-gyroscope = { roborally-mine }Включить гироскоп на этот раунд?
roborally-question-swap-program = { roborally-mine }Регистр { $register }: заменить карту отложенной ({ $card } · { $priority })?
roborally-question-abort-program = { roborally-mine }В регистре { $register } открыта карта: { $card } · { $priority }. Сбросить программу?
roborally-question-change-gear =
    { roborally-mine }На сколько клеток поедет робот: { $steps }, как на карте, или { $other }?
roborally-question-choose-weapon = { roborally-mine }На прицеле: { $whom }. Чем стреляете?
roborally-question-aim-weapon = { roborally-mine }На линии огня двое: { $whom }. { $card }: по кому стреляете?
roborally-question-high-power = { roborally-mine }Лазер может пробить препятствие, под удар попадут: { $whom }. Стрелять насквозь?
roborally-question-fire-control = { roborally-mine }Вы попали. Цель: { $whom }. Что сделает выстрел?
roborally-question-give-up-option =
    { roborally-mine }Повреждений: { $damage }, сейчас добавится { $tokens }. Отдать опцию вместо одного повреждения?
roborally-question-lose-option = { roborally-mine }Ваш робот уничтожен. Какая опция пропадёт вместе с ним?
roborally-question-stay-down =
    { roborally-mine }У вашего робота { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }. Оставить его выключенным и в следующем раунде?
roborally-fate =
    { $how ->
        [pit] Ваш робот упал в яму.
        [edge] Ваш робот вылетел за край поля.
        [damage] Ваш робот получил слишком много повреждений.
       *[other] Ваш робот уничтожен.
    }
roborally-question-choose-cell = { roborally-mine }{ roborally-fate } Клетка с маркером рестарта занята. Где он появится?
roborally-question-face = { roborally-mine }{ roborally-fate } Куда он будет смотреть?
roborally-question-enter-down =
    { roborally-mine }Робот возвращается, { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }. Выключить его на следующий раунд?

## Варианты

roborally-option-keep-option = { $card }
roborally-option-home = { $card }
roborally-option-place = Столбец { $column }, ряд { $row }
roborally-option-face =
    { $way ->
        [north] На север
        [east] На восток
        [south] На юг
       *[west] На запад
    }
roborally-option-recompile = Перекомпилировать
roborally-option-keep-hand = Оставить руку
roborally-option-card = { $card } · { $priority }
roborally-option-one-card = Только эта карта
roborally-option-second-card = Затем { $card } · { $priority }
roborally-option-side-step = Шаг вбок: { $card } · { $priority }
roborally-option-store-nothing = Ничего не откладывать
roborally-option-store = Отложить: { $card } · { $priority }
roborally-option-power-down = Выключить
roborally-option-keep-running = Не выключать
roborally-option-gyroscope-on = Включить
roborally-option-gyroscope-off = Не включать
roborally-option-swap = Поменять карты
roborally-option-keep-program = Оставить программу
roborally-option-abort = Сбросить программу
roborally-option-cells =
    { $steps ->
        [0] Стоять
        [one] { $steps } клетка
        [few] { $steps } клетки
       *[many] { $steps } клеток
    }
roborally-option-main-laser = Основной лазер
roborally-option-weapon = { $card }
roborally-option-aim = { $whom }
roborally-option-shoot-through = Насквозь
roborally-option-ordinary-shot = Обычный выстрел
roborally-option-plain-hit = Обычное попадание
roborally-option-destroy-option = Уничтожить опцию { $card }
roborally-option-lock = Заклинить регистр { $register }
roborally-option-take-damage = Получить повреждение
roborally-option-give-up = Отдать опцию { $card }
roborally-option-lose = Потерять опцию { $card }
roborally-option-stay-down = Оставить выключенным
roborally-option-wake-up = Включить

roborally-hint-fill-register = Несколько приоритетов подряд заполнят регистры в этом порядке: { $example }
roborally-key-card = { $priority }

## События

roborally-event-course = «{ $course }». По докам, начиная с первого: { $order }.
roborally-event-course-without-docks = «{ $course }». Порядок: { $order }.
roborally-event-turn-began = Раунд { $turn }
roborally-event-powered-down =
    { roborally-who }: робот выключен, { $damage ->
        [0] повреждений не было
        [one] снято { $damage } повреждение
        [few] снято { $damage } повреждения
       *[many] снято { $damage } повреждений
    }.
roborally-event-dealt =
    { roborally-who } получает { $count ->
        [0] ни одной карты
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
roborally-event-dealt-cards =
    { $blocker ->
        [1] Рука блокировщика
       *[other] Рука
    }: { $cards }.
roborally-event-time-up =
    Время вышло: { $name }, { $count ->
        [0] регистры уже заполнены, больше ничего не решить.
        [one] { $count } регистр заполнен вслепую.
        [few] { $count } регистра заполнено вслепую.
       *[many] { $count } регистров заполнено вслепую.
    }
roborally-event-programmed = Все роботы запрограммированы.
roborally-event-announced = { roborally-who } выключает робота в следующем раунде.
roborally-event-stays-down =
    { roborally-who } { $stays ->
        [1] оставляет робота выключенным.
       *[other] снова включает робота.
    }
roborally-event-register-began = Регистр { $register }
roborally-event-clean-up-began = Конец раунда
roborally-event-revealed =
    { roborally-who } открывает: { $card } · { $priority }{ $shares ->
        [side] {" "}и { $with } для шага вбок.
        [turn] {" "}и { $with }.
       *[no] .
    }
roborally-event-acts = { roborally-who }: { $card } · { $priority }.
roborally-event-random-card = { roborally-who }: в регистре { $register } заклинило случайную карту ({ $card } · { $priority }).
roborally-event-turned =
    { roborally-who } поворачивается { $way ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }.
roborally-event-moved =
    { roborally-who } проезжает { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[many] { $steps } клеток
    } { $way ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }.
roborally-event-stopped = { roborally-who } упирается и не едет дальше.
roborally-event-pushed =
    { $how ->
        [robot] { roborally-who } толкает: { $whom }.
        [pusher]
            { $count ->
                [0] Толкатель сдвигает: { roborally-who }.
               *[other] Толкатель сдвигает: { roborally-who }, а дальше по ряду: { $whom }.
            }
       *[beam]
            { $count ->
                [0] Луч сдвигает: { roborally-who }.
               *[other] Луч сдвигает: { roborally-who }, а дальше по ряду: { $whom }.
            }
    }
roborally-event-rammed = { roborally-who } таранит: { $whom }.
roborally-event-carried =
    { $belts ->
        [express] Быстрые конвейеры везут: { $whom }.
       *[all] Конвейеры везут: { $whom }.
    }
roborally-event-held = Мешают друг другу на конвейерах: { $whom }.
roborally-event-gears = Шестерни поворачивают: { $whom }.
roborally-event-beam =
    { roborally-who } под лазером цеха{ $tokens ->
        [one] .
        [few] {" "}({ $tokens } луча).
       *[many] {" "}({ $tokens } лучей).
    }
roborally-event-shot =
    { roborally-who } стреляет{ $rear ->
        [1] {" "}назад
       *[other] {""}
    }, цель: { $whom }{ $tokens ->
        [one] .
        [few] {" "}({ $tokens } выстрела).
       *[many] {" "}({ $tokens } выстрелов).
    }
roborally-event-weapon = { roborally-who } применяет опцию { $card }, цель: { $whom }.
roborally-event-scrambled = { roborally-who }: карта в регистре { $register } подменена.
roborally-event-damaged =
    { roborally-who }: { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }{ $locked ->
        [0] .
       *[other] , регистр { $locked } заклинило.
    }
roborally-event-option-worked = { roborally-who } под защитой: { $card }.
roborally-event-option-fired = { roborally-who }: { $card }, осталось выстрелов: { $left }.
roborally-event-destroyed =
    { $how ->
        [pit] { roborally-who } падает в яму
        [edge] { roborally-who } вылетает за край поля
       *[damage] { roborally-who }: робот разбит, слишком много повреждений
    } ({ $lives ->
        [0] жизней не осталось
        [one] осталась { $lives } жизнь
        [few] осталось { $lives } жизни
       *[many] осталось { $lives } жизней
    }).
roborally-event-eliminated = { roborally-who } выбывает из гонки.
roborally-event-repaired =
    { roborally-who }: ремонт, { $damage ->
        [0] повреждений не осталось
        [one] осталось { $damage } повреждение
        [few] осталось { $damage } повреждения
       *[many] осталось { $damage } повреждений
    }{ $freed ->
        [0] .
       *[other] , регистр { $freed } свободен.
    }
roborally-event-option-drawn = { roborally-who } получает опцию { $card }.
roborally-event-no-option = { roborally-who }: карт опций больше нет.
roborally-event-drafted = На выбор: { $cards }.
roborally-event-option-used = { roborally-who } применяет опцию { $card }.
roborally-event-option-given-up = { roborally-who } отдаёт опцию { $card } вместо одного повреждения.
roborally-event-option-lost = { roborally-who } теряет опцию { $card }.
roborally-event-option-worn-out = { roborally-who } полностью расходует опцию { $card }.
roborally-event-flag-touched = { roborally-who } берёт флаг { $flag } из { $flags }.
roborally-event-archived = { roborally-who } ставит здесь маркер рестарта.
roborally-event-re-entered =
    { roborally-who } возвращается, { $damage ->
        [0] без повреждений
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }.
roborally-event-flag-moved =
    Флаг { $flag } { $gone ->
        [1] падает с поля.
       *[other] уезжает дальше.
    }
roborally-event-tossed =
    { roborally-who } бросает монету: { $heads ->
        [1] поле { $card } поворачивается по часовой стрелке.
       *[other] поле { $card } остаётся как есть.
    }
roborally-event-superbot = { roborally-who } теперь супербот.
roborally-event-flag-toggled = { roborally-who } берёт под контроль флаг { $flag } для команды { $team }.
roborally-event-home-chosen = { $name } выбирает домом команды { $team } поле { $card }.
roborally-event-placed = { roborally-who } выходит на поле.
roborally-event-caught = { roborally-who } ловит: { $whom }.
roborally-event-flag-taken = { roborally-who } подбирает флаг команды { $team }.
roborally-event-flag-dropped = { roborally-who } роняет флаг команды { $team }.
roborally-event-flag-brought = { roborally-who } привозит домой флаг команды { $team } и побеждает.
roborally-event-flag-returned = { roborally-who } возвращает флаг команды { $team } на место.
roborally-event-finished = { roborally-who }: все флаги взяты, { $place }-е место.
roborally-event-race-over =
    Гонка окончена, { $turns ->
        [one] прошёл { $turns } раунд
        [few] прошло { $turns } раунда
       *[many] прошло { $turns } раундов
    }.

roborally-outcome-flags =
    Все флаги взяты за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
roborally-outcome-team-flags =
    Команда взяла все флаги за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
roborally-outcome-last-robot =
    Остался один робот. Сыграно { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
roborally-outcome-last-team =
    Осталась одна команда. Сыграно { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
roborally-outcome-all-out =
    Роботов не осталось. Сыграно { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
roborally-outcome-captured =
    Чужой флаг доставлен домой за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
roborally-outcome-control =
    Одна команда держит все флаги. Сыграно { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
roborally-outcome-turn-limit =
    Предел достигнут: { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
roborally-outcome-too-long = Гонка остановлена: она очень затянулась, раундов: { $rounds }.

## Отказы

roborally-refusal-not-in-hand = Такой карты у вас нет, или она уже выложена.
roborally-refusal-not-your-option = У вас нет такой опции.
roborally-refusal-not-its-option = У того робота нет такой опции.
roborally-refusal-does-not-share = Эту карту нельзя добавить в регистр.
roborally-refusal-locked-already = Этот регистр уже заклинило.
roborally-refusal-weapon-does-not-work = Это оружие сейчас не действует на этого робота.
roborally-refusal-faces-a-robot = Робот не может смотреть на другого робота в пределах трёх клеток.

## Гонка в виде текста

roborally-picture-title = { $course } · раунд { $turn }
roborally-picture-register = { $course } · раунд { $turn } · регистр { $register }
roborally-picture-robot = робот
roborally-picture-flag = флаг
roborally-picture-damage = урон
roborally-picture-lives = жизни
roborally-picture-registers = регистры
roborally-picture-options = опции
roborally-picture-down = выключен
roborally-picture-announced = скоро выключится
roborally-picture-ready = готов
roborally-picture-programming = пишет программу
roborally-picture-destroyed = уничтожен
roborally-picture-out = выбыл
roborally-picture-superbot = супербот
roborally-picture-blocker = блокировщик
roborally-picture-team = команда { $team }
roborally-picture-home = Команда { $team }: дом — { $board }, флаг F{ $team }
roborally-picture-home-board = { $board }: дом команды { $team }
roborally-picture-carrier = его несёт { $robot }
roborally-picture-hand = Рука
roborally-picture-program = Программа
roborally-picture-signs = Знаки: > конвейер, >> быстрый, ## яма, R L шестерни, w ключ, w+ ключ и молоток, P> толкатель, { $flag } флаг, :: луч
