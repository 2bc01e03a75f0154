heat-ui-poster-usa = США
heat-ui-poster-great_britain =
    ВЕЛИКО-
    БРИТАНИЯ
heat-ui-poster-italy = ИТАЛИЯ
heat-ui-poster-france = ФРАНЦИЯ
heat-ui-poster-sub = ГРАН-ПРИ  ·  { $laps ->
    [one] { $laps } КРУГ
    [few] { $laps } КРУГА
   *[other] { $laps } КРУГОВ
}
heat-ui-board = { $circuit }: трасса со всеми болидами

heat-ui-round = Раунд { $round }
heat-ui-over = Финиш
heat-ui-planning = Передачи и карты
heat-ui-ready = готовы { $ready } из { $cars }
heat-ui-cars-move = Ходы, с лидера
heat-ui-your-move = Ваш ход
heat-ui-your-choice = Ваш выбор, { $note }
heat-ui-your-plan = Ваш план, { $note }

heat-ui-running-order = Порядок на трассе
heat-ui-championship = Чемпионат
heat-ui-points = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
heat-ui-points-brief = { $points } оч.
heat-ui-points-so-far = в чемпионате { $points ->
    [one] { $points }{ "\u00A0" }очко
    [few] { $points }{ "\u00A0" }очка
   *[many] { $points }{ "\u00A0" }очков
}
heat-ui-gear = Передача
heat-ui-heat = Нагрев в двигателе
heat-ui-gap = Отрыв
heat-ui-leads = лидер
heat-ui-to-go = ещё { $spaces }
heat-ui-lap = { $lap ->
    [0] старт
   *[other] круг { $lap }
}
heat-ui-state-choosing = { $you ->
    [true] выбираете
   *[other] выбирает
}
heat-ui-state-ready = готово
heat-ui-state-acts = { $you ->
    [true] ходите
   *[other] ходит
}
heat-ui-state-moved = ход сделан
heat-ui-state-spun = вылет
heat-ui-state-next = на очереди
heat-ui-state-waits = { $you ->
    [true] ждёте
   *[other] ждёт
}
heat-ui-state-out = вне гонки
heat-ui-out = сход
heat-ui-state-finished = финиш

heat-ui-card-kind-speed = СКОРОСТЬ
heat-ui-card-kind-upgrade = УЛУЧШЕНИЕ
heat-ui-card-kind-stress = СТРЕСС
heat-ui-card-kind-heat = НАГРЕВ

heat-ui-hand = Рука
heat-ui-played = Сыграно
heat-ui-rules-speed = скорость
heat-ui-engine = Двигатель
heat-ui-engine-heat = Нагрев в двигателе: { $heat }
heat-ui-engine-elsewhere = { $hand ->
    [0] на руке нагрева нет
   *[other] { $hand } на руке
}
heat-ui-draw-pile = Колода
heat-ui-discard-pile = Сброс
heat-ui-sponsors = Спонсоры на руке
heat-ui-sponsors-in-hand = спонсоров на руке: { $count }
heat-ui-speed = скорость
heat-ui-gear-price = { $heat ->
    [0] { $gear }-я передача
   *[other] { $gear }-я передача, нагрев { $heat }
}

heat-ui-lift-cards = Поднимите столько карт, какая нужна передача.
heat-ui-in-gear = { $gear }-я передача
heat-ui-shift = { $change ->
    [0] { $to }-я передача, как была
   *[other] { $heat ->
        [0] Передача { $from } → { $to }
       *[other] Передача { $from } → { $to }, нагрев { $heat }
    }
}
heat-ui-due = нагрев { $range }
heat-ui-due-now = нагрев { $heat }
heat-ui-of = из { $heat }
heat-ui-engine-left = в двигателе { $heat }
heat-ui-corner-ahead = { $left ->
    [0] Дальше поворот { $corner }, предел { $limit }
   *[other] Поворот { $corner } через { $left }, предел { $limit }
}
heat-ui-finish-ahead = Финиш через { $left }
heat-ui-corner-comes = Впереди поворот { $corner }, предел { $limit }
heat-ui-corner-passed = Пройден поворот { $corner }, предел { $limit }
heat-ui-next-corner = { $left ->
    [0] Дальше поворот { $corner }
   *[other] Поворот { $corner } через { $left }
}
heat-ui-limit = предел { $limit }
heat-ui-pad-spin = вылет
heat-ui-play-sure = { $spin ->
    [true] Будет вылет. Точно?
   *[other] Нагрев { $heat }. Точно?
}
heat-ui-play = { $count ->
    [one] Сыграть { $count } карту
    [few] Сыграть { $count } карты
   *[other] Сыграть { $count } карт
}
heat-ui-choose-cards = { $gear }-я передача: выберите { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}
heat-ui-lift-some = Карты: { $range }
heat-ui-swap-brief = Нажмите на карты, которые хотите взять.
heat-ui-put-back = Вернуть

