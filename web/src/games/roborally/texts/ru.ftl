# Экран RoboRally.

roborally-ui-turn = Раунд { $turn }
roborally-ui-turn-of = Раунд { $turn } из { $turns }
roborally-ui-over = Гонка окончена
roborally-ui-registers = Регистры
roborally-ui-register = Регистр
roborally-ui-ready-count = готовы { $ready } из { $robots }
roborally-ui-your-program = Ваша программа, { $note }
roborally-ui-phase-set-up = Подготовка
roborally-ui-placing = Расстановка
roborally-ui-phase-program = Программа
roborally-ui-phase-run = Регистры
roborally-ui-phase-clean-up = Конец раунда
roborally-ui-phase-over = Гонка окончена

## Поле и то, что рядом с ним

roborally-ui-board = Цех: { $course }
roborally-ui-board-with =
    Цех: { $course }. { $name }: столбец { $column }, ряд { $row }, смотрит { $way ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    }
roborally-ui-flags =
    { $flags ->
        [one] { $flags }{ "\u00A0" }флаг
        [few] { $flags }{ "\u00A0" }флага
       *[many] { $flags }{ "\u00A0" }флагов
    }
roborally-ui-forecast = Если никто не помешает
roborally-ui-forecast-show = Показывать, куда ведёт моя программа
roborally-ui-forecast-note = Соперники не учтены.
roborally-ui-about-course = Об этой трассе
roborally-ui-about-course-news = Об этой трассе: у неё особые правила
roborally-ui-whole-course = Вся трасса
roborally-ui-flag-away =
    { $cells ->
        [one] Показать флаг { $flag }: до него { $cells } клетка
        [few] Показать флаг { $flag }: до него { $cells } клетки
       *[many] Показать флаг { $flag }: до него { $cells } клеток
    }
roborally-ui-cells = { $cells } кл.
roborally-ui-home-away =
    { $cells ->
        [one] Показать путь домой: { $cells } клетка
        [few] Показать путь домой: { $cells } клетки
       *[many] Показать путь домой: { $cells } клеток
    }
roborally-ui-empty = пусто
roborally-ui-not-reached = до неё не дойдёт
roborally-ui-cast-drive =
    { $stopped ->
        [yes]
            { $cells ->
                [0] упрётся в стену
               *[other] { $drives ->
                    [back] назад
                    [aside] вбок
                   *[ahead] вперёд
                } на { $cells } до стены
            }
       *[no] { $drives ->
            [back] назад
            [aside] вбок
           *[ahead] вперёд
        } на { $cells }
    }
roborally-ui-cast-turned =
    { $turned ->
        [left] поворот налево
        [right] поворот направо
       *[about] разворот
    }
roborally-ui-cast-belt =
    лента везёт { $back ->
        [yes] обратно {""}
       *[no] {""}
    }на { $cells }{ $curved ->
        [left] {" "}и повернёт налево
        [right] {" "}и повернёт направо
        [about] {" "}и развернёт
       *[no] {""}
    }
roborally-ui-cast-pusher = толкатель сдвинет на { $cells }
roborally-ui-cast-gear =
    шестерня повернёт { $geared ->
        [left] налево
       *[right] направо
    }
roborally-ui-cast-again = окажется там же, где был
roborally-ui-cast-damage =
    под лазером: { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }
roborally-ui-cast-flag = берёт флаг { $flag }
roborally-ui-cast-lost =
    { $how ->
        [pit]
            { $by ->
                [belt] лента сбросит в яму
                [pusher] толкатель сбросит в яму
               *[card] упадёт в яму
            }
        [edge]
            { $by ->
                [belt] лента вынесет за край поля
                [pusher] толкатель вытолкнет за край поля
               *[card] вылетит за край поля
            }
       *[damage] будет разбит
    }
roborally-ui-fatal =
    Регистр { $register }: ваш робот { $how ->
        [pit] упадёт в яму.
        [edge] вылетит за край поля.
       *[damage] будет разбит.
    }
roborally-ui-step-reveal = Карты открыты
roborally-ui-step-robots = Карты
roborally-ui-step-express = Быстрые конвейеры
roborally-ui-step-belts = Конвейеры
roborally-ui-step-pushers = Толкатели
roborally-ui-step-gears = Шестерни
roborally-ui-step-lasers = Лазеры
roborally-ui-step-flags = Флаги
roborally-ui-did-pushed =
    { $you ->
        [yes] вы толкаете: { $whom }
       *[no]
            { $whose ->
                [you] { $name } толкает вас
               *[other] { $name } толкает: { $whom }
            }
    }
