# Формула Д за столом.
# Передачи называются «4-я передача», клетки — полосой и местом; $part — название части.

formula_d-ui-round = Раунд { $round }
formula_d-ui-over = Гонка окончена
formula_d-ui-set-up = Перед гонкой
formula_d-ui-qualifying = Квалификация
formula_d-ui-step-grid = Стартовая решётка
formula_d-ui-step-build = Соберите машину
formula_d-ui-step-tyres = Выбор покрышек
formula_d-ui-step-gear = Передача
formula_d-ui-step-drive = Ход

formula_d-ui-running-order = Порядок в гонке
formula_d-ui-gear = Пер.
formula_d-ui-gap = Отрыв
formula_d-ui-ambush = Засада: кто закончит здесь ход, бросает чёрный кубик
formula_d-ui-trap = За радаром
formula_d-ui-score = Очки
formula_d-ui-void = не в счёт
formula_d-ui-qualifying-prompt = Круг за место на старте, пока { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}: в счёт идут все броски и клетки вылета. Меньше очков, ближе к черте.
formula_d-ui-state-acts = { $you ->
    [true] ваш ход
   *[other] едет
}
formula_d-ui-state-moved = сыграно
formula_d-ui-state-spun = развернуло
formula_d-ui-state-next = на очереди
formula_d-ui-state-waits = { $you ->
    [true] ждёте
   *[other] ждёт
}
formula_d-ui-state-box = в боксе
formula_d-ui-state-out = сход
formula_d-ui-state-finished = финиш