heat-ui-cluttered-why = На руке слишком много нагрева: болид стоит, 1-я передача
heat-ui-cluttered-brief = Выберите, сколько карт выложить.
heat-ui-cluttered-go = { $count ->
    [one] Выложить { $count } карту
    [few] Выложить { $count } карты
   *[other] Выложить { $count } карт
}

heat-ui-react-prompt = Реакции в любом порядке.
heat-ui-engine-empty = Ускорение: двигатель пуст.
heat-ui-no-adrenaline = { $two ->
    [true] Адреналин: двум последним.
   *[other] Адреналин: последнему.
}
heat-ui-nothing-to-use = В этот ход применить нечего.
heat-ui-done = Готово
heat-ui-stay = Остаться
heat-ui-tile-cool-down-name = { $several ->
    [true] Охлаждение: { $gear }-я передача
   *[other] Охлаждение
}
heat-ui-tile-cool-down-unit = нагрев
heat-ui-tile-cool-down-brief = рука → двигатель
heat-ui-tile-cool-down-sentence = С руки обратно в двигатель
heat-ui-tile-cool-down-go = Охладить { $amount }
heat-ui-tile-boost-name = Ускорение
heat-ui-tile-boost-sentence = Откройте карту, прибавьте к скорости{ "\u00A0" }{ $speed }
heat-ui-tile-boost-brief = с колоды
heat-ui-tile-boost-go = { $heat ->
    [0] Ускориться даром
   *[other] Ускорение: 1{ "\u00A0" }нагрев
}
heat-ui-tile-adrenaline-speed-name = Адреналин
heat-ui-tile-adrenaline-speed-unit = скорость
heat-ui-tile-adrenaline-speed-sentence = Ещё одна клетка, скорость станет{ "\u00A0" }{ $faster }
heat-ui-tile-adrenaline-speed-go = Адреналин +1
heat-ui-tile-adrenaline-cool-down-name = Адреналин
heat-ui-tile-adrenaline-cool-down-unit = нагрев
heat-ui-tile-adrenaline-cool-down-sentence = С руки обратно в двигатель
heat-ui-tile-adrenaline-cool-down-go = Охладить 1
heat-ui-tile-weather-cool-down-name = Охлаждение: { $weather }
heat-ui-tile-weather-cool-down-unit = нагрев
heat-ui-tile-weather-cool-down-sentence = Охлаждение в секторах с погодой: с руки обратно в двигатель
heat-ui-tile-weather-cool-down-go = Охладить 1
heat-ui-tile-slipstream-name = Слипстрим
heat-ui-tile-slipstream-unit = клетки
heat-ui-tile-slipstream-sentence = { $known ->
    [no] Соперник совсем рядом. Скорость та же:{ "\u00A0" }{ $speed }
   *[other] { $front } совсем рядом. Скорость та же:{ "\u00A0" }{ $speed }
}
heat-ui-tile-slipstream-go = { $stake ->
    [price] Слипстрим: нагрев { $heat }
    [mishap] Слипстрим и вылет
   *[other] Слипстрим +{ $spaces }
}
heat-ui-tile-slipstream-lost = Назад за поворот: 1-я передача, стресс, пустой двигатель.
heat-ui-tile-stay-name = Остаться
heat-ui-tile-stay-unit = клеток
heat-ui-tile-stay-sentence = Вы останавливаетесь здесь.
heat-ui-tile-stay-go = Остаться
heat-ui-tile-pays = { $corner }: двигатель { $from }{ "\u00A0" }→{ "\u00A0" }{ $to }
heat-ui-tile-needs = Поворот { $corner }: надо { $heat }, есть { $from }
heat-ui-again = { $spin ->
    [true] Вылет. Точно?
   *[other] Нагрев { $heat }. Точно?
}
heat-ui-done-without = Без этого: { $deeds }. Точно?
heat-ui-finish-for-me = Доехать за меня
heat-ui-to-slipstream = К слипстриму
heat-ui-if-slipstream = Со слипстримом
heat-ui-if-stay = Если остаться
heat-ui-step-react = Реакция
heat-ui-step-past = готово
heat-ui-step-now = решаете вы
heat-ui-step-corners = Повороты
heat-ui-step-corner = { $spin ->
    [true] { $corner }: вылет
   *[other] { $heat ->
        [0] { $corner }: без нагрева
       *[other] { $corner }: нагрев { $heat }
    }
}
heat-ui-step-no-corner = нет
heat-ui-step-discard = Сброс
heat-ui-step-draw = добор до 7
heat-ui-tile-engine = Двигатель { $from } → { $to }
heat-ui-tile-corner = { $heat ->
    [0] Поворот { $corner }: без нагрева
   *[other] Поворот { $corner }: нагрев { $heat }
}
heat-ui-tile-corner-range = Поворот { $corner }: ещё { $range }
heat-ui-tile-may-spin = Поворот { $corner }: риск вылета
heat-ui-tile-no-corner = Без поворотов

