# Heat, базовая гонка.
# $name — гонщик, $corner — буква, $card и $cards — названия карт, $order — имена гонщиков.

heat-name = Heat
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
heat-option-help-laps = Как напечатано на поле или сколько хотите; в чемпионате событие может прибавить или отнять круг.
heat-choice-laps-printed = Как на поле
heat-choice-laps-1 = 1 круг
heat-choice-laps-2 = 2 круга
heat-choice-laps-3 = 3 круга
heat-choice-laps-4 = 4 круга

heat-option-name-legends = Легенды
heat-option-help-legends = Болиды, которыми управляет игра. Всего на старте помещается восемь.
heat-option-name-pro_legends = Легенды-профи
heat-option-help-pro_legends = Прибавка к максимальной скорости каждой легенды.

heat-option-name-weather = Погода и дорога
heat-option-help-weather = Погода на всю гонку и сюрпризы в поворотах и секторах за ними.

# Болиды сверх мест за столом: $number — номер легенды в гонке.
heat-driver = Легенда{ "\u00A0" }{ $number }

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
        [few] { $left } карты по порядку руки
       *[many] { $left } карт по порядку руки
    }.
heat-question-cluttered-hand = На руке слишком много нагрева для любой передачи: в этом раунде болид не сдвинется с места. На какой передаче выложить карты?
heat-question-react =
    Скорость { $speed }, { $heat ->
        [0] в двигателе нет карт нагрева
        [one] в двигателе { $heat } карта нагрева
        [few] в двигателе { $heat } карты нагрева
       *[many] в двигателе { $heat } карт нагрева
    }. Ваша реакция?
heat-question-slipstream = Сесть в слипстрим?
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
heat-option-boost =
    { $heat ->
        [0] Ускорение даром
       *[other] Ускорение за { $heat } нагрев
    }
heat-option-adrenaline-speed = Адреналин: ещё 1 клетка
heat-option-adrenaline-cool-down = Адреналин: охлаждение { $amount }
heat-option-weather-cool-down = Погода: охлаждение { $amount }
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

heat-hint-shift-gear = Наберите передачу или сразу с картами, их столько же: { $example }
heat-hint-many-play-card = Карты набирают в любом порядке, все сразу или по одной.
heat-hint-many-discard = Наберите сразу все карты для сброса, в любом порядке; г — ничего не сбрасывать.

# Что набирают в терминале; $card здесь — не название, а id.
heat-key-done = г
heat-key-stay = г
heat-key-slipstream =
    { $spaces ->
        [2] с
       *[other] с{ $spaces }
    }
heat-key-boost = у
heat-key-cool-down = о{ $amount }
heat-key-adrenaline-speed = а
heat-key-adrenaline-cool-down = ао
heat-key-weather-cool-down = по
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
heat-event-weather =
    { $token ->
        [clouds] Облака: в каждой колоде на 1 карту стресса меньше. В секторах с погодой охлаждения нет.
        [fog] Туман: в каждом двигателе на 1 карту нагрева больше. В секторах с погодой слипстрим не начать.
        [storm] Гроза: в каждой колоде на 1 карту стресса больше. В секторах с погодой слипстрим может быть на 2 клетки длиннее.
        [snow] Снег: в каждом двигателе на 1 карту нагрева меньше. В секторах с погодой охлаждение на 1 больше.
        [rain] Дождь: по 3 карты нагрева из двигателей замешаны в колоды. В секторах с погодой охлаждение на 1 больше.
       *[sun] Солнце: по 3 карты нагрева из двигателей ушли в сброс. В секторах с погодой слипстрим может быть на 2 клетки длиннее.
    }
heat-event-road-token =
    { $token ->
        [limit-plus] Поворот { $corner }: предел на 1 выше.
        [limit-minus] Поворот { $corner }: предел на 1 ниже.
        [overheat] Поворот { $corner }: за превышение платят на 1 нагрев больше.
        [slipstream] За поворотом { $corner } слипстрим может быть на 1 клетку длиннее.
        [heat-control] За поворотом { $corner } ускорение ничего не стоит.
       *[weather] За поворотом { $corner } действует погода.
    }
