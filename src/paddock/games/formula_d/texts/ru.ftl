# Формула Д.
# $name — гонщик, $corner — буква, $part и $parts — названия частей, $to — клетка, например 2005.

formula_d-name = Formula D
formula_d-about = Свой кубик на каждой передаче и износ, которого должно хватить на гонку.

## Настройка

formula_d-option-name-circuit = Трасса
formula_d-option-help-circuit = Где проходит гонка.
formula_d-choice-circuit-monaco = Монако
formula_d-choice-circuit-sebring = Себринг
formula_d-choice-circuit-hockenheim = Хоккенхайм
formula_d-choice-circuit-valencia = Валенсия
formula_d-choice-circuit-singapore = Сингапур
formula_d-choice-circuit-buddh = Будх
formula_d-choice-circuit-new_jersey = Нью-Джерси
formula_d-choice-circuit-sotchi = Сочи
formula_d-choice-circuit-austin = Остин
formula_d-choice-circuit-zandvoort = Зандворт
formula_d-choice-circuit-spa = Спа
formula_d-choice-circuit-magny_cours = Маньи-Кур
formula_d-choice-circuit-monza = Монца
formula_d-choice-circuit-hockenheim_old = Старый Хоккенхайм
formula_d-choice-circuit-estoril = Эшторил
formula_d-choice-circuit-silverstone = Сильверстоун
formula_d-choice-circuit-barcelona = Барселона
formula_d-choice-circuit-montreal = Монреаль
formula_d-choice-circuit-interlagos = Интерлагос
formula_d-choice-circuit-suzuka = Сузука
formula_d-choice-circuit-imola = Имола
formula_d-choice-circuit-zeltweg = Цельтвег
formula_d-choice-circuit-budapest = Будапешт
formula_d-choice-circuit-nurburgring = Нюрбургринг
formula_d-choice-circuit-melbourne = Мельбурн
formula_d-choice-circuit-sepang = Сепанг
formula_d-choice-circuit-pine_harbour = Сосновая гавань
formula_d-option-name-laps = Круги
formula_d-option-help-laps = Обычно два, для новичков один.
formula_d-choice-laps-usual = Как обычно
formula_d-choice-laps-1 = 1 круг
formula_d-choice-laps-2 = 2 круга
formula_d-choice-laps-3 = 3 круга
formula_d-option-name-rules = Правила
formula_d-option-help-rules = Шесть частей с износом, пит-стопы и воздушный мешок; или один общий запас очков и короткая гонка для новичков.
formula_d-choice-rules-advanced = Полные
formula_d-choice-rules-beginner = Для новичков
formula_d-option-name-race = Гонка
formula_d-option-help-race = Обычная гонка или уличная: каждому один из десяти гонщиков, нитро, без пит-стопов, в «Сосновой гавани» зоны.
formula_d-choice-race-usual = Обычная
formula_d-choice-race-street = Уличная
formula_d-option-name-grid = Стартовая решётка
formula_d-option-help-grid = Места на старте даёт чёрный кубик или круг, который каждый проезжает один.
formula_d-choice-grid-dice = Чёрный кубик
formula_d-choice-grid-qualifying = Квалификация
formula_d-option-name-cars = Машины
formula_d-option-help-cars = У всех машины одинаковые, или каждый делит двадцать очков между частями.
formula_d-choice-cars-ready = Одинаковые
formula_d-choice-cars-built = Каждый собирает свою
formula_d-option-name-weather = Погода
formula_d-option-help-weather = Сухо, дождь или переменчиво; под дождём проверки труднее.
formula_d-option-name-tyre_types = Типы покрышек
formula_d-option-help-tyre_types = Твёрдые, мягкие и дождевые: одни катятся дальше, другие скользят, третьи быстрее стираются.
formula_d-option-name-technical_stops = Ремонт в боксах
formula_d-option-help-technical_stops = На пит-стопе можно восстановить до двух очков других частей.
formula_d-option-name-teams = Команды
formula_d-option-help-teams = За каждую команду едут две машины, побеждают по очкам. При нечётном числе одна едет без пары.
formula_d-option-name-tyre_floor = Не хватает одной покрышки
formula_d-option-help-tyre_floor = Что будет с машиной, которой для вылета не хватает ровно одного очка покрышек.
formula_d-choice-tyre_floor-rulebook = Её разворачивает
formula_d-choice-tyre_floor-official = Она выбывает
formula_d-option-name-slow_stop = После долгого пит-стопа
formula_d-option-help-slow_stop = На какой передаче машина выезжает из бокса в следующем раунде.
formula_d-choice-slow_stop-fourth = На 4-й передаче
formula_d-choice-slow_stop-any = На любой не выше 4-й