heat-ui-discard-prompt = Нажмите на ненужные карты.
heat-ui-deed-spun = Вылет в повороте { $corner }: { $speed } при пределе { $limit }
heat-ui-deed-spun-price = Нагрев { $heat }, стресс { $stress }, 1-я передача
heat-ui-deed-spun-brief = Вылет: нагрев { $heat }, стресс { $stress }, 1-я передача
heat-ui-deed-paid = Поворот { $corner }: { $speed } при пределе { $limit }
heat-ui-deed-paid-price = Потрачен нагрев: { $heat }
heat-ui-deed-paid-brief = Поворот { $corner }: { $speed } при пределе { $limit }, нагрев { $heat }
heat-ui-deed-slipped = Слипстрим
heat-ui-deed-slipped-price = Ещё { $went ->
    [one] { $went } клетка
    [few] { $went } клетки
   *[other] { $went } клеток
}
heat-ui-deed-slipped-brief = Слипстрим: ещё { $went ->
    [one] { $went } клетка
    [few] { $went } клетки
   *[other] { $went } клеток
}
heat-ui-spun-chip = Вылет в повороте { $corner }
heat-ui-spun-chip-speed = на скорости { $speed }
heat-ui-discard-then = Потом добор до семи
heat-ui-draw-after = { $count ->
    [one] карта добора
    [few] карты добора
   *[other] карт добора
}
heat-ui-discard = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[other] Сбросить { $count } карт
}
heat-ui-keep-all = Оставить все

heat-ui-plan-sent = План принят. Пока готовы не все, его можно изменить.
heat-ui-plan-bot = Бот уже составил план за вас.
heat-ui-you-move = Едет ваш болид
heat-ui-your-hand = Ваша рука
heat-ui-move-of = { $name }: скорость{ "\u00A0" }{ $speed }
heat-ui-move-at = скорость{ "\u00A0" }{ $speed }
heat-ui-stops = { $left ->
    [0] у линии поворота { $corner }
    [one] { $left } клетка до поворота { $corner }
    [few] { $left } клетки до поворота { $corner }
   *[many] { $left } клеток до поворота { $corner }
}
heat-ui-spent = { $heat ->
    [one] уплачен { $heat } нагрев
    [few] уплачено { $heat } нагрева
   *[many] уплачено { $heat } нагревов
}
heat-ui-hand-of = { $cards ->
    [one] на руке { $cards } карта
    [few] на руке { $cards } карты
   *[many] на руке { $cards } карт
}
heat-ui-then = { $first ->
    [true] Первый ход: { $name }
   *[other] Следующий ход: { $name }
}
heat-ui-cards-shown = Передачи открыты

heat-ui-you-win = Победа ваша
heat-ui-wins = Победитель: { $name }
heat-ui-champion = { $you ->
    [true] Вы чемпион
   *[other] Чемпион: { $name }
}
heat-ui-finished-in = раунд { $round }
heat-ui-race-over = { $rounds ->
    [one] Гонка: { $rounds }{ "\u00A0" }раунд
    [few] Гонка: { $rounds }{ "\u00A0" }раунда
   *[other] Гонка: { $rounds }{ "\u00A0" }раундов
}