roborally-ui-did-turned = поворот: { $whom }
roborally-ui-did-shot = { $name } → { $whom }
roborally-ui-did-weapon = { $name } → { $whom }
roborally-ui-did-archived = маркер рестарта: { $whom }
roborally-ui-did-beam =
    { $you ->
        [yes] вы под лучом
       *[no] под лучом { $name }
    }
roborally-ui-did-flag-touched =
    { $you ->
        [yes] вы берёте флаг { $flag }
       *[no] { $name } берёт флаг { $flag }
    }
roborally-ui-did-destroyed =
    { $you ->
        [yes] ваш робот уничтожен
       *[no] робот уничтожен: { $name }
    }

## Трассы с особыми правилами

roborally-ui-goal-pairs = У напарников общие флаги: взял один — засчитано обоим.
roborally-ui-goal-teams = Все флаги должен взять один из роботов команды.
roborally-ui-goal-capture = Встаньте на чужой флаг, привезите его на своё домашнее поле и удержите там до конца раунда. Кого по пути толкнули или уничтожили, тот флаг роняет.
roborally-ui-goal-toggle = Кто коснулся флага, тот его контролирует. Нужны все сразу. Уничтоженный робот пропускает раунд.
roborally-ui-goal-survival = Переживите другую команду.
roborally-ui-goal-superbot = Флаги берёт только супербот. Его лазеры бьют вдвое сильнее, а в конце каждого раунда он сбрасывает все свои повреждения. Когда его уничтожат, его место займёт тот, кто последним в него попал или его толкнул.
roborally-ui-goal-blockers = У каждого гонщик и блокировщик. Блокировщики флагов не берут. Побеждает тот, кто взял все флаги, или тот, у кого все чужие гонщики выбыли.
roborally-ui-team = Команда { $team }: { $names }
roborally-ui-team-own = Ваша команда { $team }: { $names }
roborally-ui-team-of = Команда { $team }
roborally-ui-team-rules = Как играют командами
roborally-ui-home =
    { $who ->
        [nobody] Ваш дом — { $board }, ваш флаг — { $team }
       *[other]
            { $at ->
                [home] { $name } уже дома с вашим флагом { $team }: помешайте до конца раунда!
                [captured] Ваш флаг { $team } у соперников дома.
               *[way] { $name } увозит ваш флаг { $team }!
            }
    }
roborally-ui-fetch =
    { $who ->
        [nobody] Привезите чужой флаг { $team }
        [you]
            { $at ->
                [home] Вы дома с флагом { $team }: удержите его до конца раунда
                [captured] Вы привезли флаг { $team } домой: ваша команда победила!
               *[way] Чужой флаг { $team } у вас: везите домой!
            }
       *[other]
            { $at ->
                [home] { $name } дома с флагом { $team }: осталось удержать до конца раунда
                [captured] Флаг { $team } дома: ваша команда победила!
               *[way] { $name } везёт домой чужой флаг { $team }
            }
    }
roborally-ui-home-sign =
    { $whose ->
        [own] { $team } · Ваш дом
        [other] { $team } · Дом соперников
       *[any] { $team } · Дом
    }
roborally-ui-caught = { $you ->
    [true] пойманы
   *[other] пойман
}
roborally-ui-brought = флаг { $team } захвачен
roborally-ui-home-open = Команды выбирают домашние поля.
roborally-ui-rule-option_draft = В начале каждый выбирает одну из трёх опций.
roborally-ui-rule-moving_flags = Флаги едут по конвейерам.
roborally-ui-rule-double_lasers = Лазеры роботов бьют вдвое сильнее.
roborally-ui-rule-damaged_start = Роботы начинают с двумя повреждениями.
roborally-ui-rule-no_power_down = Выключать роботов нельзя.
roborally-ui-rule-options_for_repairs = Ремонт здесь не чинит, а даёт карты опций.
roborally-ui-rule-half_minute = На программу — полминуты.
roborally-ui-rule-one_minute = На программу — минута.
roborally-ui-rule-start_option = Каждый начинает с картой опции.
roborally-ui-rule-turning_boards = Взятый флаг может повернуть поле.

## Пульт

roborally-ui-program = Программа
roborally-ui-program-racer = Программа гонщика
roborally-ui-program-blocker = Программа блокировщика
roborally-ui-robot-of =
    { $you ->
        [yes] Ваш робот
       *[no] Робот: { $name }
    }
roborally-ui-program-of =
    { $you ->
        [yes] Ваша программа
       *[no] Программа: { $name }
    }
roborally-ui-program-hint =
    { $register ->
        [0] нажатие на регистр вернёт карту
       *[other] нажмите на карту: она ляжет в регистр { $register }
    }