## Слова

formula_d-part-tyres = покрышки
formula_d-part-brakes = тормоза
formula_d-part-gearbox = коробка
formula_d-part-body = кузов
formula_d-part-engine = двигатель
formula_d-part-suspension = подвеска
formula_d-weather-good = ясно
formula_d-weather-changeable = переменчиво, пока сухо
formula_d-weather-rain-changeable = переменчиво, сейчас мокро
formula_d-weather-rain = дождь
formula_d-tyres-hard = твёрдые
formula_d-tyres-soft = мягкие
formula_d-tyres-rain = дождевые

## Гонщики уличных гонок

formula_d-driver-iris = Айрис Ванн
formula_d-driver-rufus = Руфус Белл
formula_d-driver-oksana = Оксана Грит
formula_d-driver-pavel = Павел Орлик
formula_d-driver-celine = Селин Марш
formula_d-driver-tuck = Так Мэлоун
formula_d-driver-odo = Большой Одо
formula_d-driver-farrow = Леди Фэрроу
formula_d-driver-kai = Каи Махоэ
formula_d-driver-nadia = Надя Флинт
formula_d-ability-iris = все другие проезжают через линию на клетку меньше
formula_d-ability-rufus = из поворота на клетку больше или меньше за очко покрышек
formula_d-ability-oksana = раз за гонку отнимает очко у машины рядом
formula_d-ability-pavel = двигатель ломается реже
formula_d-ability-celine = перебрасывает погоду и почти не скользит
formula_d-ability-tuck = на линии возвращает четыре очка
formula_d-ability-odo = столкнувшийся с ним бросает дважды
formula_d-ability-farrow = первая при равенстве на старте и на трассе
formula_d-ability-kai = раз за круг оставляет обломки и меньше их боится
formula_d-ability-nadia = с нитро ещё три клетки

## Вопросы

formula_d-question-build-car = Сколько очков дать этой части: { $part }? На все осталось { $left }.
formula_d-question-choose-tyres = Погода: { $weather }. Какие покрышки?
formula_d-question-gear =
    Сейчас { $gear }-я передача. { $far ->
        [0] В повороте { $corner } { $stops ->
            [one] нужна { $stops } остановка
            [few] нужно { $stops } остановки
           *[many] нужно { $stops } остановок
        }, сделано { $made }.
        [one] До поворота { $corner } { $far } клетка, в нём { $stops ->
            [one] нужна { $stops } остановка
            [few] нужно { $stops } остановки
           *[many] нужно { $stops } остановок
        }.
        [few] До поворота { $corner } { $far } клетки, в нём { $stops ->
            [one] нужна { $stops } остановка
            [few] нужно { $stops } остановки
           *[many] нужно { $stops } остановок
        }.
       *[many] До поворота { $corner } { $far } клеток, в нём { $stops ->
            [one] нужна { $stops } остановка
            [few] нужно { $stops } остановки
           *[many] нужно { $stops } остановок
        }.
    } Какая передача теперь?
formula_d-question-move =
    { $how ->
        [slide] Машина скользит ещё на { $number ->
            [one] { $number } клетку
            [few] { $number } клетки
           *[many] { $number } клеток
        }. Куда?
        [pit-exit] Из бокса на { $number ->
            [one] { $number } клетку
            [few] { $number } клетки
           *[many] { $number } клеток
        }. Куда?
       *[other] { $number ->
            [one] { $number } клетка
            [few] { $number } клетки
           *[many] { $number } клеток
        } на { $gear }-й передаче. Куда?
    }