heat-log-move = { $gear ->
    [0] { $you ->
        [true] играете
       *[other] играет
    } { $cards }
   *[other] { $heat ->
        [0] { $you ->
            [true] едете
           *[other] едет
        } на { $gear }-й передаче: { $cards }
       *[other] { $you ->
            [true] платите
           *[other] платит
        } нагрев { $heat } за { $gear }-ю передачу: { $cards }
    }
}{ $known ->
    [no] { "" }
   *[yes] , скорость{ "\u00A0" }{ $speed }
}{ $lost ->
    [0] { "" }
   *[other] , в потоке потеряно { $lost }
}
heat-log-boost = { $you ->
    [true] ускоряетесь
   *[other] ускоряется
} { $heat ->
    [0] даром
   *[other] за 1 нагрев
}{ $speed ->
    [0] { "" }
   *[other] : +{ $card }, скорость{ "\u00A0" }{ $speed }
}
heat-log-adrenaline = { $you ->
    [true] едете
   *[other] едет
} на клетку дальше на адреналине, скорость{ "\u00A0" }{ $speed }
heat-log-slipstream = { $you ->
    [true] проезжаете
   *[other] проезжает
} в слипстриме ещё { $went ->
    [one] { $went } клетку
    [few] { $went } клетки
   *[many] { $went } клеток
}
heat-log-cooled = { $you ->
    [true] охлаждаете
   *[other] охлаждает
} нагрев: { $amount }
heat-log-corner-passed = { $you ->
    [true] платите
   *[other] платит
} нагрев { $heat } в повороте { $corner }: скорость { $speed }, предел { $limit }
heat-log-spun-out = { $you ->
    [true] вылетаете
   *[other] вылетает
} в повороте { $corner }: скорость{ "\u00A0" }{ $speed }, предел { $limit }; нагрев { $heat }, стресс { $stress }
heat-log-crossed-line = { $you ->
    [true] заканчиваете
   *[other] заканчивает
} круг { $lap } из { $laps }
heat-log-cluttered = { $you ->
    [true] стоите
   *[other] стоит
}: рука забита нагревом
heat-log-flipped-nothing = не { $you ->
    [true] находите
   *[other] находит
} в колоде карты скорости
heat-log-finished = { $you ->
    [true] пересекаете
   *[other] пересекает
} финишную черту
heat-log-placed = { $you ->
    [true] занимаете
   *[other] занимает
} { $place }-е место

heat-refusal-gear-reach = С { $gear }-й передачи сейчас доступны с { $from }-й по { $to }-ю.

heat-rule-of-heat-cannot-be-played = step-2
heat-rule-of-no-such-gear = step-1
heat-rule-of-not-in-hand = step-2
heat-rule-of-wrong-order = step-2
heat-rule-of-too-few-cards-left = step-2
heat-rule-of-gear-reach = step-1
heat-rule-of-gear-too-far = step-1
heat-rule-of-no-heat-to-shift = step-1
heat-rule-of-too-few-cards = step-2
heat-rule-of-no-discard = step-8
heat-rule-of-no-heat-to-boost = step-5
heat-rule-of-no-adrenaline = step-4

heat-ui-face-down = Карт рубашкой вверх: { $count }

## The garage

heat-ui-garage = Гараж
heat-ui-garage-chapter = Улучшения, раунд { $round }
heat-ui-garage-round = Улучшения, раунд { $round } из { $of }
heat-ui-garage-dealt = Быстрый старт: каждому болиду выпало по три улучшения.
heat-ui-garage-built = Из чего собран каждый болид.
heat-ui-pick = Выбор { $round } из { $of }
heat-ui-pick-order = Кто за кем выбирает
heat-ui-chooses = { $you ->
    [true] выбираете
   *[other] выбирает
}
heat-ui-show-circuit = Показать трассу
heat-ui-circuit = Трасса
heat-ui-garages = Гаражи
heat-ui-close-garage = К трассе
heat-ui-market = Улучшения на рынке
heat-ui-draft-prompt = Ваш выбор: нажмите на карту и возьмите её.
heat-ui-draft-of = { $you ->
    [true] Выбираете вы.
   *[other] Выбирает { $name }.
}
heat-ui-draft-hint = Улучшение попадёт в вашу колоду на { $season ->
    [true] весь сезон
   *[other] всю гонку
}.
heat-ui-draft-wait = Что останется после раунда, уходит из игры.
heat-ui-your-pick = Ваш выбор
heat-ui-take-some = Выберите карту
heat-ui-state-chosen = готово
heat-ui-state-legend = легенда
heat-ui-level-basic = обычное
heat-ui-level-advanced = передовое
heat-ui-level-sponsor = спонсор
heat-ui-card-speed = скорость { $speeds }
heat-ui-several-speeds = Одну из этих скоростей вы выбираете, когда карты открыты.
heat-ui-extra-heat = Обычный нагрев, только начинает он не в двигателе, а в вашей колоде.