roborally-ui-hand = Рука
roborally-ui-hand-hint =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }{ $damage ->
        [0] {""}
       *[other] : 9 минус повреждения ({ $damage })
    }
roborally-ui-word-move = вперёд
roborally-ui-word-back_up = назад
roborally-ui-word-rotate_left = налево
roborally-ui-word-rotate_right = направо
roborally-ui-word-u_turn = кругом
roborally-ui-next = сюда
roborally-ui-register-label =
    Регистр { $register }, { $state ->
        [locked] заклинило: { $card } · { $priority }
        [card] { $card } · { $priority }
        [down] карта лежит рубашкой вверх
       *[empty] пуст
    }. Заклинит, когда повреждений станет { $lock }.
roborally-ui-card-label =
    { $card }, приоритет { $priority }{ $register ->
        [0] {""}
       *[other] , лежит в регистре { $register }
    }
roborally-ui-lives = Жизни
roborally-ui-damage = Урон
roborally-ui-of = из { $most }
roborally-ui-power-down = Выключить в след. раунде
roborally-ui-power-down-clears = урон ({ $damage }) будет снят
roborally-ui-power-down-none = только с повреждениями
roborally-ui-power-down-barred = на этой трассе нельзя
roborally-ui-to-go =
    { $cards ->
        [one] Ещё { $cards } карта
        [few] Ещё { $cards } карты
       *[many] Ещё { $cards } карт
    }
roborally-ui-program-laid = Программа разложена.
roborally-ui-ready = { $warned ->
    [true] Всё равно готово
   *[other] Готово
}
roborally-ui-take-all-back = Вернуть все
roborally-ui-change = Изменить программу
roborally-ui-one-by-one = Карта ложится сразу; вернуть её можно отменой.
roborally-ui-share =
    { $ways ->
        [side] нажмите на карту: шаг вбок
        [then] нажмите на карту: затем поворот
       *[both] нажмите на подсвеченную карту
    }
roborally-ui-choose = Выберите и подтвердите.
roborally-ui-confirm = Подтвердить
roborally-ui-only-place-at-home = Только в той половине домашнего поля, что дальше от поля соперников, и не в яме.
roborally-ui-tap-cell = Нажмите на подсвеченную клетку.
roborally-ui-cell-list = Список всех клеток ({ $cells })
roborally-ui-letters = АБВГДЕЖЗ
roborally-ui-cell = Клетка { $letter }
roborally-ui-last = Ждут только вас: не больше { $seconds } секунд, и пустые регистры заполнятся случайно.
roborally-ui-time-up = { $registers ->
    [one] Время вышло: { $registers } регистр заполнен случайно.
    [few] Время вышло: { $registers } регистра заполнены случайно.
   *[many] Время вышло: { $registers } регистров заполнено случайно.
}
roborally-ui-brings-power-down = Без повреждений, но и без программы.
roborally-ui-brings-keep-running = Повреждения остаются, программа как обычно.
roborally-ui-brings-stay-down = { $damage ->
    [0] Ещё раунд без программы.
   *[other] Все повреждения снимаются, ещё раунд без программы.
}
roborally-ui-brings-wake-up = { $damage ->
    [0] Снова с программой.
   *[other] Повреждения остаются, снова с программой.
}
roborally-ui-brings-give-up = Одним повреждением меньше, карта уходит в сброс.
roborally-ui-brings-take-damage = Опции остаются у вас.
roborally-ui-brings-keep-hand = Без повреждения.
roborally-ui-brings-keep-program = Карты остаются как лежат.
roborally-ui-brings-swap = Сработает отложенная карта.
roborally-ui-brings-main-laser = Обычное попадание.
roborally-ui-brings-gyroscope-off = Шестерни и повороты лент разворачивают робота.
roborally-ui-do-place =
    { $letter ->
        [none] Поставить: столбец { $column }, ряд { $row }
       *[other] Поставить на клетку { $letter }
    }
roborally-ui-do-aim = Стрелять, цель: { $whom }
roborally-ui-do-home = Выбрать домом { $card }
roborally-ui-do-keep-option = Оставить { $card }
roborally-ui-do-power-down = Выключить на следующий раунд
roborally-ui-do-keep-running = Не выключать
roborally-ui-do-stay-down = Оставить выключенным ещё на раунд
roborally-ui-do-wake-up = Включить в следующем раунде
roborally-ui-do-gyroscope-on = Включить гироскоп на раунд
roborally-ui-do-gyroscope-off = Обойтись без гироскопа
roborally-ui-do-give-up = Отдать опцию
roborally-ui-do-abort = Сбросить программу
roborally-ui-do-recompile = Новая рука за 1 повреждение
roborally-ui-do-main-laser = Выстрелить из основного лазера
roborally-ui-do-weapon = Применить опцию { $card }
roborally-ui-do-face =
    { $side ->
        [up] Повернуть вверх
        [right] Повернуть вправо
        [down] Повернуть вниз
       *[left] Повернуть влево
    }
