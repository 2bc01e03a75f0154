# «Гонка. Жара на трассе», базовая гонка.
# $name — гонщик, $corner — буква, $card и $cards — названия карт, $order — имена гонщиков.

heat-name = Гонка. Жара на трассе
heat-about = Гран-при шестидесятых: передачи, карты и двигатель, который греется.

## Карты

heat-card-0 = 0
heat-card-1 = 1
heat-card-2 = 2
heat-card-3 = 3
heat-card-4 = 4
heat-card-5 = 5
heat-card-stress = стресс
heat-card-heat = нагрев

## Подготовка

heat-option-name-circuit = Трасса
heat-option-help-circuit = Где проходит гонка.
heat-choice-circuit-usa = США
heat-choice-circuit-great_britain = Великобритания
heat-choice-circuit-italy = Италия
heat-choice-circuit-france = Франция
heat-option-name-laps = Круги
heat-option-help-laps = Какой длины гонка.
heat-choice-laps-printed = как напечатано на поле
heat-choice-laps-1 = 1 круг
heat-choice-laps-2 = 2 круга
heat-choice-laps-3 = 3 круга
heat-choice-laps-4 = 4 круга

## Вопросы

heat-question-shift-gear =
    У вас { $gear }-я передача, { $heat ->
        [0] в двигателе нет карт нагрева
        [one] в двигателе { $heat } карта нагрева
        [few] в двигателе { $heat } карты нагрева
       *[many] в двигателе { $heat } карт нагрева
    }. Какая передача теперь?
heat-question-play-card =
    { $gear }-я передача: выберите { $left ->
        [one] { $left } карту
        [few] { $left } карты
       *[many] { $left } карт
    }.
heat-question-cluttered-hand = На руке слишком много нагрева для любой передачи: в этом раунде болид не сдвинется с места. На какой передаче выложить карты?
heat-question-react =
    Скорость { $speed }, { $heat ->
        [0] в двигателе нет карт нагрева
        [one] в двигателе { $heat } карта нагрева
        [few] в двигателе { $heat } карты нагрева
       *[many] в двигателе { $heat } карт нагрева
    }. Ваша реакция?
heat-question-slipstream = Вы можете ехать в слипстриме. Едете?
heat-question-discard = Сбросите какие-нибудь карты?

## Варианты

heat-option-gear =
    { $gear }-я передача{ $heat ->
        [0] { "" }
       *[other] { "" } за { $heat } карту нагрева
    }
heat-option-card = { $card }
heat-option-cluttered =
    { $gear }-я передача: { $down ->
        [one] с руки уйдёт { $down } карта нагрева
        [few] с руки уйдут { $down } карты нагрева
       *[many] с руки уйдёт { $down } карт нагрева
    }{ $heat ->
        [0] { "" }
       *[other] , ещё { $heat } карта нагрева за переключение
    }
heat-option-done = Готово
heat-option-cool-down = Охлаждение { $amount }
heat-option-boost = Ускорение за { $heat } карту нагрева
heat-option-adrenaline-speed = Адреналин: ещё 1 клетка
heat-option-adrenaline-cool-down = Адреналин: охлаждение { $amount }
heat-option-slipstream =
    Слипстрим на { $spaces ->
        [one] { $spaces } клетку
        [few] { $spaces } клетки
       *[many] { $spaces } клеток
    }
heat-option-stay = Остаться здесь
heat-option-discard = Сбросить { $card }

# Что последует наверняка, после варианта.
heat-preview-corners =
    поворот { $corner }: { $heat ->
        [0] бесплатно
       *[other] нагрев { $heat }
    }{ $spins ->
        [1] , вылет
       *[other] {""}
    }

heat-hint-shift-gear = Наберите передачу или сразу передачу и столько же карт: { $example }
heat-hint-play-card = Карты набирают в любом порядке, все сразу или по одной.
heat-hint-discard = Наберите сразу все карты для сброса, в любом порядке, или г.