heat-ui-choose-speed = { $card }: выберите одну из скоростей.
heat-ui-choose-speed-go = Выберите скорость
heat-ui-speed-so-far = Скорость пока
heat-ui-react-must = До конца хода: { $deeds }
heat-ui-must-pay-heat = заплатить { $amount ->
    [one] { $amount }{ "\u00A0" }нагрев
    [few] { $amount }{ "\u00A0" }нагрева
   *[other] { $amount }{ "\u00A0" }нагревов
}
heat-ui-must-scrap = снять с колоды { $amount ->
    [one] { $amount }{ "\u00A0" }карту
    [few] { $amount }{ "\u00A0" }карты
   *[other] { $amount }{ "\u00A0" }карт
}
heat-ui-must-give-up = отказаться от { $amount ->
    [one] { $amount }{ "\u00A0" }карты
   *[other] { $amount }{ "\u00A0" }карт
}
heat-ui-closed = { $symbol }, карта { $card }: сейчас нельзя
heat-ui-closed-no-heat-in-hand = Охлаждать нечего: на руке нет нагрева.
heat-ui-closed-no-cooling-here = Охлаждения в этом секторе нет.
heat-ui-closed-cannot-pay-card = { $card }: нечем платить за карту.
heat-ui-closed-heat-first = { $card }: сначала заплатите нагрев.
heat-ui-closed-no-stress-in-hand = Сбрасывать нечего: на руке нет стресса.
heat-ui-closed-symbol-without-effect = { $card }: символ сейчас ничего не даст.
heat-ui-tile-speed-name = { $amount }
heat-ui-tile-speed-unit = скорость
heat-ui-tile-speed-sentence = Скорость { $total }
heat-ui-tile-speed-go = Взять { $amount }: скорость { $total }
heat-ui-tile-pay-heat-name = Нагрев
heat-ui-tile-pay-heat-unit = нагрев
heat-ui-tile-pay-heat-sentence = Цена карты { $card }
heat-ui-tile-pay-heat-go = Заплатить { $amount }
heat-ui-tile-give-up-name = Отказ
heat-ui-tile-give-up-unit = { $amount ->
    [one] карта
    [few] карты
   *[other] карт
}
heat-ui-tile-give-up-sentence = { $cards }: платить нечем, вместо них случайные карты скорости
heat-ui-tile-give-up-go = { $amount ->
    [one] Отказаться от карты
   *[other] Отказаться от карт
}
heat-ui-tile-again = Ход начинается заново
heat-ui-tile-scrap-name = Сброс
heat-ui-tile-scrap-unit = { $amount ->
    [one] карта
    [few] карты
   *[other] карт
}
heat-ui-tile-scrap-sentence = { $card }: верх колоды уходит в сброс
heat-ui-tile-scrap-go = Снять с{ "\u00A0" }колоды { $amount ->
    [one] { $amount }{ "\u00A0" }карту
    [few] { $amount }{ "\u00A0" }карты
   *[other] { $amount }{ "\u00A0" }карт
}
heat-ui-tile-deck = Колода { $from } → { $to }
heat-ui-tile-card-cool-down-name = { $several ->
    [true] { $printed }
   *[other] Охлаждение
}
heat-ui-tile-card-cool-down-unit = нагрев
heat-ui-tile-card-cool-down-sentence = { $card }: с руки обратно в двигатель
heat-ui-tile-card-cool-down-go = Охладить { $amount }
heat-ui-tile-reduce-stress-name = Разрядка
heat-ui-tile-reduce-stress-unit = стресс
heat-ui-tile-reduce-stress-sentence = { $card }: с руки в сброс
heat-ui-tile-reduce-stress-go = Сбросить стресс: { $amount }
heat-ui-tile-stress-left = { $left ->
    [0] На руке стресса не останется
   *[other] На руке останется: { $left }
}
heat-ui-tile-salvage-name = Ревизия
heat-ui-tile-salvage-unit = { $amount ->
    [one] карты
   *[other] карт
}
heat-ui-tile-salvage-sentence = { $card }: из сброса обратно в колоду
heat-ui-tile-salvage-go = Провести ревизию
heat-ui-tile-pile = В сбросе: { $count }
heat-ui-tile-accelerate-name = Разгон
heat-ui-tile-accelerate-unit = скорость
heat-ui-tile-accelerate-sentence = { $card }: по 1 за каждый плюс этого хода
heat-ui-tile-accelerate-go = Разгон +{ $amount }
heat-ui-tile-direct-play-name = { $printed }
heat-ui-tile-direct-play-unit = скорость
heat-ui-tile-direct-play-sentence = Прямой розыгрыш: с{ "\u00A0" }руки, сверх передачи
heat-ui-tile-direct-play-go = Сыграть { $card }
heat-ui-tile-boost-unit = скорость
heat-ui-tile-spins = Поворот { $corner }: вылет