roborally-ui-do-cells =
    { $steps ->
        [0] Стоять на месте
        [one] Проехать { $steps } клетку
        [few] Проехать { $steps } клетки
       *[many] Проехать { $steps } клеток
    }
roborally-ui-way-up = Вверх
roborally-ui-way-right = Вправо
roborally-ui-way-down = Вниз
roborally-ui-way-left = Влево
roborally-ui-way-closed = нельзя
roborally-ui-way-why = Нельзя смотреть на робота, который на виду в пределах трёх клеток.
roborally-ui-return = Возвращение на поле
roborally-ui-return-cell = Клетка
roborally-ui-return-cells =
    { $cells ->
        [one] { $cells } свободная клетка
        [few] { $cells } свободные клетки
       *[many] { $cells } свободных клеток
    }
roborally-ui-return-where =
    { $where ->
        [archive] на своём маркере рестарта
       *[beside] рядом с маркером рестарта
    }
roborally-ui-return-way = Смотрит
roborally-ui-return-open = нужно выбрать
roborally-ui-return-locks =
    { $locks ->
        [one] { $locks } заклинил
       *[other] { $locks } заклинило
    }
roborally-ui-turn-before = Предыдущий раунд
roborally-ui-turn-after = Следующий раунд
roborally-ui-where = регистр { $register }, шаг { $step } из { $steps }
roborally-ui-to-register = К регистру { $register }
roborally-ui-skip = В конец
roborally-ui-to-hand = К картам
roborally-ui-lost-in = Уничтожен в регистре { $register }
roborally-ui-lost-short = выбыл в регистре { $register }
roborally-ui-lost-note =
    { $lives ->
        [0] Жизней больше нет: робот выбыл из гонки.
       *[other] Вернётся в конце раунда.
    }
roborally-ui-down = Выключен на этот раунд
roborally-ui-down-repaired =
    { $damage ->
        [0] Все повреждения сняты. Карт и выстрелов нет, цех работает.
        [one] Прежние повреждения сняты, с тех пор появилось { $damage }.
        [few] Прежние повреждения сняты, с тех пор появилось { $damage }.
       *[many] Прежние повреждения сняты, с тех пор появилось { $damage }.
    }
roborally-ui-wait-ready = Программа готова.
roborally-ui-wait-unplaced = Ваш робот ещё не на поле.
roborally-ui-wait-caught = Ваш робот пойман. Он вернётся в конце раунда.
roborally-ui-wait-destroyed =
    { $goal ->
        [toggle] Ваш робот уничтожен. На этой трассе он пропустит целый раунд.
       *[other] Ваш робот уничтожен. Он вернётся в конце раунда.
    }
roborally-ui-wait-out = Ваш робот выбыл из гонки.
roborally-ui-wait-watch = Роботов программируют.
roborally-ui-decides =
    { $names } { $count ->
        [one] решает
       *[other] решают
    }{ $matter ->
        [home] , какое поле будет домом
        [place] , где встать у себя дома
        [option] , какую опцию оставить
        [start] {" "}перед регистром 1
        [register] {" "}в регистре { $register }
        [stay] , оставить ли робота выключенным
        [where] , куда вернуть робота
        [how] , как вернуть робота
       *[other] {""}
    }.
roborally-ui-awaited =
    Ждём{ $time ->
        [none] {""}
       *[other] {" "}с { $time }
    }: { $names }.
roborally-ui-you-win = Вы выиграли гонку!
roborally-ui-wins =
    { $count ->
        [one] Победа: { $names }
       *[other] Победители: { $names }
    }
roborally-ui-touched =
    { $of ->
        [one] { $flags } из { $of } флага
       *[other] { $flags } из { $of } флагов
    }
roborally-ui-race-over =
    { $turns ->
        [one] Всё решил { $turns } раунд
        [few] Всё решилось за { $turns } раунда
       *[many] Всё решилось за { $turns } раундов
    }

## Список роботов