# Что набирают в терминале; $card здесь — не название, а id.
heat-key-done = г
heat-key-stay = г
heat-key-slipstream = с
heat-key-boost = у
heat-key-cool-down = о{ $amount }
heat-key-adrenaline-speed = а
heat-key-adrenaline-cool-down = ао
heat-key-gear = п{ $gear }
heat-key-cluttered = п{ $gear }
heat-key-card =
    { $card ->
        [stress] с
        [heat] нагрев
       *[other] { $card }
    }
heat-key-discard =
    { $card ->
        [stress] с
        [heat] нагрев
       *[other] { $card }
    }

## События

heat-event-grid =
    { $circuit }, { $laps ->
        [one] { $laps } круг
        [few] { $laps } круга
       *[many] { $laps } кругов
    }. На старте: { $order }.
heat-event-round-began = Раунд { $round }
heat-event-shifted =
    { $name } едет на { $gear }-й передаче{ $heat ->
        [0] .
        [one] { "" } и тратит { $heat } карту нагрева.
        [few] { "" } и тратит { $heat } карты нагрева.
       *[many] { "" } и тратит { $heat } карт нагрева.
    }
heat-event-revealed = { $name } открывает { $cards }.
heat-event-flipped =
    { $name } открывает с колоды карту { $card }{ $count ->
        [0] .
        [one] , сбросив перед этим { $count } карту.
        [few] , сбросив перед этим { $count } карты.
       *[many] , сбросив перед этим { $count } карт.
    }
heat-event-flipped-nothing = { $name } не находит в колоде карт скорости: символ «+» ничего не даёт.
heat-event-moved =
    { $how ->
        [boost]
            { $went ->
                [0] { $name } остаётся на месте, скорость { $speed }.
                [one] { $name } проезжает ещё { $went } клетку, скорость { $speed }.
                [few] { $name } проезжает ещё { $went } клетки, скорость { $speed }.
               *[many] { $name } проезжает ещё { $went } клеток, скорость { $speed }.
            }
        [adrenaline]
            { $went ->
                [0] { $name } на адреналине остаётся на месте, скорость { $speed }.
               *[other] { $name } на адреналине проезжает ещё 1 клетку, скорость { $speed }.
            }
        [slipstream]
            { $went ->
                [one] { $name } проезжает в слипстриме { $went } клетку.
                [few] { $name } проезжает в слипстриме { $went } клетки.
               *[many] { $name } проезжает в слипстриме { $went } клеток.
            }
       *[cards]
            { $went ->
                [0] { $name } остаётся на месте, скорость { $speed }.
                [one] { $name } проезжает { $went } клетку, скорость { $speed }.
                [few] { $name } проезжает { $went } клетки, скорость { $speed }.
               *[many] { $name } проезжает { $went } клеток, скорость { $speed }.
            }
    }
heat-event-blocked =
    { $name } упирается в соперников и теряет { $lost ->
        [one] { $lost } клетку
        [few] { $lost } клетки
       *[many] { $lost } клеток
    }.
heat-event-crossed-line =
    { $lap ->
        [0] { $name } пересекает линию старта.
       *[other] { $name } завершает круг { $lap } из { $laps }.
    }