heat-ui-salvage-prompt = { $count ->
    [one] { $card }: нажмите на одну карту своего сброса, она вернётся в колоду.
   *[other] { $card }: нажмите на карты своего сброса (до { $count }), они вернутся в колоду.
}
heat-ui-salvage-above = { $card }: ваш сброс
heat-ui-salvage-brief = { $count ->
    [one] Нажмите на карту, которая вернётся в колоду.
   *[other] Нажмите на карты, которые вернутся в колоду: до { $count }.
}
heat-ui-salvage-card = { $card }, выбрано { $taken } из { $there }
heat-ui-salvage-then = Колода перемешивается вместе с ними
heat-ui-salvage-of = из { $most }
heat-ui-salvage-go = { $count ->
    [one] Вернуть { $count } карту
    [few] Вернуть { $count } карты
   *[other] Вернуть { $count } карт
}
heat-ui-salvage-none = Не возвращать
heat-refusal-salvage-full = { $count ->
    [one] Вернуть можно только одну карту.
    [few] Вернуть можно не больше { $count } карт.
   *[other] Вернуть можно не больше { $count } карт.
}
heat-ui-refresh-prompt = Карту можно положить обратно на верх колоды.
heat-ui-refresh-brief = { $card ->
    [none] Вернуть карту на верх колоды?
   *[other] Вернуть «{ $card }» на верх колоды?
}
heat-ui-refresh-then = Вы сразу возьмёте её снова
heat-ui-refresh-go = На верх колоды
heat-ui-refresh-none = В сброс

heat-ui-unpayable = Двигателю нечем платить за эти карты: без охлаждения их заменят случайные.
heat-ui-unpayable-brief = Двигателю нечем платить за эти карты.
heat-ui-mistake = { $way ->
    [up] За две ступени нечем платить: одна карта пропадёт.
   *[down] За две ступени нечем платить: добавится карта.
}
heat-ui-gear-mistake = { $gear }-я передача, ошибка: платить нечем
heat-ui-deed-shifted-up = Передача вверх без нагрева
heat-ui-deed-shifted-up-price = пропала карта: { $card }
heat-ui-deed-shifted-up-brief = Передача вверх без нагрева, пропала карта: { $card }
heat-ui-deed-shifted-down = Передача вниз без нагрева
heat-ui-deed-shifted-down-price = добавлена случайная карта скорости
heat-ui-deed-shifted-down-brief = Передача вниз без нагрева: случайная карта скорости
heat-ui-deed-given-up = Нечем платить: { $cards }
heat-ui-deed-given-up-price = ход заново со случайными картами
heat-ui-deed-given-up-brief = Нечем платить: { $cards }

## Weather and road