roborally-ui-standing = Положение
roborally-ui-blocker = блокировщик
roborally-ui-blocker-brief = блокир.
roborally-ui-racer = гонщик
roborally-ui-superbot = супербот
roborally-ui-state-finished = финиш
roborally-ui-state-out = { $you ->
    [true] выбыли
   *[other] выбыл
}
roborally-ui-state-destroyed = { $you ->
    [true] уничтожены
   *[other] уничтожен
}
roborally-ui-state-caught = { $you ->
    [true] пойманы, вернётесь в конце раунда
   *[other] пойман, вернётся в конце раунда
}
roborally-ui-state-unplaced = не на поле
roborally-ui-state-placed = на поле
roborally-ui-state-down = { $you ->
    [true] выключены
   *[other] выключен
}
roborally-ui-state-announced = след. раунд: выкл.
roborally-ui-state-ready = готово
roborally-ui-state-programming = { $you ->
    [true] выбираете
   *[other] выбирает
}
roborally-ui-state-runs = в движении
roborally-ui-state-ran = { $you ->
    [true] стоите
   *[other] стоит
}
roborally-ui-state-ended = в гонке
roborally-ui-state-waits = { $you ->
    [true] ждёте
   *[other] ждёт
}
roborally-ui-state-decides = выбирает
roborally-ui-your-choice = ваш выбор
roborally-ui-row =
    { $name }: { $team ->
        [none] {""}
       *[other] команда { $team },{ " " }
    }{ $state }, повреждений { $damage }, жизней { $lives }, заклинило регистров { $locks }{ $flag ->
        [none] {""}
       *[other] , следующий флаг { $flag }
    }{ $carries ->
        [none] {""}
       *[other] , везёт флаг { $carries }
    }{ $options ->
        [0] {""}
       *[other] , опций { $options }
    }
roborally-ui-goal = Цель
roborally-ui-next-flag = флаг { $flag }
roborally-ui-carries = везёт домой флаг { $team }
roborally-ui-locked =
    { $count ->
        [one] заклинило регистр { $registers }
       *[other] заклинило регистры { $registers }
    }
roborally-ui-options = Опции
roborally-ui-no-options = Карт опций нет.
roborally-ui-watch = Следить за этим роботом

## Журнал: то, что идёт после имени игрока

roborally-ui-you = вы
roborally-log-blocker = (блокировщик) { $words }
roborally-log-effect =
    { $words }: +{ $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }{ $locks ->
        [0] {""}
        [one] , регистр { $registers } заклинило
       *[other] , заклинило регистры { $registers }
    }
roborally-log-acts =
    { $you ->
        [yes]
            { $play ->
                [back_up]
                    едете назад{ $steps ->
                        [2] {" "}на 2
                       *[other] {""}
                    }
                [rotate_left] поворачиваете налево
                [rotate_right] поворачиваете направо
                [u_turn] разворачиваетесь
               *[other]
                    { $steps ->
                        [0] остаётесь на месте
                       *[other] едете вперёд на { $steps }
                    }
            }
       *[no]
            { $play ->
                [back_up]
                    едет назад{ $steps ->
                        [2] {" "}на 2
                       *[other] {""}
                    }
                [rotate_left] поворачивает налево
                [rotate_right] поворачивает направо
                [u_turn] разворачивается
               *[other]
                    { $steps ->
                        [0] остаётся на месте
                       *[other] едет вперёд на { $steps }
                    }
            }
    }{ $shares ->
        [no] {""}
       *[other] {" "}+ { $with }
    } · { $priority }
roborally-log-moved =
    { $you ->
        [yes] проезжаете
       *[no] проезжает
    } { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[many] { $steps } клеток
    }
roborally-log-stopped =
    { $you ->
        [yes] упираетесь и дальше не едете
       *[no] упирается и дальше не едет
    }
roborally-log-pushed =
    { $how ->
        [robot]
            { $you ->
                [yes] толкаете, на пути { $whom }
               *[no]
                    { $whose ->
                        [you] толкает вас
                       *[other] толкает, на пути { $whom }
                    }
            }
       *[other]
            { $you ->
                [yes] сдвигаетесь
               *[no] сдвигается
            } { $how ->
                [pusher] от толкателя
               *[beam] под лучом
            }{ $count ->
                [0] {""}
               *[other] , дальше в ряду { $whom }
            }
    }
roborally-log-rammed =
    { $you ->
        [yes] идёте на таран, на пути { $whom }
       *[no]
            { $whose ->
                [you] таранит вас
               *[other] идёт на таран, на пути { $whom }
            }
    }
roborally-log-carried =
    { $belts ->
        [express] Быстрый конвейер
       *[all] Конвейер
    }: { $whose ->
        [you] едете вы
       *[other]
            { $robots ->
                [one] едет { $whom }
               *[other] едут { $whom }
            }
    }