# На доске.
formula_d-board-label = { $circuit }: трасса со всеми машинами
formula_d-board-ending = Клетка { $letter }: { $points ->
    [0] даром
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
formula_d-board-next = Впереди поворот
formula_d-board-here = В повороте
formula_d-board-corner = Поворот { $number }
formula_d-board-stops-brief = { $made } из { $stops }
formula_d-board-odds-on = едет дальше
formula_d-board-odds-stop = остановка в повороте
formula_d-board-odds-brake = остановка, если тормозить
formula_d-board-odds-over = вылет: { $span } { $most ->
    [one] покрышка
    [few] покрышки
   *[many] покрышек
}
formula_d-board-odds-out = сход с гонки
formula_d-board-risk-debris = { $count ->
    [one] обломки: теряется подвеска
   *[other] обломки: теряется подвеска, раз: { $count }
}
formula_d-board-risk-crash = { $count ->
    [one] машина рядом: теряется кузов
   *[other] машины рядом: теряется кузов, раз: { $count }
}
formula_d-board-set = { $type ->
    [soft] Мягкие
    [rain] Дождевые
   *[hard] Твёрдые
}, { $lap ->
    [0] новые
   *[other] круг { $lap }
}
formula_d-board-stops = остановок сделано: { $made } из { $stops }

# Пульт.
formula_d-ui-part-tyres = Покрышки
formula_d-ui-part-brakes = Тормоза
formula_d-ui-part-gearbox = Коробка
formula_d-ui-part-body = Кузов
formula_d-ui-part-engine = Двигатель
formula_d-ui-part-suspension = Подвеска
formula_d-ui-part-points = Очки
formula_d-ui-wear-row = { $part }: осталось { $left } из { $full }{ $due ->
    [0] { "" }
   *[other] , к оплате { $due }
}{ $risk ->
    [0] { "" }
   *[other] , под угрозой до { $risk }
}
formula_d-ui-points-of = { $part }: { $points }
formula_d-ui-points-unit = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
formula_d-ui-price-part = { $more ->
    [one] { $part ->
        [tyres] { $points ->
            [one] покрышка
            [few] покрышки
           *[many] покрышек
        }
        [brakes] { $points ->
            [one] тормоз
            [few] тормоза
           *[many] тормозов
        }
        [points] { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
        [engine] двигатель
       *[other] коробка
    }
   *[other] { "" }
}
formula_d-ui-free = даром
formula_d-ui-now = сейчас
formula_d-ui-not-now = сейчас нельзя
formula_d-ui-spaces = клеток
formula_d-ui-gear-brief = { $gear }-я
formula_d-ui-gear-prompt = { $gear ->
    [0] Выберите передачу: доска покажет, куда она ведёт.
   *[other] Сейчас { $gear }-я передача. Выберите, на какой ехать: доска покажет, куда она ведёт.
}
formula_d-ui-shift = { $gear }-я передача{ $way ->
    [start] { "" }
    [stay] , как сейчас
    [up] , на одну вверх
   *[down] , вниз на { $by }
}
formula_d-ui-ahead =
    «{ $corner }» { $inside ->
        [true] (вы в нём)
       *[other] через { $from ->
            [one] { $from } клетку
            [few] { $from } клетки
           *[other] { $from } клеток
        }
    }, остановок нужно: { $owed }; { $to ->
        [0] вы на последней клетке поворота
       *[other] прямо туда: { $from }–{ $to }
    }
formula_d-ui-ahead-title = Ваш следующий ход.
formula_d-ui-ahead-gears = Ваш следующий ход: что даст каждая передача, если ехать прямо по своей полосе
formula_d-ui-order = Порядок хода в раунде: { $names }
formula_d-ui-rolls-on = едет дальше
formula_d-ui-rolls-stop =
    { $all ->
        [true] верный стоп
       *[other] стоп на { $from }–{ $to }
    }
formula_d-ui-rolls-over =
    { $all ->
        [true] всегда вылет
       *[other] вылет с { $from }
    }
formula_d-ui-none-chosen = Передача не выбрана
formula_d-ui-choose-gear = Выберите передачу
formula_d-ui-roll = Бросить кубик
formula_d-ui-roll-sure = Точно бросить?
formula_d-ui-odds-on = { $chance ->
    [100] едет дальше
   *[other] дальше { $chance }%
}
formula_d-ui-odds-stop = { $chance ->
    [100] верный стоп
   *[other] стоп { $chance }%
}
formula_d-ui-odds-brake = тормоз { $chance }%
formula_d-ui-odds-over = { $chance ->
    [100] всегда вылет
   *[other] вылет { $chance }%
}
formula_d-ui-odds-out = { $chance ->
    [100] сход всегда
   *[other] сход { $chance }%
}
formula_d-ui-legend-on = едет дальше
formula_d-ui-legend-stop = остановка
formula_d-ui-legend-brake = тормозить
formula_d-ui-legend-over = вылет
formula_d-ui-legend-out = сход
formula_d-ui-brake-note = В { $chance }% бросков нужны тормоза

formula_d-ui-places = Где можно закончить ход
formula_d-ui-lane-left = Слева
formula_d-ui-lane-middle = В центре
formula_d-ui-lane-right = Справа
formula_d-ui-lane-pit = Пит-лейн
formula_d-ui-end-drive = Дальше
formula_d-ui-end-box = Свой бокс
formula_d-ui-end-wait = Ждать в боксах
formula_d-ui-end-finish = Финиш
formula_d-ui-place-spin = развернёт
formula_d-ui-place-over = вылет на { $over }
formula_d-ui-place-stop = { $owed ->
    [0] в повороте
   *[other] в повороте, ещё { $owed }
}
formula_d-ui-place-corner = в повороте
formula_d-ui-place-spaces = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}
formula_d-ui-told = { $letter }: { $where }, { $place }
formula_d-ui-how-drive = { $gear }-я передача
formula_d-ui-how-slide = скользит
formula_d-ui-how-bonus = мягкие покрышки
formula_d-ui-how-pit-exit = из бокса
formula_d-ui-how-slipstream = воздушный мешок
formula_d-ui-slip = воздушный мешок, +3
formula_d-ui-spins = разворот
formula_d-ui-no-checks = Рядом никого, обломков нет: проверок не будет.
formula_d-ui-no-checks-brief = чисто
formula_d-ui-check-debris = Обломки: { $chance }% потерять подвеску{ $count ->
    [one] { "" }
   *[other] , проверок: { $count }
}.
formula_d-ui-check-crash = Рядом { $names }: { $chance }% потерять кузов.
formula_d-ui-choose-place = Выберите клетку
formula_d-ui-drive-to = { $ends ->
    [box] В бокс
    [wait] Ждать на { $letter }
    [finish] Финиш через { $letter }
   *[drive] Ехать на { $letter }
}
formula_d-ui-slip-to = В мешке на { $letter }
formula_d-ui-drive-sure = { $spin ->
    [1] Точно разворот?
   *[other] Точно заплатить?
}

formula_d-ui-choose = Выберите
formula_d-ui-stop-prompt = Покрышки новые. Восстановите { $points ->
    [1] одно очко
   *[other] до двух очков
} других частей и выезжайте в следующем раунде или бросьте чёрный кубик, чтобы выехать сразу.
formula_d-ui-stop-none = Ремонт не выбран
formula_d-ui-stop-more = +{ $more }, станет { $now }
formula_d-ui-stop-left = { $left } из { $full }
formula_d-ui-stop-whole = всё цело
formula_d-ui-stop-slow = долгая стоянка
formula_d-ui-stop-roll-note = 1–10: сразу в путь, вдвое меньше клеток на 4-й передаче. 11–20: в следующем раунде.
formula_d-ui-repair-go = Ремонт
formula_d-ui-pit-roll = Бросить чёрный кубик
formula_d-ui-pit-roll-brief = Чёрный кубик
formula_d-ui-tyres-prompt = { $weather ->
    [none] Какие покрышки?
   *[other] Погода: { $weather }. Какие покрышки?
}
formula_d-ui-tyres-none = Покрышки не выбраны
formula_d-ui-tyres-slide = { $wet ->
    [1] { $type ->
        [rain] скользят на 1 после поворота
       *[other] скользят на 3 после поворота
    }
   *[other] сухо: не скользят
}
formula_d-ui-tyres-bonus = { $type ->
    [soft] { $wet ->
        [1] без лишней клетки в дождь
       *[other] +1 клетка за ход на первом круге
    }
   *[other] без лишней клетки
}
formula_d-ui-tyres-far = { $type ->
    [hard] клетка вылета: 1 покрышка
    [rain] клетка вылета: { $wet ->
        [1] 1 покрышка
       *[other] 2 покрышки, потом 3
    }
   *[other] клетка вылета: 2 покрышки, потом 3
}
formula_d-ui-tyres-hard = Твёрдые
formula_d-ui-tyres-hard-help = Хватит на всю гонку: клетка вылета стоит 1 покрышку. В дождь после поворота скользят на 3 клетки.
formula_d-ui-tyres-hard-go = Твёрдые покрышки
formula_d-ui-tyres-soft = Мягкие
formula_d-ui-tyres-soft-help = На первом сухом круге везут на клетку дальше, но клетка вылета стоит 2 покрышки, с третьего круга 3.
formula_d-ui-tyres-soft-go = Мягкие покрышки
formula_d-ui-tyres-rain = Дождевые
formula_d-ui-tyres-rain-help = В дождь скользят лишь на 1 клетку. На сухой дороге клетка вылета стоит 2 покрышки, с третьего круга 3.
formula_d-ui-tyres-rain-go = Дождевые покрышки

formula_d-ui-own-home = Вы уже на финише, место { $place }; остальные ещё едут.
formula_d-ui-own-out = Вы выбыли в раунде { $round }; остальные ещё едут.
formula_d-ui-you-drive = Едет ваша машина

# Журнал: что сделал гонщик; имя стоит перед этим.
formula_d-log-team = Команда { $team }: { $drivers }{ $alone ->
    [1] , без пары
   *[other] { "" }
}
formula_d-log-built = { $you ->
    [true] собираете машину
   *[other] собирает машину
}
formula_d-log-grid-roll = { $you ->
    [true] бросаете
   *[other] бросает
} за место на старте: { $roll }
formula_d-log-lap-driven = { $void ->
    [1] не { $you ->
        [true] останавливаетесь
       *[other] останавливается
    } в длинном повороте: круг не засчитан
   *[other] { $you ->
        [true] проезжаете
       *[other] проезжает
    } круг за { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
}
formula_d-log-weather = Погода: { $weather }
formula_d-log-tyres = { $you ->
    [true] ставите
   *[other] ставит
} покрышки: { $type }
formula_d-log-grid = На старте: { $order }
formula_d-log-start-roll = { $how ->
    [stalled] на старте { $you ->
        [true] глохнете
       *[other] глохнет
    } ({ $roll })
    [great] великолепно { $you ->
        [true] стартуете
       *[other] стартует
    } ({ $roll })
   *[started] { $you ->
        [true] трогаетесь
       *[other] трогается
    } ({ $roll })
}
formula_d-log-rolled = на { $gear }-й передаче: { $roll }{ $gearbox ->
    [0] { "" }
   *[other] , коробка −{ $gearbox }
}{ $brakes ->
    [0] { "" }
   *[other] , тормоза −{ $brakes }
}{ $engine ->
    [0] { "" }
   *[other] , двигатель −{ $engine }
}
formula_d-log-moved = { $how ->
    [slide] { $you ->
        [true] скользите
       *[other] скользит
    } ещё на { $spaces }
    [bonus] на клетку дальше на мягких покрышках
    [slipstream] в воздушном мешке: ещё { $spaces ->
        [one] { $spaces } клетка
        [few] { $spaces } клетки
       *[many] { $spaces } клеток
    }
   *[pit-exit] из бокса сразу в путь: { $spaces ->
        [one] { $spaces } клетка
        [few] { $spaces } клетки
       *[many] { $spaces } клеток
    }
}
formula_d-log-crossed-line = { $you ->
    [true] начинаете
   *[other] начинает
} круг { $lap } из { $laps }
formula_d-log-braked = { $blocked ->
    [0] { $you ->
        [true] тормозите
       *[other] тормозит
    } на { $braked }
   *[other] { $you ->
        [true] упираетесь
       *[other] упирается
    } в машины, не хватило { $blocked ->
        [one] { $blocked } клетки
       *[other] { $blocked } клеток
    }
}{ $brakes ->
    [0] { "" }
   *[other] , тормоза −{ $brakes }
}{ $tyres ->
    [0] { "" }
   *[other] , покрышки −{ $tyres }
}
formula_d-log-stop = { $you ->
    [true] останавливаетесь
   *[other] останавливается
} в повороте { $corner }: { $made } из { $of }
formula_d-log-overshot = { $you ->
    [true] вылетаете
   *[other] вылетает
} на { $spaces }{ $tyres ->
    [0] { "" }
   *[other] : покрышки −{ $tyres }
}
formula_d-log-spun = { $you ->
    [true] не удерживаете
   *[other] не удерживает
} машину: разворот
formula_d-log-check = { $part ->
    [body] близко к машине
    [suspension] по обломкам
   *[engine] двигатель перегрет
}: { $roll }, { $lost ->
    [1] минус очко ({ $lose })
   *[other] обошлось
}
formula_d-log-pit = { $where ->
    [entering] { $you ->
        [true] заезжаете
       *[other] заезжает
    } на пит-лейн
    [box] { $you ->
        [true] стоите
       *[other] стоит
    } в боксе
   *[leaving] { $you ->
        [true] покидаете
       *[other] покидает
    } бокс
}
formula_d-log-waits = { $you ->
    [true] ждёте
   *[other] ждёт
} на пит-лейне
formula_d-log-fresh-tyres = { $you ->
    [true] получаете
   *[other] получает
} свежие покрышки: { $points }
formula_d-log-pit-roll = в боксе выпало { $roll }: { $spaces ->
    [0] долгая стоянка
   *[other] сразу в путь
}
formula_d-log-repaired = { $you ->
    [true] ремонтируете
   *[other] ремонтирует
}: { $parts }
formula_d-log-finished = { $you ->
    [true] финишируете
   *[other] финиширует
}: { $place }-е место
formula_d-log-eliminated = { $you ->
    [true] выбываете
   *[other] выбывает
}: { $cause ->
    [tyres] не хватило покрышек
    [stops] пропущены две остановки
    [blocked] не затормозить
    [collision] разбит кузов
    [debris] сломана подвеска
    [engine] сгорел двигатель
    [ambush] засада
    [harm] навредили соперники
   *[points] очков не осталось
}
formula_d-log-race-over = Гонка окончена, раундов: { $rounds }

# Уличная гонка.
formula_d-log-driver = { $you ->
    [true] едете
   *[other] едет
} за гонщика { $driver }: { $ability }
formula_d-log-nitro = { $you ->
    [true] включаете
   *[other] включает
} нитро: ещё { $spaces }, всего { $number }
formula_d-log-toll = на линии на клетку меньше, всего { $number }
formula_d-log-adjusted = за покрышку { $you ->
    [true] меняете
   *[other] меняет
} ход: всего { $number }
formula_d-log-harmed = { $you ->
    [true] вредите
   *[other] вредит
} сопернику ({ $rival }): { $roll }, { $lost ->
    [1] минус очко ({ $lose })
   *[other] терять нечего ({ $lose })
}
formula_d-log-ambush = { $you ->
    [true] останавливаетесь
   *[other] останавливается
} в засаде: { $roll }, { $lost ->
    [1] минус очко ({ $lose })
   *[other] обошлось
}
formula_d-log-trapped = { $you ->
    [true] проходите
   *[other] проходит
} радар на { $speed } км/ч
formula_d-log-trap-won = быстрее всех у радара на круге { $lap }: возвращаются два очка
formula_d-log-regained = { $you ->
    [true] возвращаете
   *[other] возвращает
} очки: { $parts }

formula_d-ui-home-in = раунд { $round }
formula_d-ui-out-in = сход в раунде { $round }
formula_d-ui-team-wins = Победила команда { $team }
formula_d-ui-nobody-home = Никто не финишировал
formula_d-ui-wins = { $you ->
    [true] Вы победили
   *[other] Победитель: { $name }
}

# Полоса соперников.
formula_d-ui-wear = Износ
formula_d-ui-gear-title = { $gear ->
    [0] без передачи
   *[other] { $gear }-я передача
}
formula_d-ui-alone = единственная машина команды
formula_d-ui-leads = лидер
formula_d-ui-gap-out = сход, раунд { $round }
formula_d-ui-gap-home = финиш, раунд { $round }
formula_d-ui-state-choosing = { $you ->
    [true] выбираете
   *[other] выбирает
}

formula_d-ui-place = { $lap ->
    [0] { $circuit }
   *[other] { $circuit }, круг { $lap } из { $laps }
}
formula_d-ui-risk-debris = обломки { $chance }%
formula_d-ui-risk-crash = машина рядом { $chance }%
formula_d-ui-risk-none = без проверок
formula_d-ui-cost-unit = { $part ->
    [tyres] { $points ->
        [one] покрышка
        [few] покрышки
       *[many] покрышек
    }
    [brakes] { $points ->
        [one] тормоз
        [few] тормоза
       *[many] тормозов
    }
   *[other] { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
}{ $from ->
    [0] { "" }
   *[other] , { $from } → { $to }
}

# Сборка машины.
formula_d-build-title = Своя машина
formula_d-build-prompt = Разделите { $total } очков между шестью частями. Осталось раздать:
formula_d-build-of = из { $total } очков роздано
formula_d-build-spend = { $left ->
    [one] Раздайте ещё { $left } очко
    [few] Раздайте ещё { $left } очка
   *[many] Раздайте ещё { $left } очков
}
formula_d-build-go = Собрать машину
formula_d-build-note = Покрышкам — не больше 14, другим частям — не больше 7; каждой хотя бы 1.
formula_d-build-help-tyres = клетка вылета стоит одну
formula_d-build-help-brakes = каждый сокращает ход на клетку
formula_d-build-help-gearbox = платит за пропуск передач
formula_d-build-help-body = на случай близких машин
formula_d-build-help-engine = для высших передач и резких сбросов
formula_d-build-help-suspension = на случай обломков

# Подсказки: что стоит в этом месте трассы.
formula_d-tip-stops = { $stops ->
    [one] { $stops } остановка
    [few] { $stops } остановки
   *[many] { $stops } остановок
}
formula_d-tip-sign = { $stops ->
    [one] Прежде чем выехать, закончите ход в этом повороте.
   *[other] Прежде чем выехать, закончите в этом повороте ходов: { $stops }.
}
formula_d-tip-missed = { $stops ->
    [one] Без остановки каждая клетка за поворотом стоит одну покрышку.
   *[other] Не хватает одной остановки: каждая клетка за поворотом стоит одну покрышку. Не хватает двух — сход с гонки.
}
formula_d-tip-gear = { $gear ->
    [0] ещё без передачи
   *[other] { $gear }-я передача: { $low }–{ $high }
}
formula_d-tip-left = { $part } { $left }/{ $full }
formula_d-tip-of = осталось { $left } из { $full }
formula_d-tip-made = { $corner }: остановок сделано { $made } из { $stops }.
formula_d-tip-spun = Машину развернуло: следующий ход с 1-й передачи.
formula_d-tip-stalled = Машина заглохла и поедет в следующем раунде.
formula_d-tip-chance = Здесь могут закончиться { $chance }% бросков ({ $rolls }){ $price ->
    [0] .
    [one] , ценой хотя бы { $price } покрышки.
   *[other] , ценой хотя бы { $price } покрышек.
}
formula_d-tip-debris = Обломки
formula_d-tip-debris-help = Кто на них заехал, бросает чёрный кубик: 1–4, в дождь 1–5, отнимают очко подвески.
formula_d-tip-straight = прямая
formula_d-tip-straight-help = На прямой ход идёт по кратчайшему пути. Сменить можно не больше двух полос, а вернуться — только обгоняя машину.
formula_d-tip-corner-help = Ход, законченный здесь, — остановка в этом повороте.
formula_d-tip-arrows = В повороте полосу меняют только по стрелкам.
formula_d-tip-grid = Стартовое место { $place }.
formula_d-tip-box = Бокс: { $names }.
formula_d-tip-pit-help = В конце любого круга, кроме последнего. В боксе возвращаются все покрышки, а чёрный кубик решает, выедете ли вы сразу.
formula_d-tip-lane-left = Левая полоса
formula_d-tip-lane-middle = Средняя полоса
formula_d-tip-lane-right = Правая полоса
formula_d-tip-lane-pit = Пит-лейн
formula_d-tip-part-points = Из одного запаса платят за всё: за клетки вылета, торможение, пропуск передач и проверки. На нуле машина выбывает.
formula_d-tip-part-tyres = Клетка за поворотом стоит одну. Кто потерял последнюю, того разворачивает; новые ждут в боксе.
formula_d-tip-part-brakes = Каждый оставляет одну клетку броска непройденной. Кому дорогу закрыли машины, тормозит поневоле: с четвёртой клетки платят покрышки.
formula_d-tip-part-gearbox = Платит за пропуск передачи вниз.
formula_d-tip-part-body = Ход, законченный рядом с машиной или за ней, проверяют: на 1, а в дождь и на 2, кузов теряет очко. На нуле машина выбывает.
formula_d-tip-part-engine = После 20 на 5-й или 30 на 6-й проверяют все машины на этих передачах: 1–4, в дождь 1–3, отнимают очко. На нуле машина выбывает.
formula_d-tip-part-suspension = Заезд на обломки проверяют: 1–4, в дождь 1–5, отнимают очко. На нуле машина выбывает.

# Повороты с именами.
formula_d-corner-monaco-1 = Сент-Девот
formula_d-corner-monaco-2 = Казино 1
formula_d-corner-monaco-3 = Казино 2
formula_d-corner-monaco-4 = Мирабо
formula_d-corner-monaco-5 = Лоус
formula_d-corner-monaco-6 = Шикана
formula_d-corner-monaco-7 = Табак
formula_d-corner-monaco-8 = Бассейн
formula_d-corner-monaco-9 = Раскасс
formula_d-corner-monaco-10 = Антони Ногес
formula_d-corner-pine_harbour-1 = Маяк
formula_d-corner-pine_harbour-2 = Сетной сарай
formula_d-corner-pine_harbour-3 = Консервный завод
formula_d-corner-pine_harbour-4 = Длинный пирс
formula_d-corner-pine_harbour-5 = Канатный двор
formula_d-corner-pine_harbour-6 = Таможня