heat-event-legend-card = Открыта карта легенд.
heat-event-legend-moved =
    { $name } { $how ->
        [corner] идёт на поворот
        [second-corner] останавливается перед вторым поворотом
        [line] тормозит перед поворотом
       *[top-speed] едет на максимальной скорости
    }: { $went ->
        [one] { $went } клетка
        [few] { $went } клетки
       *[many] { $went } клеток
    }.
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
        [accelerate]
            { $went ->
                [0] { $name } разгоняется, но остаётся на месте, скорость { $speed }.
                [one] { $name } разгоняется ещё на { $went } клетку, скорость { $speed }.
                [few] { $name } разгоняется ещё на { $went } клетки, скорость { $speed }.
               *[many] { $name } разгоняется ещё на { $went } клеток, скорость { $speed }.
            }
        [again]
            { $went ->
                [0] { $name } на этот раз остаётся на месте, скорость { $speed }.
                [one] { $name } на этот раз проезжает { $went } клетку, скорость { $speed }.
                [few] { $name } на этот раз проезжает { $went } клетки, скорость { $speed }.
               *[many] { $name } на этот раз проезжает { $went } клеток, скорость { $speed }.
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
heat-event-boosted =
    { $heat ->
        [0] { $name } ускоряется, не тратя нагрева.
       *[other] { $name } тратит { $heat } карту нагрева на ускорение.
    }
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
heat-refusal-no-cooling-here = В этом секторе погода не даёт охлаждать двигатель.
heat-refusal-no-discard = Нагрев и стресс сбросить нельзя.

## Гонка текстом

heat-picture-title =
    { $circuit }{ $round ->
        [0] {""}
       *[other] {" "}· раунд { $round }
    } · { $laps ->
        [one] { $laps } круг
        [few] { $laps } круга
       *[many] { $laps } кругов
    }
heat-picture-distance = до линии
heat-picture-more = и ещё { $spaces }
heat-picture-limit =
    { $corner } предел { $limit }{ $token ->
        [limit-plus] { "" } ({ $printed }+1)
        [limit-minus] { "" } ({ $printed }−1)
        [overheat] { "" } (жар)
       *[none] {""}
    }
heat-picture-sector =
    { $token ->
        [slipstream] слипстрим +1
        [heat-control] ускорение даром
        [no-cooldown] без охлаждения
        [no-slipstream] без слипстрима
        [cooldown] охлаждение +1
       *[weather-slipstream] слипстрим +2
    }
heat-picture-weather =
    { $token ->
        [clouds] облака
        [fog] туман
        [storm] гроза
        [snow] снег
        [rain] дождь
       *[sun] солнце
    }
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

## Гараж: названия карт

heat-card-u1 = «Карданный вал»
heat-card-u2 = «Три дифференциала»
heat-card-u3 = «Дифференциал с охлаждением»
heat-card-u4 = «Мягкое сиденье»
heat-card-u5 = «Лёгкая рама»
heat-card-u6 = «Просторный кокпит»
heat-card-u7 = «Гоночные тормоза»
heat-card-u8 = «Барабанные тормоза»
heat-card-u9 = «Дисковые тормоза»
heat-card-u10 = «Жёсткие тормоза»
heat-card-u11 = «Масляный радиатор»
heat-card-u12 = «Большой радиатор»
heat-card-u13 = «Водяной насос»
heat-card-u14 = «Лёгкий маховик»
heat-card-u15 = «Стальной коленвал»
heat-card-u16 = «Гоночный распредвал»
heat-card-u17 = «Запас нагрева»
heat-card-u18 = «Обтекаемый кузов»
heat-card-u19 = «Кузов с продувкой»
heat-card-u20 = «Низкий нос»
heat-card-u21 = «Впрыск воды»
heat-card-u22 = «Запасной бак»
heat-card-u23 = «Смесь с метанолом»
heat-card-u24 = «Лёгкая педаль»
heat-card-u25 = «Короткая педаль»
heat-card-u26 = «Тугая педаль»
heat-card-u27 = «Полный газ»
heat-card-u28 = «Педаль в пол»
heat-card-u29 = «Высокие обороты»
heat-card-u30 = «Красная зона»
heat-card-u31 = «Два распредвала»
heat-card-u32 = «Мягкие пружины»
heat-card-u33 = «Масляные амортизаторы»
heat-card-u34 = «Жёсткие пружины»
heat-card-u35 = «Двойные рычаги»
heat-card-u36 = «Узкие шины»
heat-card-u37 = «Рифлёные шины»
heat-card-u38 = «Мягкие шины»
heat-card-u39 = «Твёрдые шины»
heat-card-u40 = «Радиальные шины»
heat-card-u41 = «Широкие шины»
heat-card-u42 = «Турбина с охлаждением»
heat-card-u43 = «Большая турбина»
heat-card-u44 = «Задний спойлер»
heat-card-u45 = «Передний спойлер»
heat-card-u46 = «Высокий спойлер»
heat-card-u47 = «Блокировка дифференциала»
heat-card-u48 = «Добавочный нагрев»
heat-card-p1 = «Тормоза от спонсора»
heat-card-p2 = «Радиатор от спонсора»
heat-card-p3 = «Распредвал от спонсора»
heat-card-p4 = «Турбина от спонсора»
heat-card-p5 = «Спойлер от спонсора»

# К какой части болида относится карта.

heat-part-extra-heat = Дополнительный нагрев
heat-part-four-wheel-drive = Полный привод
heat-part-brakes = Тормоза
heat-part-cooling-system = Охлаждение
heat-part-body = Корпус
heat-part-rpm = Обороты
heat-part-tires = Шины
heat-part-wings = Спойлеры
heat-part-turbocharger = Турбонаддув
heat-part-fuel = Топливо
heat-part-gas-pedal = Педаль газа
heat-part-suspension = Подвеска

# Символы: словом и одним предложением. Восклицательный знак — символ обязателен.

heat-symbol-heat = нагрев { $amount }!
heat-symbol-scrap = сброс { $amount }!
heat-symbol-adjust-limit =
    { $amount ->
        [-1] предел −1!
       *[other] предел +{ $amount }!
    }
heat-symbol-single-use = одноразовая!
heat-symbol-cool-down = охлаждение { $amount }
heat-symbol-slipstream = слипстрим +{ $amount }
heat-symbol-reduce-stress = стресс −{ $amount }
heat-symbol-refresh = возврат
heat-symbol-salvage = ревизия { $amount }
heat-symbol-direct-play = прямой розыгрыш
heat-symbol-accelerate = разгон
heat-symbol-plus =
    { $amount ->
        [1] плюс!
        [few] { $amount } плюса!
       *[many] { $amount } плюсов!
    }
heat-symbol-help-heat =
    Потратьте из двигателя { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } нагрева; карту, за которую нечем заплатить, заменит случайная карта скорости.
heat-symbol-help-scrap =
    Переложите { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } с верха колоды в сброс.
heat-symbol-help-adjust-limit =
    { $amount ->
        [-1] Предел каждого поворота, который вы проходите в этот ход, на 1 ниже, но только для вас.
       *[other] Предел каждого поворота, который вы проходите в этот ход, на { $amount } выше, но только для вас.
    }
heat-symbol-help-single-use = Сыгранная карта в конце хода уходит из игры.
heat-symbol-help-cool-down =
    { $amount ->
        [1] Верните с руки в двигатель 1 карту нагрева.
       *[other] Верните с руки в двигатель до { $amount } карт нагрева.
    }
heat-symbol-help-slipstream =
    Перемещаясь в слипстриме, можно проехать на { $amount ->
        [one] { $amount } клетку
        [few] { $amount } клетки
       *[many] { $amount } клеток
    } больше.
heat-symbol-help-reduce-stress =
    { $amount ->
        [1] Сбросьте с руки 1 карту стресса, не разыгрывая её.
       *[other] Сбросьте с руки до { $amount } карт стресса, не разыгрывая их.
    }
heat-symbol-help-refresh = В конце хода карту можно положить на верх колоды, а не в сброс.
heat-symbol-help-salvage =
    { $amount ->
        [1] Замешайте в колоду 1 карту из своего сброса.
       *[other] Замешайте в колоду до { $amount } карт из своего сброса.
    }
heat-symbol-help-direct-play = Карту можно сыграть с руки во время реакции, сверх карт за передачу.
heat-symbol-help-accelerate = Увеличьте скорость на 1 за каждый плюс, применённый в этот ход.
heat-symbol-help-plus =
    { $amount ->
        [1] Открывайте карты с колоды до первой карты скорости: она прибавляется к вашей скорости.
        [2] Дважды открывайте карты с колоды до первой карты скорости: каждая прибавляется к вашей скорости.
       *[other] Трижды открывайте карты с колоды до первой карты скорости: каждая прибавляется к вашей скорости.
    }

## Гараж: подготовка

heat-option-name-upgrades = Улучшения
heat-option-help-upgrades = У каждого болида три улучшения вместо начальных. Начните с обычных.
heat-choice-upgrades-none = Без них
heat-choice-upgrades-basic = Обычные
heat-choice-upgrades-advanced = Передовые
heat-choice-upgrades-both = Все
heat-option-name-garage = Сборка болидов
heat-option-help-garage = Выбор за три раунда или три случайных для быстрого старта: по правилам раздают обычные.
heat-choice-garage-draft = Выбор
heat-choice-garage-random = Случайно
heat-option-name-tournament = Турнирный режим
heat-option-help-tournament = До открытия карт передачи скрыты: сколько карт сыграно, такая и передача.

## Гараж: вопросы и варианты

heat-question-take-upgrade = Раунд { $round } из { $of }: какое улучшение возьмёте?
heat-question-choose-speed = { $card }: какая скорость? Пока набрано { $speed }.
heat-question-salvage =
    Какие карты вернуть из сброса в колоду? Можно { $left ->
        [one] ещё { $left } карту
        [few] до { $left } карт
       *[many] до { $left } карт
    }.
heat-question-refresh = Какую карту вернуть на верх колоды?
heat-option-upgrade = { $card }
heat-option-speed = Скорость { $speed }
heat-option-pay-heat =
    { $card }: потратить { $amount ->
        [one] { $amount } карту нагрева
        [few] { $amount } карты нагрева
       *[many] { $amount } карт нагрева
    }
heat-option-scrap =
    { $card }: сбросить { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } с колоды
heat-option-card-cool-down = { $card }: охлаждение { $amount }
heat-option-reduce-stress =
    { $card }: сбросить { $amount ->
        [one] { $amount } карту стресса
        [few] { $amount } карты стресса
       *[many] { $amount } карт стресса
    }
heat-option-salvage = { $card }: ревизия до { $amount }
heat-option-accelerate = { $card }: разгон на { $amount }
heat-option-direct-play = Прямой розыгрыш карты { $card }: скорость +{ $amount }
heat-option-give-up = Отказаться от карт ({ $cards }) и проехать ход заново со случайными
heat-option-give-up-faster = Отказаться от карты { $cards } (более быстрой) и проехать ход заново со случайной
heat-option-salvage-card = Вернуть в колоду карту { $card }
heat-option-refresh = Вернуть карту { $card }

heat-key-upgrade = { $card }
heat-key-speed = { $speed }
heat-key-refresh = { $card }
heat-key-salvage-card =
    { $card ->
        [stress] с
        [heat] нагрев
       *[other] { $card }
    }

## Гараж: события

heat-event-market-opened = Гараж, раунд { $round }. На рынке: { $cards }.
heat-event-market-closed = Гараж закрывается.
heat-event-upgrade-taken = { $name } берёт карту { $card }.
heat-event-upgrades-dealt = { $name } получает карты: { $cards }.
heat-event-speed-chosen = { $name } выбирает для карты { $card } скорость { $speed }.
heat-event-heat-paid =
    { $name } тратит { $heat ->
        [one] { $heat } карту нагрева
        [few] { $heat } карты нагрева
       *[many] { $heat } карт нагрева
    } за карту { $card }.
heat-event-scrapped = { $name } сбрасывает с верха колоды: { $cards }.
heat-event-stress-reduced =
    { $name } сбрасывает { $amount ->
        [one] { $amount } карту стресса
        [few] { $amount } карты стресса
       *[many] { $amount } карт стресса
    }.
heat-event-salvaged = { $name } возвращает из сброса карту { $card }.
heat-event-played-directly = { $name }: прямой розыгрыш карты { $card }.
heat-event-given-up = { $name } не может заплатить за карты ({ $cards }): их заменят случайные карты, и ход начинается заново.
heat-event-sponsor-gained =
    { $why ->
        [press] { $name } впечатляет прессу и получает карту спонсора.
       *[other] { $name } получает карту спонсора.
    }
heat-event-sponsor-card = Новая карта: { $card }.
heat-event-used-up = { $name }: карта { $card } уходит из игры.
heat-event-refreshed = { $name } кладёт карту { $card } на верх колоды.

## Гараж: отказы

heat-refusal-not-on-offer = Такой карты на рынке нет.
heat-refusal-no-such-speed = Такой скорости на карте нет.
heat-refusal-not-in-discard = Такой карты в сбросе нет.
heat-refusal-cannot-pay-card = В двигателе не хватает карт нагрева, чтобы заплатить за карту.
heat-refusal-cool-first = Нагрев, который надо заплатить, должно дать охлаждение: примените его целиком и заплатите.
heat-refusal-heat-first = Сначала надо заплатить нагрев за сыгранные карты.
heat-refusal-no-stress-in-hand = На руке нет столько карт стресса.
heat-refusal-symbol-without-effect = Сейчас это ничего не даст.
heat-refusal-symbols-to-use = Остались обязательные символы: нагрев или сброс.

## Гараж текстом

heat-picture-garage = Гараж, раунд { $round } из 3. На рынке:
heat-picture-upgrades = Улучшения
heat-picture-symbols = Символы
heat-picture-speeds = скорость { $speeds }

## Турнирный режим

heat-option-mistake =
    { $up ->
        [1] { $gear }-я передача без нагрева: одна случайная карта из сыгранных уйдёт в сброс
       *[other] { $gear }-я передача без нагрева: добавится случайная карта скорости
    }
heat-key-mistake = { $gear }
heat-event-shifted-too-far =
    { $count ->
        [0] { $name } понижает передачу на две, а платить нечем: добавляется карта скорости с колоды.
       *[other] { $name } повышает передачу на две, а платить нечем: { $cards } уходит в сброс.
    }

## Чемпионат: подготовка

heat-option-name-season = Чемпионат
heat-option-help-season = Несколько гонок подряд: спонсоры, пресса, погода и события.
heat-choice-season-none = Одна гонка
heat-choice-season-1961 = 1961 год, три гонки
heat-choice-season-1962 = 1962 год, три гонки
heat-choice-season-1963 = 1963 год, четыре гонки
heat-choice-season-trilogy = 1961–1963 годы, десять гонок
heat-choice-season-custom = Свой сезон, четыре гонки

# Карты событий: название и правило одной фразой.

heat-news-grandstand = Новая трибуна
heat-news-speed-record = Погоня за рекордом
heat-news-strike = Гонщики бастуют
heat-news-free-engines = Моторы без ограничений
heat-news-crowds = Яблоку негде упасть
heat-news-committee = Свой человек в комитете
heat-news-patron = Щедрый покровитель
heat-news-television = Прямой эфир
heat-news-safety = Безопасность прежде всего
heat-news-patron-leaves = Покровитель уходит
heat-news-help-grandstand = Первые трое, кто завершит 1-й круг, получают по карте спонсора.
heat-news-help-speed-record = Кто за ход наберёт скорость 15 или больше, получает карту спонсора.
heat-news-help-strike = Гонка на круг короче обычной, но не меньше одного круга, а победитель получает на 2 очка больше.
heat-news-help-free-engines = В каждом двигателе на 1 карту нагрева больше.
heat-news-help-crowds = Гонка на круг длиннее обычной, а на руке держат восемь карт.
heat-news-help-committee = Первые трое получают на 1 очко больше.
heat-news-help-patron = Перед гонкой каждый получает три карты спонсоров.
heat-news-help-television = Кто за один ход обгонит три болида, получает карту спонсора.
heat-news-help-safety = В каждом двигателе на 2 карты нагрева меньше, в каждой колоде на 1 карту стресса меньше, а на руке держат шесть карт.
heat-news-help-patron-leaves = Перед гонкой спонсоров нет, в каждой колоде на 1 карту стресса больше, а вылетевший с трассы выбывает из гонки и не получает очков.

## Чемпионат: вопросы и варианты

heat-question-improve-car = Перед гонкой { $race } из { $of }: какое улучшение возьмёте?
heat-question-swap-upgrade = Ваше место на старте — последнее. Поменяете одно из своих улучшений на одно из оставшихся?
heat-question-swap-for = Что возьмёте вместо карты { $card }?
heat-question-keep-upgrade = Какое улучшение оставите себе на следующий сезон?
heat-option-swap-out = Отдать карту { $card }
heat-option-swap-in = Взять карту { $card }
heat-option-keep = Оставить карту { $card }
heat-key-swap-out = { $card }
heat-key-swap-in = { $card }
heat-key-keep = { $card }
heat-refusal-not-your-upgrade = Такого улучшения у вас нет.

## Чемпионат: события

heat-event-season-began = Начинается чемпионат: { $season }.
heat-event-race-ahead =
    Гонка { $race } из { $of }: { $circuit }. { $event ->
        [grandstand] { heat-news-grandstand }. { heat-news-help-grandstand }
        [speed-record] { heat-news-speed-record }. { heat-news-help-speed-record }
        [strike] { heat-news-strike }. { heat-news-help-strike }
        [free-engines] { heat-news-free-engines }. { heat-news-help-free-engines }
        [crowds] { heat-news-crowds }. { heat-news-help-crowds }
        [committee] { heat-news-committee }. { heat-news-help-committee }
        [patron] { heat-news-patron }. { heat-news-help-patron }
        [television] { heat-news-television }. { heat-news-help-television }
        [safety] { heat-news-safety }. { heat-news-help-safety }
       *[patron-leaves] { heat-news-patron-leaves }. { heat-news-help-patron-leaves }
    }
heat-event-season-market = Гараж. На рынке: { $cards }.
heat-event-swapped = { $name } отдаёт карту { $cards } и берёт карту { $card }.
heat-event-press = Пресса ждёт у поворота { $corner }.
heat-event-sponsors-dealt =
    { $name } получает { $count ->
        [one] { $count } карту спонсора
        [few] { $count } карты спонсоров
       *[many] { $count } карт спонсоров
    }.
heat-event-eliminated = { $name } выбывает из гонки.
heat-event-scored =
    { $name }: { $place }-е место, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }.
heat-event-season-won =
    { $name } выигрывает сезон { NUMBER($year, useGrouping: 0) } года: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
heat-event-upgrade-kept = { $name } оставляет себе карту { $card } на следующий сезон.
heat-event-season-over =
    { $name } — чемпион по итогам { $races ->
        [one] { $races } гонки
       *[other] { $races } гонок
    }.

heat-outcome-season-over =
    Чемпионат завершён за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
heat-outcome-too-long = Гонка остановлена: она очень затянулась, раундов: { $rounds }.
heat-statistic-races = Гонок
heat-statistic-champion-points = Очков у чемпиона

## Чемпионат текстом

heat-picture-market = Гараж. На рынке:
heat-picture-season = Чемпионат: { $season }. Гонка { $race } из { $of }.
heat-picture-points = очки
heat-picture-press = пресса
heat-picture-sponsors =
    { $count ->
        [one] { $count } карта спонсора
        [few] { $count } карты спонсоров
       *[many] { $count } карт спонсоров
    }
heat-picture-out = вне гонки