roborally-log-held = Мешают друг другу на конвейерах: { $whom }
roborally-log-gears =
    Шестерни: { $whose ->
        [you] поворачиваетесь вы
       *[other]
            { $robots ->
                [one] поворачивается { $whom }
               *[other] поворачиваются { $whom }
            }
    }
roborally-log-powered-down =
    { $you ->
        [yes] пропускаете раунд: робот выключен
       *[no] пропускает раунд: робот выключен
    }{ $damage ->
        [0] {""}
        [one] , снято { $damage } повреждение
        [few] , снято { $damage } повреждения
       *[many] , снято { $damage } повреждений
    }
roborally-log-time-up =
    { $you ->
        [yes] не успеваете
       *[no] не успевает
    }{ $count ->
        [0] {""}
        [one] : { $count } регистр заполнен вслепую
        [few] : { $count } регистра заполнено вслепую
       *[many] : { $count } регистров заполнено вслепую
    }
roborally-log-announced =
    { $you ->
        [yes] выключаете робота со следующего раунда
       *[no] выключает робота со следующего раунда
    }
roborally-log-stays-down =
    { $stays ->
        [1]
            { $you ->
                [yes] оставляете робота выключенным
               *[no] оставляет робота выключенным
            }
       *[other]
            { $you ->
                [yes] снова включаете робота
               *[no] снова включает робота
            }
    }
roborally-log-random-card =
    { $you ->
        [yes] получаете
       *[no] получает
    } случайную карту в заклинивший регистр { $register }: { $card } · { $priority }
roborally-log-beam =
    { $you ->
        [yes] стоите под лазером цеха
       *[no] стоит под лазером цеха
    }{ $tokens ->
        [one] {""}
        [few] {" "}({ $tokens } луча)
       *[many] {" "}({ $tokens } лучей)
    }
roborally-log-shot =
    { $whose ->
        [you]
            { $rear ->
                [1] стреляет назад и попадает в вас
               *[other] попадает в вас
            }
       *[other]
            { $you ->
                [yes] стреляете
               *[no] стреляет
            }{ $rear ->
                [1] {" "}назад
               *[other] {""}
            }, под огнём { $whom }
    }
roborally-log-weapon =
    { $you ->
        [yes] применяете опцию { $card }, цель — { $whom }
       *[no]
            { $whose ->
                [you] применяет опцию { $card } против вас
               *[other] применяет опцию { $card }, цель — { $whom }
            }
    }
roborally-log-scrambled =
    { $you ->
        [yes] получаете
       *[no] получает
    } другую карту в регистр { $register }
roborally-log-damaged =
    { $you ->
        [yes] получаете повреждение
       *[no] получает повреждение
    } (теперь { $damage }){ $locked ->
        [0] {""}
       *[other] , регистр { $locked } заклинило
    }
roborally-log-option-worked = под защитой: { $card }
roborally-log-option-fired = { $card }, осталось выстрелов: { $left }
roborally-log-destroyed =
    { $how ->
        [pit]
            { $you ->
                [yes] падаете в яму
               *[no] падает в яму
            }
        [edge]
            { $you ->
                [yes] вылетаете за край поля
               *[no] вылетает за край поля
            }
       *[damage]
            { $you ->
                [yes] гибнете: слишком много повреждений
               *[no] гибнет: слишком много повреждений
            }
    }, { $lives ->
        [0] жизней не осталось
        [one] осталась { $lives } жизнь
        [few] осталось { $lives } жизни
       *[many] осталось { $lives } жизней
    }
roborally-log-eliminated =
    { $you ->
        [yes] выбываете из гонки
       *[no] выбывает из гонки
    }
roborally-log-repaired =
    { $you ->
        [yes] проходите ремонт
       *[no] проходит ремонт
    }, { $damage ->
        [0] повреждений не осталось
        [one] осталось { $damage } повреждение
        [few] осталось { $damage } повреждения
       *[many] осталось { $damage } повреждений
    }{ $freed ->
        [0] {""}
       *[other] , регистр { $freed } свободен
    }
roborally-log-option-drawn =
    { $you ->
        [yes] получаете опцию { $card }
       *[no] получает опцию { $card }
    }
roborally-log-no-option =
    { $you ->
        [yes] остаётесь без опции: карт больше нет
       *[no] остаётся без опции: карт больше нет
    }
roborally-log-option-used =
    { $you ->
        [yes] применяете опцию { $card }
       *[no] применяет опцию { $card }
    }
roborally-log-option-given-up =
    { $you ->
        [yes] отдаёте опцию { $card }
       *[no] отдаёт опцию { $card }
    } вместо одного повреждения
roborally-log-option-lost =
    { $you ->
        [yes] теряете опцию { $card }
       *[no] теряет опцию { $card }
    }