heat-ui-token = { $token }, поворот { $corner }
heat-ui-token-limit = Поворот { $corner }: напечатано { $printed }, жетон даёт { $change }. Предел — { $limit }, как на знаке.
heat-ui-token-limit-plus = Предел выше
heat-ui-token-limit-minus = Предел ниже
heat-ui-token-overheat = Перегрев
heat-ui-token-slipstream = Слипстрим +1
heat-ui-token-heat-control = Ускорение даром
heat-ui-token-weather = Погода
heat-ui-weather-clouds = Облака
heat-ui-weather-fog = Туман
heat-ui-weather-storm = Гроза
heat-ui-weather-snow = Снег
heat-ui-weather-rain = Дождь
heat-ui-weather-sun = Солнце
heat-ui-weather-before-clouds = −1 стресс в каждой колоде.
heat-ui-weather-before-fog = +1 нагрев в каждом двигателе.
heat-ui-weather-before-storm = +1 стресс в каждой колоде.
heat-ui-weather-before-snow = −1 нагрев в каждом двигателе.
heat-ui-weather-before-rain = 3 нагрева из двигателя в колоду.
heat-ui-weather-before-sun = 3 нагрева из двигателя в сброс.
heat-ui-weather-sector-slipstream = Слипстрим +2 в секторах с погодой.
heat-ui-weather-sector-no-slipstream = В секторах с погодой слипстрим не начать.
heat-ui-weather-sector-cooldown = Охлаждение +1 в секторах с погодой.
heat-ui-weather-sector-no-cooldown = В секторах с погодой охлаждения нет.

## Legends

heat-ui-legends = Легенды
heat-driver-brief = Л{ $number }
heat-ui-legend-card = Карта легенд
heat-ui-legend-does = { $how ->
    [corner] скорость{ "\u00A0" }{ $speed } через поворот { $corner }
    [short] скорость{ "\u00A0" }{ $speed } к повороту { $corner }
    [second-corner] встаёт перед поворотом { $corner }
    [line] встаёт за { $diamond } до поворота { $corner }
   *[top-speed] скорость{ "\u00A0" }{ $speed }
}
heat-ui-legend-brief = { $how ->
    [corner] { $speed } через { $corner }
    [short] { $speed } к { $corner }
    [second-corner] перед { $corner }
    [line] за { $diamond } до { $corner }
   *[top-speed] скорость{ "\u00A0" }{ $speed }
}
heat-ui-legend-a = За линией легенд
heat-ui-legend-a-help = Предел поворота вместе с ромбом, но никогда не через второй поворот.
heat-ui-legend-b = Перед линией легенд
heat-ui-legend-b-help = Полная скорость. Если так пересекается линия поворота, легенда встаёт перед ней: за столько клеток, сколько указано в ромбе.

heat-log-legend-moved = { $how ->
    [corner] едет со скоростью поворота
    [second-corner] встаёт перед вторым поворотом
    [line] тормозит перед поворотом
   *[top-speed] едет полным ходом
}: +{ $went }
heat-log-accelerate = { $you ->
    [true] разгоняетесь
   *[other] разгоняется
}: +{ $went }, скорость{ "\u00A0" }{ $speed }
heat-log-direct = { $you ->
    [true] проезжаете
   *[other] проезжает
} ещё { $went }, скорость{ "\u00A0" }{ $speed }
heat-log-again = { $you ->
    [true] едете
   *[other] едет
} заново: +{ $went }, скорость{ "\u00A0" }{ $speed }
heat-log-upgrade-taken = { $you ->
    [true] берёте
   *[other] берёт
} карту: { $card }
heat-log-upgrades-dealt = { $you ->
    [true] получаете
   *[other] получает
}: { $cards }
heat-log-heat-paid = { $you ->
    [true] платите
   *[other] платит
} нагрев { $heat } за карту { $card }
heat-log-scrapped = { $you ->
    [true] сбрасываете
   *[other] сбрасывает
} с верха колоды: { $cards }
heat-log-stress-reduced = { $you ->
    [true] сбрасываете
   *[other] сбрасывает
} стресс: { $amount }
heat-log-salvaged = { $you ->
    [true] возвращаете
   *[other] возвращает
} из сброса в колоду: { $card }
heat-log-played-directly = { $you ->
    [true] играете
   *[other] играет
} с руки: { $card }
heat-log-given-up = { $you ->
    [true] не можете
   *[other] не может
} заплатить за { $cards }: вместо них случайные карты
heat-log-refreshed = { $you ->
    [true] возвращаете
   *[other] возвращает
} на верх колоды: { $card }
heat-log-used-up = { $you ->
    [true] расстаётесь
   *[other] расстаётся
} с картой { $card }: она одноразовая
heat-log-one-use = один раз
heat-log-sponsor-gained = { $you ->
    [true] получаете
   *[other] получает
} карту спонсора
heat-log-shifted-too-far = { $count ->
    [0] { $you ->
        [true] идёте
       *[other] идёт
    } на две передачи вниз без нагрева: добавлена случайная карта скорости
   *[other] { $you ->
        [true] идёте
       *[other] идёт
    } на две передачи вверх без нагрева: пропала карта { $cards }
}