heat-event-adrenaline = { $name } получает адреналин.
heat-event-cooled =
    { $name } охлаждает двигатель на { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
heat-event-boosted = { $name } тратит 1 карту нагрева на ускорение.
heat-event-corner-passed =
    { $name } проходит поворот { $corner } (предел { $limit }) на скорости { $speed }{ $heat ->
        [0] .
        [one] { "" } и тратит { $heat } карту нагрева.
        [few] { "" } и тратит { $heat } карты нагрева.
       *[many] { "" } и тратит { $heat } карт нагрева.
    }
heat-event-spun-out =
    { $name } вылетает с трассы в повороте { $corner } (предел { $limit }) на скорости { $speed }: { $heat ->
        [0] { "" }
        [one] тратит { $heat } карту нагрева,{ " " }
        [few] тратит { $heat } карты нагрева,{ " " }
       *[many] тратит { $heat } карт нагрева,{ " " }
    }{ $stress ->
        [0] { "" }
        [one] берёт { $stress } карту стресса,{ " " }
        [few] берёт { $stress } карты стресса,{ " " }
       *[many] берёт { $stress } карт стресса,{ " " }
    }снова 1-я передача.
heat-event-cluttered = { $name } не может сыграть карты: рука забита нагревом, болид стоит, снова 1-я передача.
heat-event-discarded = { $name } сбрасывает { $card }.
heat-event-drew =
    { $name } { $count ->
        [0] не берёт карт
        [one] берёт { $count } карту
        [few] берёт { $count } карты
       *[many] берёт { $count } карт
    }.
heat-event-drew-cards = Новые карты: { $cards }.
heat-event-reshuffled = { $name } перемешивает сброс: это новая колода.
heat-event-finished = { $name } пересекает линию финиша.
heat-event-placed = { $name } занимает { $place }-е место.
heat-event-race-over =
    Гонка закончилась после { $rounds ->
        [one] { $rounds } раунда
       *[other] { $rounds } раундов
    }.

heat-outcome-all-finished =
    Все болиды финишировали за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
heat-outcome-against-the-clock =
    Финиш за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.

heat-statistic-winner-rounds = Раундов до финиша победителя

## Отказы

heat-refusal-no-such-gear = Передач всего четыре.
heat-refusal-gear-too-far = Передачу можно сменить не больше чем на две.
heat-refusal-no-heat-to-shift = Смена на две передачи стоит 1 карту нагрева, а в двигателе их нет.
heat-refusal-too-few-cards = Для этой передачи не хватает карт, которые можно сыграть.
heat-refusal-heat-cannot-be-played = Нагрев сыграть нельзя.
heat-refusal-not-in-hand = Такой карты на руке нет.
heat-refusal-wrong-order = Этой карты больше не выбрать: остались только старшие.
heat-refusal-too-few-cards-left = Тогда не хватит карт для выбранной передачи.
heat-refusal-no-heat-to-boost = Ускорение стоит 1 карту нагрева, а в двигателе их нет.
heat-refusal-boosted-already = В этот ход ускорение уже было.
heat-refusal-no-adrenaline = Адреналин получают только последние болиды, и вы не среди них.
heat-refusal-symbol-used = В этот ход это уже применено.
heat-refusal-no-heat-in-hand = Столько карт нагрева на руке нет.
heat-refusal-no-cooldown-left = Охладить столько в этот ход нельзя.
heat-refusal-no-discard = Нагрев и стресс сбросить нельзя.

## Гонка текстом

heat-picture-title =
    { $circuit } · раунд { $round } · { $laps ->
        [one] { $laps } круг
        [few] { $laps } круга
       *[many] { $laps } кругов
    }
heat-picture-distance = до линии
heat-picture-more = и ещё { $spaces }
heat-picture-limit = { $corner } предел { $limit }
heat-picture-car = болид
heat-picture-lap = круг
heat-picture-gear = передача
heat-picture-engine = двигатель
heat-picture-cards = рука/колода/сброс
heat-picture-next = впереди
heat-picture-next-corner = { $distance } до { $corner } ({ $limit })
heat-picture-next-finish = { $distance } до финиша
heat-picture-ready = готово
heat-picture-thinking = думает
heat-picture-speed = скорость { $speed }
heat-picture-spun-out = вылет
heat-picture-cluttered = рука забита
heat-picture-adrenaline = адреналин
heat-picture-finished = финиш
heat-picture-hand = Рука
heat-picture-piles = колода { $deck }, сброс { $discard }
heat-picture-plan = План