roborally-log-option-worn-out =
    { $you ->
        [yes] полностью расходуете опцию { $card }
       *[no] полностью расходует опцию { $card }
    }
roborally-log-flag-touched =
    { $you ->
        [yes] берёте
       *[no] берёт
    } флаг { $flag } из { $flags }!
roborally-log-re-entered =
    { $you ->
        [yes] возвращаетесь
       *[no] возвращается
    }{ $damage ->
        [0] {" "}без повреждений
        [one] , { $damage } повреждение
        [few] , { $damage } повреждения
       *[many] , { $damage } повреждений
    }
roborally-log-tossed =
    { $you ->
        [yes] бросаете монету
       *[no] бросает монету
    }: { $heads ->
        [1] поле { $card } поворачивается по часовой стрелке
       *[other] поле { $card } остаётся как есть
    }
roborally-log-superbot =
    { $you ->
        [yes] становитесь суперботом
       *[no] становится суперботом
    }
roborally-log-flag-toggled =
    { $you ->
        [yes] берёте под контроль
       *[no] берёт под контроль
    } флаг { $flag } для команды { $team }
roborally-log-home-chosen =
    { $you ->
        [yes] выбираете домом
       *[no] выбирает домом
    } команды { $team } поле { $card }
roborally-log-placed =
    { $you ->
        [yes] выходите на поле
       *[no] выходит на поле
    }
roborally-log-caught =
    { $you ->
        [yes] ловите соперника: { $whom }
       *[no]
            { $whose ->
                [you] ловит вас
               *[other] ловит соперника: { $whom }
            }
    }
roborally-log-flag-taken =
    { $you ->
        [yes] подбираете
       *[no] подбирает
    } флаг команды { $team }
roborally-log-flag-dropped =
    { $you ->
        [yes] роняете
       *[no] роняет
    } флаг команды { $team }
roborally-log-flag-brought =
    { $you ->
        [yes] привозите домой флаг команды { $team }: ваша команда победила!
       *[no] привозит домой флаг команды { $team } и побеждает!
    }
roborally-log-flag-returned =
    { $you ->
        [yes] возвращаете
       *[no] возвращает
    } флаг команды { $team } на место
roborally-log-finished =
    { $you ->
        [yes] берёте все флаги
       *[no] берёт все флаги
    }: { $place }-е место

## Конец гонки

roborally-ui-why =
    { $others ->
        [none]
            { $you ->
                [yes] Флаги есть только у вас
               *[no] До флагов добрался один робот: { $name }
            }
       *[some]
            Больше всех флагов { $you ->
                [yes] у вас
               *[no] собрал робот { $name }
            }: { $flags }
    }
roborally-ui-team-place =
    { $place ->
        [1] Ваша команда победила
       *[other] Ваша команда на { $place }-{ "\u2060" }м{ "\u00A0" }месте
    }
roborally-ui-team-wins = Победа: команда { $team }
roborally-ui-teams-draw = Ничья: обе команды сразу

## Выбор трассы

roborally-ui-kind-beginner = Трассы для начинающих
roborally-ui-kind-expert = Экспертные трассы
roborally-ui-kind-team = Командные трассы
roborally-ui-level-easy = лёгкая
roborally-ui-level-mid = средняя
roborally-ui-level-hard = трудная
roborally-ui-level-expert = экспертная
roborally-ui-level-team = командная
roborally-ui-courses-easy = Лёгкие
roborally-ui-courses-mid = Средние
roborally-ui-courses-hard = Трудные
roborally-ui-courses-expert = Экспертные
roborally-ui-courses-team = Командные
roborally-ui-length-short = короткая
roborally-ui-length-medium = час-два
roborally-ui-length-long = долгая
roborally-ui-players = игроков: { $players }

## Карты опций перед их владельцем

roborally-ui-options-hint = нажмите на карту, чтобы прочитать её целиком
roborally-ui-option-left = ещё { $count }
roborally-ui-option-stored = в запасе { $count }
roborally-ui-option-ready = готова
roborally-ui-option-always = всегда
roborally-ui-option-used = сыграна
roborally-ui-or-give-up = или отдать
roborally-ui-take = Принять повреждение
roborally-ui-take-damage = повреждения { $before } → { $after }
roborally-ui-take-lost = Десять повреждений: робот уничтожен.
roborally-ui-take-locks = Регистр { $register } заклинит.
roborally-ui-take-cards =
    { $cards ->
        [0] Потом раунд без карт.
        [one] Потом { $cards } карта в руке.
        [few] Потом { $cards } карты в руке.
       *[other] Потом { $cards } карт в руке.
    }
