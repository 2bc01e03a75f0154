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

heat-ui-running-order = Порядок на трассе
heat-ui-gear = Передача
heat-ui-heat = Нагрев в двигателе
heat-ui-gap = Отрыв
heat-ui-leads = лидер
heat-ui-to-go = ещё { $spaces }
heat-ui-lap = { $lap ->
    [0] старт
   *[other] круг { $lap }
}
heat-ui-state-choosing = выбирает
heat-ui-state-ready = готово
heat-ui-state-acts = ходит
heat-ui-state-moved = готово
heat-ui-state-spun = вылет
heat-ui-state-next = следующий
heat-ui-state-waits = ждёт
heat-ui-state-finished = на финише

heat-ui-card-kind-speed = СКОРОСТЬ
heat-ui-card-kind-upgrade = УЛУЧШЕНИЕ
heat-ui-card-kind-stress = СТРЕСС
heat-ui-card-kind-heat = НАГРЕВ

heat-ui-hand = Рука
heat-ui-played = Сыграно
heat-ui-engine = Двигатель
heat-ui-engine-heat = Нагрев в двигателе: { $heat }
heat-ui-engine-elsewhere = { $hand ->
    [0] на руке нагрева нет
   *[other] { $hand } на руке
}
heat-ui-draw-pile = Колода
heat-ui-discard-pile = Сброс
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
heat-ui-corner-comes = Впереди поворот { $corner }, предел { $limit }
heat-ui-corner-passed = Пройден поворот { $corner }, предел { $limit }
heat-ui-next-corner = { $left ->
    [0] Дальше поворот { $corner }
   *[other] Поворот { $corner } через { $left }
}
heat-ui-limit = предел { $limit }
heat-ui-pad-spin = вылет
heat-ui-play = { $count ->
    [one] Сыграть { $count } карту
    [few] Сыграть { $count } карты
   *[other] Сыграть { $count } карт
}
heat-ui-lift-some = { $count ->
    [one] Поднимите { $range } карту
    [few] Поднимите { $range } карты
   *[other] Поднимите { $range } карт
}
heat-ui-swap-brief = Коснитесь карт, которые хотите вместо этих.
heat-ui-put-back = Вернуть

heat-ui-cluttered-why = На руке слишком много нагрева: болид стоит, 1-я передача
heat-ui-cluttered-brief = Выберите, сколько карт выложить.
heat-ui-cluttered-go = { $count ->
    [one] Выложить { $count } карту
    [few] Выложить { $count } карты
   *[other] Выложить { $count } карт
}

heat-ui-react-prompt = Реакции в любом порядке.
heat-ui-no-adrenaline = { $two ->
    [true] Адреналин только у двух последних.
   *[other] Адреналин только у последнего.
}
heat-ui-nothing-to-use = В этот ход применить нечего.
heat-ui-done = Готово
heat-ui-stay = Остаться
heat-ui-tile-cool-down-name = Охлаждение
heat-ui-tile-cool-down-unit = нагрев
heat-ui-tile-cool-down-sentence = С руки обратно в двигатель
heat-ui-tile-cool-down-go = Охладить { $amount }
heat-ui-tile-boost-name = Ускорение
heat-ui-tile-boost-sentence = Откройте карту, прибавьте к скорости { $speed }
heat-ui-tile-boost-go = { $heat ->
    [0] Ускориться даром
   *[other] Ускорение за 1 нагрев
}
heat-ui-tile-adrenaline-speed-name = Адреналин
heat-ui-tile-adrenaline-speed-unit = скорость
heat-ui-tile-adrenaline-speed-sentence = Ещё одна клетка, скорость станет { $faster }
heat-ui-tile-adrenaline-speed-go = Адреналин +1
heat-ui-tile-adrenaline-cool-down-name = Адреналин
heat-ui-tile-adrenaline-cool-down-unit = нагрев
heat-ui-tile-adrenaline-cool-down-sentence = С руки обратно в двигатель
heat-ui-tile-adrenaline-cool-down-go = Охладить 1
heat-ui-tile-weather-cool-down-name = Погода
heat-ui-tile-weather-cool-down-unit = нагрев
heat-ui-tile-weather-cool-down-sentence = С руки обратно в двигатель
heat-ui-tile-weather-cool-down-go = Охладить 1
heat-ui-tile-slipstream-name = Слипстрим
heat-ui-tile-slipstream-unit = клетки
heat-ui-tile-slipstream-sentence = { $known ->
    [no] Соперник совсем рядом. Скорость та же: { $speed }
   *[other] { $front } совсем рядом. Скорость та же: { $speed }
}
heat-ui-tile-slipstream-go = Слипстрим +{ $spaces }
heat-ui-tile-engine = Двигатель { $from } → { $to }
heat-ui-tile-corner = { $heat ->
    [0] Поворот { $corner }: без нагрева
   *[other] Поворот { $corner }: нагрев { $heat }
}
heat-ui-tile-corner-range = Поворот { $corner }: ещё { $range }
heat-ui-tile-may-spin = Поворот { $corner }: риск вылета
heat-ui-tile-no-corner = Поворотов на пути нет

heat-ui-discard-prompt = Коснитесь карт, которые не нужны.
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