heat-rule-of-not-on-offer = draft
heat-rule-of-not-your-upgrade = upgrades
heat-rule-of-no-such-speed = upgrades
heat-rule-of-not-in-discard = symbols
heat-rule-of-salvage-full = symbols
heat-rule-of-cannot-pay-card = unpaid-heat
heat-rule-of-cool-first = unpaid-heat
heat-rule-of-heat-first = unpaid-heat
heat-rule-of-no-stress-in-hand = symbols
heat-rule-of-symbol-without-effect = symbols
heat-rule-of-symbols-to-use = symbols
heat-rule-of-no-cooling-here = sectors
heat-rule-of-no-heat-in-hand = cooldown
heat-rule-of-no-cooldown-left = cooldown
heat-rule-of-symbol-used = react
heat-rule-of-boosted-already = boost

heat-ui-season-round = { $year ->
    [none] Гонка
   *[other] { $year }, гонка
} { $race }/{ $races }, раунд { $round }
heat-log-season-won = чемпион { NUMBER($year, useGrouping: 0) } года: { $points ->
    [one] { $points }{ "\u00A0" }очко
    [few] { $points }{ "\u00A0" }очка
   *[many] { $points }{ "\u00A0" }очков
}
heat-log-season-over = чемпион по итогам { $races ->
    [one] { $races } гонки
   *[other] { $races } гонок
}
heat-log-scored = на { $place }-{ "\u2060" }м{ "\u00A0" }месте: +{ $points }, всего { $total }

## The garage of a season, and the press

heat-ui-garage-after = После сезона
heat-ui-garage-race = Улучшение перед гонкой { $race } из { $of }
heat-ui-garage-brief = Перед гонкой { $race } из { $of }
heat-ui-own-upgrades = Ваши улучшения
heat-ui-swap-back = Отдать другую карту
heat-ui-keep-after = { $you ->
    [true] Вы чемпион { $year } года
   *[other] Чемпион { $year } года: { $name }
}
heat-ui-champion-points = { $points ->
    [one] { $points }{ "\u00A0" }очко
    [few] { $points }{ "\u00A0" }очка
   *[many] { $points }{ "\u00A0" }очков
}
heat-ui-keep-why = В следующий сезон вы берёте одно улучшение, остальные вернутся в колоду.
heat-ui-swap-upgrade = Поменяете одно из своих улучшений?
heat-ui-swap-why = Ваше место на старте — последнее.
heat-ui-swap-hint = Нажмите на карту, которую готовы отдать, а потом выберите другую на рынке.
heat-ui-draft-tap = Нажмите на карту, чтобы прочитать её.
heat-ui-take-card = Взять «{ $card }»
heat-ui-swap-out-card = Отдать «{ $card }»
heat-ui-swap-in-card = Взять «{ $card }»
heat-ui-keep-card = Оставить «{ $card }»
heat-ui-no-swap = Не менять
heat-ui-won-sponsor = Новая карта: { $card }
heat-ui-won-over = Пресса, поворот { $corner }: на { $over } быстрее предела
heat-ui-won-towed = Пресса, поворот { $corner }: его линия пройдена в слипстриме
heat-ui-won-where = { $kept ->
    [true] Останется у вас до следующей гонки, играется один раз.
   *[other] Карта на руке, играется один раз.
}
heat-ui-won-close = Закрыть
heat-ui-token-press = Пресса
heat-ui-press-help = Пересеките линию поворота { $corner } в слипстриме или пройдите его хотя бы на 2 быстрее предела, и вы получите спонсора.
heat-ui-news-one-lap = { $last ->
    [true] В последней гонке из одного круга не действует.
   *[other] В гонке из одного круга это финиш: карта пригодится в следующей гонке.
}
heat-log-sponsors-dealt = { $you ->
    [true] получаете
   *[other] получает
} на эту гонку спонсоров: { $count }
heat-log-swapped = { $you ->
    [true] меняете
   *[other] меняет
} { $cards } на { $card }
heat-log-upgrade-kept = { $you ->
    [true] оставляете
   *[other] оставляет
} { $card }