roborally-ui-goes-instead = Взамен уходит { $card }
roborally-ui-brief-ablative_coat = примет 3 повреждения
roborally-ui-brief-abort_switch = новые карты отсюда и дальше
roborally-ui-brief-brakes = «вперёд на 1» — стоять на месте
roborally-ui-brief-circuit_breaker = от 3 повреждений выключает
roborally-ui-brief-conditional_program = карта на замену
roborally-ui-brief-crab_legs = ход на 1 и поворот — шаг вбок
roborally-ui-brief-double_barreled_laser = лазер бьёт на 2 повреждения
roborally-ui-brief-dual_processor = ход и поворот в одном регистре
roborally-ui-brief-extra_memory = сдают на карту больше
roborally-ui-brief-fire_control = клинит регистр или бьёт опцию
roborally-ui-brief-flywheel = хранит карту на раунд
roborally-ui-brief-fourth_gear = «вперёд на 3» может стать 4
roborally-ui-brief-gyroscopic_stabilizer = ничто не поворачивает робота
roborally-ui-brief-high_power_laser = сквозь стену или робота
roborally-ui-brief-mechanical_arm = достаёт флаг с соседней клетки
roborally-ui-brief-mini_howitzer = толкает цель, 1 повреждение
roborally-ui-brief-power_down_shield = щит для выключенного
roborally-ui-brief-pressor_beam = отодвигает цель
roborally-ui-brief-radio_control = цель идёт по вашей программе
roborally-ui-brief-ramming_gear = толчок наносит повреждение
roborally-ui-brief-rear_firing_laser = второй лазер, назад
roborally-ui-brief-recompile = новая рука за 1 повреждение
roborally-ui-brief-reverse_gear = «назад» может быть на 2
roborally-ui-brief-scrambler = меняет цели следующую карту
roborally-ui-brief-superior_archive = возврат без повреждений
roborally-ui-brief-tractor_beam = притягивает цель
roborally-ui-short-ablative_coat = Слой
roborally-ui-short-abort_switch = Сброс
roborally-ui-short-brakes = Тормоза
roborally-ui-short-circuit_breaker = Автомат
roborally-ui-short-conditional_program = Запасная
roborally-ui-short-crab_legs = Краб
roborally-ui-short-double_barreled_laser = Двуствол
roborally-ui-short-dual_processor = Двойной
roborally-ui-short-extra_memory = Память
roborally-ui-short-fire_control = Прицел
roborally-ui-short-flywheel = Маховик
roborally-ui-short-fourth_gear = Четвёртая
roborally-ui-short-gyroscopic_stabilizer = Гироскоп
roborally-ui-short-high_power_laser = Мощный
roborally-ui-short-mechanical_arm = Манипул.
roborally-ui-short-mini_howitzer = Гаубица
roborally-ui-short-power_down_shield = Щит
roborally-ui-short-pressor_beam = Отталк.
roborally-ui-short-radio_control = Радио
roborally-ui-short-ramming_gear = Таран
roborally-ui-short-rear_firing_laser = Задний
roborally-ui-short-recompile = Перекомп.
roborally-ui-short-reverse_gear = Назад
roborally-ui-short-scrambler = Глушилка
roborally-ui-short-superior_archive = Архив
roborally-ui-short-tractor_beam = Притяг.

## Карты опций одной фразой

roborally-ui-option-cards = Все 26 карт опций

## Что лежит на полу, по нажатию

roborally-ui-tile-belt = Конвейер
roborally-ui-tile-express = Быстрый конвейер
roborally-ui-tile-curve = Изгиб ленты
roborally-ui-tile-pusher = Толкатель { $registers }
roborally-ui-tile-pit = Яма
roborally-ui-tile-dock = Док
roborally-ui-tile-wall = Стена
roborally-ui-tile-laser = Лазер
roborally-ui-tile-wrench = Ремонт
roborally-ui-tile-hammer = Ремонт и опция
roborally-ui-tile-flag = Флаг { $flag }
roborally-ui-tile-archive = Маркер рестарта: { $name }
roborally-ui-tile-gear-right = Зелёная шестерня
roborally-ui-tile-gear-left = Красная шестерня

## Почему нельзя и где об этом в правилах

roborally-refusal-register-locked = Регистр заклинило: карта останется в нём до ремонта или выключения.
roborally-rule-of-register-locked = locked
roborally-rule-of-not-in-hand = programming
roborally-rule-of-does-not-share = options
roborally-rule-of-not-your-option = options
roborally-rule-of-not-its-option = options
roborally-rule-of-locked-already = locked
roborally-rule-of-weapon-does-not-work = options
roborally-rule-of-faces-a-robot = re-entry