formula_d-question-slipstream = Прямо перед вами машина. Ещё три клетки в её воздушном мешке?
formula_d-question-bonus = Мягкие покрышки везут на клетку дальше. Куда?
formula_d-question-technical-stop =
    Ремонтировать? До конца гонки команда может восстановить { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

formula_d-question-nitro =
    { $number ->
        [one] { $number } клетка
        [few] { $number } клетки
       *[many] { $number } клеток
    } на { $gear }-й передаче. Нитро? До следующего круга его больше не будет, и тормозить по желанию нельзя.
formula_d-question-adjust =
    { $number ->
        [one] { $number } клетка
        [few] { $number } клетки
       *[many] { $number } клеток
    } из поворота. На одну больше или меньше за очко покрышек?
formula_d-question-regain = На линии возвращаются два очка. Какие?
formula_d-question-drop-debris = Оставить обломки на { NUMBER($space, useGrouping: 0) }, откуда вы приехали? Раз за круг.
formula_d-question-harm = Рядом машина. Навредить ей? Раз за гонку.
formula_d-question-repeat-weather = Погода: { $weather }. Бросить снова?

## Варианты

formula_d-option-points = { $points }
formula_d-option-tyres = Покрышки: { $type }
formula_d-option-gear =
    { $gear }-я передача: { $low }–{ $high }{ $gearbox ->
        [0] {""}
       *[other] , коробка −{ $gearbox }
    }{ $brakes ->
        [0] {""}
       *[other] , тормоза −{ $brakes }
    }{ $engine ->
        [0] {""}
       *[other] , двигатель −{ $engine }
    }{ $stop ->
        [0] {""}
       *[other] ; остановка { $stop }%
    }{ $brake ->
        [0] {""}
       *[other] ; торможение { $brake }%
    }{ $over ->
        [0] {""}
       *[other] ; вылет { $over }%
    }{ $out ->
        [0] {""}
       *[other] ; сход { $out }%
    }
formula_d-option-move =
    { $ends ->
        [box] В свой бокс
        [wait] Ждать на { NUMBER($to, useGrouping: 0) }
        [finish] Через линию финиша
       *[drive] На { NUMBER($to, useGrouping: 0) }
    }{ $stop ->
        [1] , остановка в { $corner }
       *[other] {""}
    }{ $brakes ->
        [0] {""}
       *[other] , тормоза −{ $brakes }
    }{ $tyres ->
        [0] {""}
       *[other] , покрышки −{ $tyres } за торможение
    }{ $price ->
        [0] {""}
       *[other] , покрышки −{ $price } за вылет на { $over }
    }{ $spins ->
        [1] , разворот
       *[other] {""}
    }{ $marked ->
        [0] {""}
        [one] , по обломкам
        [few] , по обломкам { $marked } раза
       *[many] , по обломкам { $marked } раз
    }
formula_d-option-stay = Остаться здесь
formula_d-option-pit-roll = Без ремонта, бросить чёрный кубик
formula_d-option-repair = Ремонт: { $parts }

formula_d-option-keep = Нет
formula_d-option-nitro =
    Нитро, ещё { $spaces }: всего { $number ->
        [one] { $number } клетка
        [few] { $number } клетки
       *[many] { $number } клеток
    }
formula_d-option-adjust =
    { $number ->
        [one] { $number } клетка
        [few] { $number } клетки
       *[many] { $number } клеток
    }, покрышки −1
formula_d-option-drop = Обломки на { NUMBER($space, useGrouping: 0) }
formula_d-option-harm = { $rival }
formula_d-option-repeat = Бросить снова

formula_d-hint-gear = Наберите передачу, например { $example }. Проценты — это шансы кубика.

# Что набирают в терминале.
formula_d-key-gear = п{ $gear }
formula_d-key-points = { $points }
formula_d-key-stay = о

## События

formula_d-event-team =
    Команда { $team ->
        [0] A
        [1] B
        [2] C
        [3] D
       *[other] E
    }: { $drivers }{ $alone ->
        [1] , без пары
       *[other] {""}
    }.
formula_d-event-built = { $name } собирает машину: { $points }.
formula_d-event-grid-roll = { $name } бросает за место на старте: { $roll }.
formula_d-event-lap-driven =
    { $void ->
        [1] { $name } не останавливается в длинном повороте: круг не засчитан.
       *[other] { $name } проезжает круг за { $score ->
            [one] { $score } очко
            [few] { $score } очка
           *[many] { $score } очков
        }{ $rolls ->
            [0] {""}
            [one] , { $rolls } бросок
            [few] , { $rolls } броска
           *[many] , { $rolls } бросков
        }.
    }
formula_d-event-weather = На чёрном кубике { $roll }. Погода: { $weather }.
formula_d-event-tyres = { $name } ставит покрышки: { $type }.
formula_d-event-grid =
    { $circuit }, { $laps ->
        [one] { $laps } круг
        [few] { $laps } круга
       *[many] { $laps } кругов
    }. На старте: { $order }.
formula_d-event-round-began = Раунд { $round }
formula_d-event-start-roll =
    { $how ->
        [stalled] { $name } бросает { $roll } и глохнет.
        [great] { $name } бросает { $roll }: великолепный старт.
       *[started] { $name } бросает { $roll } и трогается.
    }
formula_d-event-shifted =
    { $name } едет на { $gear }-й передаче{ $gearbox ->
        [0] {""}
       *[other] , коробка −{ $gearbox }
    }{ $brakes ->
        [0] {""}
       *[other] , тормоза −{ $brakes }
    }{ $engine ->
        [0] {""}
       *[other] , двигатель −{ $engine }
    }.
formula_d-event-rolled = { $name } бросает { $roll } на { $gear }-й передаче.
formula_d-event-moved =
    { $how ->
        [slide] { $name } скользит на { NUMBER($to, useGrouping: 0) }.
        [bonus] { $name } катится ещё, на { NUMBER($to, useGrouping: 0) }.
        [slipstream] { $name } едет в воздушном мешке на { NUMBER($to, useGrouping: 0) }.
        [pit-exit] { $name } быстро покидает бокс и едет на { NUMBER($to, useGrouping: 0) }.
       *[drive] { $spaces ->
            [0] { $name } остаётся на { NUMBER($to, useGrouping: 0) }.
            [one] { $name } проезжает { $spaces } клетку, на { NUMBER($to, useGrouping: 0) }.
            [few] { $name } проезжает { $spaces } клетки, на { NUMBER($to, useGrouping: 0) }.
           *[many] { $name } проезжает { $spaces } клеток, на { NUMBER($to, useGrouping: 0) }.
        }
    }
formula_d-event-crossed-line = { $name } пересекает линию: круг { $lap } из { $laps }.
formula_d-event-braked =
    { $blocked ->
        [0] { $name } тормозит на { $braked }
        [one] { $name } не может проехать ещё { $blocked } клетку
        [few] { $name } не может проехать ещё { $blocked } клетки
       *[many] { $name } не может проехать ещё { $blocked } клеток
    }{ $brakes ->
        [0] {""}
       *[other] , тормоза −{ $brakes }
    }{ $tyres ->
        [0] {""}
       *[other] , покрышки −{ $tyres }
    }.
formula_d-event-stop = { $name } останавливается в повороте { $corner }: { $made } из { $of }.
formula_d-event-overshot =
    { $name } вылетает на { $spaces ->
        [one] { $spaces } клетку
        [few] { $spaces } клетки
       *[many] { $spaces } клеток
    }{ $tyres ->
        [0] {""}
       *[other] , покрышки −{ $tyres }
    }.
formula_d-event-spun = Машину разворачивает: { $name }.
formula_d-event-check =
    { $lost ->
        [1] { $name } проверяет: { $part }, { $roll } — очко потеряно.
       *[other] { $name } проверяет: { $part }, { $roll } — всё в порядке.
    }
formula_d-event-debris = Обломки на клетке { NUMBER($space, useGrouping: 0) }.
formula_d-event-pit =
    { $where ->
        [entering] { $name } едет по пит-лейну.
        [box] { $name } в боксе.
        [leaving] { $name } покидает бокс.
       *[track] { $name } снова на трассе.
    }
formula_d-event-waits = { $name } ждёт на пит-лейне.
formula_d-event-fresh-tyres = { $name } получает свежие покрышки: { $points }.
formula_d-event-pit-roll =
    { $spaces ->
        [0] { $name } бросает в боксе { $roll }: долгий пит-стоп.
       *[other] { $name } бросает в боксе { $roll } и сразу едет на { $spaces }.
    }
formula_d-event-repaired = { $name } ремонтирует: { $parts }.
formula_d-event-driver = { $name } едет за гонщика { $driver }: { $ability }.
formula_d-event-nitro = { $name } включает нитро: ещё { $spaces }, всего { $number }.
formula_d-event-toll =
    За линией следят: { $name } проезжает только { $number ->
        [one] { $number } клетку
        [few] { $number } клетки
       *[many] { $number } клеток
    }.
formula_d-event-adjusted =
    { $name } отдаёт очко покрышек и проезжает { $number ->
        [one] { $number } клетку
        [few] { $number } клетки
       *[many] { $number } клеток
    }.
formula_d-event-harmed =
    { $lost ->
        [1] { $name } вредит: { $rival }, { $roll }, { $part } — очко потеряно.
       *[other] { $name } вредит: { $rival }, { $roll }, { $part } — терять уже нечего.
    }
formula_d-event-ambush =
    { $lost ->
        [1] { $name } останавливается в засаде: { $roll }, { $part } — очко потеряно.
       *[other] { $name } останавливается в засаде: { $roll }, всё в порядке.
    }
formula_d-event-trapped = Радар показывает { $speed } км/ч: { $name }.
formula_d-event-trap-won = { $name } быстрее всех у радара на круге { $lap } и возвращает два очка.
formula_d-event-regained = { $name } возвращает очки: { $parts }.
formula_d-event-finished = { $name } финиширует на { $place }-м месте.
formula_d-event-eliminated =
    { $cause ->
        [tyres] { $name } выбывает: не хватает покрышек.
        [stops] { $name } выбывает: пропущены две остановки.
        [blocked] { $name } выбывает: не затормозить.
        [collision] { $name } выбывает: разбит кузов.
        [debris] { $name } выбывает: сломана подвеска.
        [engine] { $name } выбывает: сгорел двигатель.
        [ambush] { $name } выбывает: засада.
        [harm] { $name } выбывает: соперники навредили.
       *[points] { $name } выбывает: очков не осталось.
    }
formula_d-event-race-over =
    Гонка закончилась после { $rounds ->
        [one] { $rounds } раунда
       *[other] { $rounds } раундов
    }: { $order }.

formula_d-outcome-all-home = Гонка закончилась, раундов: { $rounds }.
formula_d-outcome-nobody-finished = Никто не финишировал; последняя машина выбыла в раунде { $rounds }.
formula_d-outcome-teams-ranked = Итог команд подведён, раундов: { $rounds }.
formula_d-outcome-too-long = Гонка остановлена: она очень затянулась, раундов: { $rounds }.

formula_d-statistic-winner-rounds = Раундов до финиша победителя
formula_d-statistic-out-tyres = Выбыли: покрышки
formula_d-statistic-out-stops = Выбыли: пропущенные остановки
formula_d-statistic-out-blocked = Выбыли: некуда ехать
formula_d-statistic-out-collision = Выбыли: столкновения
formula_d-statistic-out-debris = Выбыли: обломки
formula_d-statistic-out-engine = Выбыли: двигатели
formula_d-statistic-out-points = Выбыли: не осталось очков
formula_d-statistic-out-ambush = Выбыли: засада
formula_d-statistic-out-harm = Выбыли: вред от соперников
formula_d-statistic-markers = Обломков на трассе

## Отказы

formula_d-refusal-no-such-gear = Передач только шесть.
formula_d-refusal-gear-too-high = Вверх можно переключиться только на одну передачу.
formula_d-refusal-gear-too-low = Пропустить можно не больше трёх передач.
formula_d-refusal-cannot-pay-shift = Машине нечем заплатить за такой пропуск передач.
formula_d-refusal-no-such-move = Столько разных концов у хода нет.
formula_d-refusal-no-such-tyres = Покрышек три типа.
formula_d-refusal-not-so-many-points = У этой части не может быть столько очков.
formula_d-refusal-nothing-to-repair = Чинить тут нечего.

formula_d-refusal-no-such-nitro = Больше нитро нет.

## Рисунок

formula_d-picture-title = { $circuit }, круг { $lap } из { $laps }, раунд { $round }
formula_d-picture-lanes = лсп
formula_d-picture-head = пер круг покр торм кор куз двиг подв
formula_d-picture-pool = пер круг очки
formula_d-picture-corner = { $corner }×{ $stops }
formula_d-picture-made = остановок { $made }
formula_d-picture-spun = развёрнута
formula_d-picture-stalled = заглохла
formula_d-picture-pit =
    { $where ->
        [entering] пит-лейн, въезд
        [box] в боксе
       *[leaving] пит-лейн, выезд
    }
formula_d-picture-home = финиш в раунде { $round }
formula_d-picture-out = выбыла в раунде { $round }
formula_d-picture-grid = ждёт
formula_d-picture-nitro = нитро