heat-ui-plan-sent = Ваши карты лежат рубашкой вверх.
heat-ui-you-move = Едет ваш болид
heat-ui-your-hand = Ваша рука
heat-ui-move-of = { $name }: { $cards }
heat-ui-cards-shown = Передачи открыты

heat-ui-you-win = Победа ваша
heat-ui-wins = Победитель: { $name }
heat-ui-finished-in = раунд { $round }
heat-ui-race-over = { $rounds ->
    [one] Финиш за { $rounds } раунд
    [few] Финиш за { $rounds } раунда
   *[other] Финиш за { $rounds } раундов
}

heat-ui-moment-leads = { $you ->
    [yes] Вы выходите вперёд
   *[no] { $driver } выходит вперёд
}
heat-ui-moment-spin = { $you ->
    [yes] Вы вылетаете с трассы в повороте { $corner }
   *[no] { $driver } вылетает с трассы в повороте { $corner }
}
heat-ui-moment-fast = { $you ->
    [yes] Вы проходите поворот { $corner } на { $speed } при пределе { $limit }
   *[no] { $driver } проходит поворот { $corner } на { $speed } при пределе { $limit }
}
heat-ui-moment-slip = { $you ->
    [yes] Вы обходите соперника в слипстриме: { $name }
   *[no] { $whom ->
        [you] { $driver } обходит вас в слипстриме
       *[other] { $driver } обходит соперника в слипстриме: { $name }
    }
}
heat-ui-moment-finish = { $you ->
    [yes] Вы раньше всех пересекаете черту и побеждаете
   *[no] { $driver } раньше всех пересекает черту и побеждает
}
heat-ui-moment-farther = { $you ->
    [yes] Вы побеждаете: дальше всех за чертой, хотя { $name } пересекает её раньше
   *[no] { $whom ->
        [you] { $driver } побеждает: дальше всех за чертой, хотя вы пересекаете её раньше
       *[other] { $driver } побеждает: дальше всех за чертой, хотя { $name } пересекает её раньше
    }
}
heat-ui-moment-note-heat = нагрев { $heat }
heat-ui-moment-note-speed = скорость { $speed }
heat-ui-moment-note-stress = стресс { $stress }

heat-log-move = { $gear ->
    [0] { $cards }
   *[other] { $heat ->
        [0] { $gear }-я передача: { $cards }
       *[other] { $gear }-я передача за { $heat } нагрев: { $cards }
    }
}, скорость { $speed }{ $lost ->
    [0] { "" }
   *[other] , в потоке потеряно { $lost }
}
heat-log-boost = ускорение за 1 нагрев: +{ $card }, скорость { $speed }
heat-log-adrenaline = адреналин: +1, скорость { $speed }
heat-log-slipstream = слипстрим: +{ $went }
heat-log-cooled = охлаждение { $amount }
heat-log-corner-passed = поворот { $corner } на скорости { $speed }, предел { $limit }: нагрев { $heat }
heat-log-spun-out = вылет в повороте { $corner }: скорость { $speed }, предел { $limit }; нагрев { $heat }, стресс { $stress }
heat-log-crossed-line = круг { $lap } из { $laps } позади
heat-log-cluttered = рука забита нагревом, болид стоит
heat-log-flipped-nothing = в колоде нет карт скорости
heat-log-finished = финиш
heat-log-placed = { $place }-е место

heat-refusal-gear-reach = С { $gear }-й передачи сейчас доступны с { $from }-й по { $to }-ю.

heat-rule-of-heat-cannot-be-played = step-2
heat-rule-of-gear-reach = step-1
heat-rule-of-gear-too-far = step-1
heat-rule-of-no-heat-to-shift = step-1
heat-rule-of-too-few-cards = step-2
heat-rule-of-no-discard = step-8
heat-rule-of-no-heat-to-boost = step-5
heat-rule-of-no-adrenaline = step-4

heat-guide-shift-gear-title = Передача и карты
heat-guide-shift-gear = Поднимите столько карт, какая нужна передача. На одну вверх или вниз даром, на две за 1 нагрев. Таблички на дороге показывают, где вы встанете и что возьмёт поворот.
heat-guide-cluttered-hand-title = Рука забита
heat-guide-cluttered-hand = Нагрев играть нельзя. Если других карт не хватает, болид в этом раунде стоит, зато нагрев уходит с руки.
heat-guide-react-title = Реакция
heat-guide-react = Низкие передачи возвращают нагрев с руки в двигатель. Ускорение стоит 1 нагрев и добавляет карту из колоды. Возьмите что нужно и закончите.
heat-guide-slipstream-title = Слипстрим
heat-guide-slipstream = Рядом с другим болидом или сразу за ним можно проехать ещё две клетки. Скорость не меняется, в повороте тоже.
heat-guide-discard-title = Сброс
heat-guide-discard = Коснитесь карт, которые не подходят к следующему повороту, потом доберёте до семи. Нагрев и стресс остаются.
heat-ui-face-down = Карт рубашкой вверх: { $count }

heat-ui-summary = { $circuit }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[other] { $laps } кругов
}, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}.
heat-ui-top-speed = Скорость
heat-ui-heat-paid = Нагрев
heat-ui-spins = Вылеты
