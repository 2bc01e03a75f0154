# Что говорит стол Steampunk Rally.

steampunk_rally-ui-round =
    Раунд { $round }{ $last ->
        [true] {" "}· последний
       *[other] { "" }
    }
steampunk_rally-ui-over = Гонка окончена
steampunk_rally-ui-choosing = Изобретатели
steampunk_rally-ui-phase-set_up = Подготовка
steampunk_rally-ui-phase-draft = Драфт
steampunk_rally-ui-phase-vent = Испарение
steampunk_rally-ui-phase-race = Гонка
steampunk_rally-ui-phase-damage = Повреждения
steampunk_rally-ui-ready = готовы { $ready } из { $racers }
steampunk_rally-ui-your-choice =
    { $phase ->
        [draft] Драфт: решаете вы
        [vent] Испарение: решаете вы
        [race] Гонка: решаете вы
        [damage] Повреждения: решаете вы
       *[other] Решаете вы
    }
steampunk_rally-ui-waiting =
    { $phase ->
        [draft] Драфт: { $note }
        [vent] Испарение: { $note }
        [race] Гонка: { $note }
        [damage] Повреждения: { $note }
       *[other] { $note }
    }
steampunk_rally-ui-order = Порядок на трассе
steampunk_rally-ui-to-line = до черты
steampunk_rally-ui-state-busy-set_up =
    { $you ->
        [true] выбираете
       *[other] выбирает
    }
steampunk_rally-ui-state-busy-draft =
    { $you ->
        [true] выбираете
       *[other] выбирает
    }
steampunk_rally-ui-state-busy-vent =
    { $you ->
        [true] испаряете
       *[other] испаряет
    }
steampunk_rally-ui-state-busy-race =
    { $you ->
        [true] едете
       *[other] едет
    }
steampunk_rally-ui-state-busy-damage =
    { $you ->
        [true] теряете отсеки
       *[other] теряет отсеки
    }
steampunk_rally-ui-state-busy-end =
    { $you ->
        [true] убираете кубики
       *[other] убирает кубики
    }
steampunk_rally-ui-state-done = готово
steampunk_rally-ui-state-home = финиш
steampunk_rally-ui-row =
    { $name }: { $state }. { $beyond ->
        [true] За чертой на { $spaces }
       *[other] До черты { $spaces }
    }, датчик { $gauge }, отсеков: { $parts }, деталей: { $cogs }, кубиков: { $dice }, усилений: { $boosts }
steampunk_rally-ui-show-machine = Машина: { $name }
steampunk_rally-ui-gain-motion =
    { $count ->
        [one] { $count } движение
        [few] { $count } движения
       *[other] { $count } движений
    }
steampunk_rally-ui-gain-smooth =
    { $count ->
        [one] { $count } плавное движение
        [few] { $count } плавных движения
       *[other] { $count } плавных движений
    }
steampunk_rally-ui-gain-cog =
    { $count ->
        [one] { $count } деталь
        [few] { $count } детали
       *[other] { $count } деталей
    }
steampunk_rally-ui-gain-reinforce =
    { $count ->
        [one] { $count } усиление машины
        [few] { $count } усиления машины
       *[other] { $count } усилений машины
    }
steampunk_rally-ui-gain-damage =
    { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
       *[other] { $count } повреждений
    }
steampunk_rally-ui-gain-die-heat =
    { $count ->
        [one] { $count } кубик тепла
        [few] { $count } кубика тепла
       *[other] { $count } кубиков тепла
    }
steampunk_rally-ui-gain-die-steam =
    { $count ->
        [one] { $count } кубик пара
        [few] { $count } кубика пара
       *[other] { $count } кубиков пара
    }
steampunk_rally-ui-gain-die-electric =
    { $count ->
        [one] { $count } кубик электричества
        [few] { $count } кубика электричества
       *[other] { $count } кубиков электричества
    }
steampunk_rally-ui-gain-out-heat =
    { $count ->
        [one] убрать { $count } кубик тепла
        [few] убрать { $count } кубика тепла
       *[other] убрать { $count } кубиков тепла
    }
steampunk_rally-ui-gain-out-steam =
    { $count ->
        [one] убрать { $count } кубик пара
        [few] убрать { $count } кубика пара
       *[other] убрать { $count } кубиков пара
    }
steampunk_rally-ui-gain-out-electric =
    { $count ->
        [one] убрать { $count } кубик электричества
        [few] убрать { $count } кубика электричества
       *[other] убрать { $count } кубиков электричества
    }
steampunk_rally-ui-gain-out-any =
    { $count ->
        [one] убрать { $count } кубик
        [few] убрать { $count } кубика
       *[other] убрать { $count } кубиков
    }
steampunk_rally-ui-gauge-title = Датчик повреждений
steampunk_rally-ui-gauge =
    { $parts ->
        [0] отсеки в безопасности
        [one] в конце раунда отвалится { $parts } отсек
        [few] в конце раунда отвалятся { $parts } отсека
       *[other] в конце раунда отвалится { $parts } отсеков
    }
steampunk_rally-ui-gauge-end = следующее повреждение сразу отломит отсек
steampunk_rally-ui-gauge-explodes = в конце раунда машина взорвётся
steampunk_rally-ui-bulb =
    { $on ->
        [true] Горит
       *[other] Погасла
    }
steampunk_rally-ui-cogs =
    { $count ->
        [one] деталь
        [few] детали
       *[other] деталей
    }
steampunk_rally-ui-do = Так и сделать
steampunk_rally-ui-awaited =
    { $count ->
        [0] Едем дальше
        [one] Ждём ещё { $count } игрока
       *[other] Ждём ещё { $count } игроков
    }
steampunk_rally-ui-beyond =
    { $beyond ->
        [true] за чертой: { $spaces }
       *[other] до черты: { $spaces }
    }
steampunk_rally-ui-shared = Победа поделена
steampunk_rally-ui-you-win = Вы победили!
steampunk_rally-ui-wins = Победа: { $name }
steampunk_rally-ui-race-over =
    Гонка окончена, { $rounds ->
        [one] прошёл { $rounds } раунд
        [few] прошло { $rounds } раунда
       *[other] прошло { $rounds } раундов
    }

## Гонка

steampunk_rally-ui-die =
    { $die ->
        [heat] кубик тепла
        [steam] кубик пара
       *[electric] кубик электричества
    }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    }
steampunk_rally-ui-dice = Кубики
steampunk_rally-ui-no-dice = кубиков нет
steampunk_rally-ui-race-prompt = Возьмите кубики или нажмите на светящийся отсек
steampunk_rally-ui-race-part = Теперь нажмите на светящийся отсек
steampunk_rally-ui-race-nothing = Этими кубиками не включить ни одного отсека
steampunk_rally-ui-race-left =
    { $count ->
        [0] Ещё можно включить лампочку
        [one] Ещё можно активировать { $count } отсек
        [few] Ещё можно активировать { $count } отсека
       *[other] Ещё можно активировать { $count } отсеков
    }
steampunk_rally-ui-sum =
    «{ $card }»: { $power } ÷ { $each }{ $lost ->
        [0] { "" }
        [one] , { $lost } очко пропадёт
        [few] , { $lost } очка пропадут
       *[other] , { $lost } очков пропадут
    }
steampunk_rally-ui-sum-star = «{ $card }»: один любой кубик, раз за фазу гонки
steampunk_rally-ui-damage = повреждения: { $range }
steampunk_rally-ui-terrain-ignored = местность не в счёт
steampunk_rally-ui-finish = Закончить ход
steampunk_rally-ui-finish-again =
    Закончить? Останется: { $count }
steampunk_rally-ui-activate = Активировать
steampunk_rally-ui-pick-die = Возьмите кубик
steampunk_rally-ui-light = Включить лампочку
steampunk_rally-ui-play-boost = Сыграть «{ $card }»
steampunk_rally-ui-do-reroll =
    Перебросить кубик { $die ->
        [heat] тепла
        [steam] пара
       *[electric] тока
    } ({ $value })
steampunk_rally-ui-do-raise =
    Поднять кубик { $die ->
        [heat] тепла
        [steam] пара
       *[electric] тока
    } ({ $value }) на 1
steampunk_rally-ui-card-gives = «{ $card }»: { $gain }.
steampunk_rally-ui-reroll-help = Одна деталь. Новый бросок остаётся, взять его назад нельзя.
steampunk_rally-ui-cancel = Отмена
steampunk_rally-ui-why-no-cogs = У вас нет деталей.
steampunk_rally-ui-why-pick-one = Сначала возьмите кубик.
steampunk_rally-ui-why-six = Больше 6 на кубике не бывает.
steampunk_rally-ui-use-reroll = Перебросить
steampunk_rally-ui-use-raise = Прибавить 1
steampunk_rally-ui-boosts = Усиления
steampunk_rally-ui-change = Перестроить
steampunk_rally-ui-boost-when =
    { $when ->
        [draft] Только в драфте.
        [vent] Только в фазе испарения.
       *[race] Только в фазе гонки.
    }
steampunk_rally-ui-boost-not-now = Сейчас оно ничего не даст.
steampunk_rally-ui-bulb-lights =
    { $count ->
        [one] включит { $count } отсек
        [few] включит { $count } отсека
       *[other] включит { $count } отсеков
    }
steampunk_rally-ui-boosts-held =
    { $count ->
        [one] усиление
        [few] усиления
       *[other] усилений
    }

## Почему нельзя

steampunk_rally-refusal-too-few-pips = Для этого отсека кубиков мало или они слишком малы.
steampunk_rally-refusal-six = Больше 6 на кубике не бывает.
steampunk_rally-refusal-pick-one = Возьмите кубик, который деталь должна изменить.
steampunk_rally-refusal-no-cogs = У вас нет деталей.
steampunk_rally-refusal-boost-waits =
    { $when ->
        [draft] Это усиление играют в драфте.
        [vent] Это усиление играют в фазе испарения.
        [race] Это усиление играют в фазе гонки.
       *[any] Сейчас это усиление ничего не даст.
    }
steampunk_rally-refusal-chip-build = Усиление — не отсек, построить его нельзя.
steampunk_rally-refusal-chip-power = В углу этой карты нет кубиков.
steampunk_rally-refusal-chip-cogs = В углу этой карты нет деталей.
steampunk_rally-refusal-chip-keep = Себе берут только усиления.

## Драфт

steampunk_rally-ui-pick = Выбор { $number } из { $of }
steampunk_rally-ui-use = «{ $card }»: что с ней делать?
steampunk_rally-ui-hands-pass = карты идут
steampunk_rally-ui-hand = Ваша рука
steampunk_rally-ui-chips = «{ $card }»: что с ней делать
steampunk_rally-ui-draft-help = Нажмите на карту и увидите, чем она может стать. Все выбирают сразу и втайне.
steampunk_rally-ui-choose-card = Выберите карту
steampunk_rally-ui-keep-card = Взять «{ $card }»
steampunk_rally-ui-choose-chip = Выберите, что сделать
steampunk_rally-ui-give-up = Выберите карту
steampunk_rally-ui-chip-build = Построить
steampunk_rally-ui-chip-build-socket =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
steampunk_rally-ui-chip-build-room = переложив машину
steampunk_rally-ui-chip-build-loss = ценой другого отсека
steampunk_rally-ui-chip-build-never = не отсек
steampunk_rally-ui-chip-no-part = усиление не строят
steampunk_rally-ui-chip-dice =
    { $count ->
        [0] Кубики
        [one] { $count } кубик
        [few] { $count } кубика
       *[other] { $count } кубиков
    }
steampunk_rally-ui-chip-of-heat = тепла
steampunk_rally-ui-chip-of-steam = пара
steampunk_rally-ui-chip-of-electric = тока
steampunk_rally-ui-chip-no-dice = на карте их нет
steampunk_rally-ui-chip-cogs =
    { $count ->
        [0] Детали
        [one] { $count } деталь
        [few] { $count } детали
       *[other] { $count } деталей
    }
steampunk_rally-ui-chip-now = сразу
steampunk_rally-ui-chip-no-cogs = на карте их нет
steampunk_rally-ui-chip-keep = Взять себе
steampunk_rally-ui-chip-for-later = на потом
steampunk_rally-ui-chip-only-boosts = лишь усиления
steampunk_rally-ui-deed-build = Построить «{ $card }»
steampunk_rally-ui-deed-power =
    Взять { $die ->
        [heat] { $count ->
            [one] { $count } кубик тепла
            [few] { $count } кубика тепла
           *[other] { $count } кубиков тепла
        }
        [steam] { $count ->
            [one] { $count } кубик пара
            [few] { $count } кубика пара
           *[other] { $count } кубиков пара
        }
       *[electric] { $count ->
            [one] { $count } кубик электричества
            [few] { $count } кубика электричества
           *[other] { $count } кубиков электричества
        }
    }
steampunk_rally-ui-deed-cogs =
    Взять { $count ->
        [one] { $count } деталь
        [few] { $count } детали
       *[other] { $count } деталей
    }
steampunk_rally-ui-deed-keep = Взять «{ $card }» себе
steampunk_rally-ui-choose-inventor-help = Нажмите на изобретателя на столе.
steampunk_rally-ui-inventor-help = Кабину включает лампочка, другую карту — кубики.
steampunk_rally-ui-inventor-go = { $name }: поехали

## Испарение

steampunk_rally-ui-vent = Испарение
steampunk_rally-ui-vent-prompt =
    { $pips ->
        [0] Нажатие снимает с кубика очко. Деталь оплачивает два очка.
        [one] Оплачено ещё { $pips } очко: нажмите на кубик.
        [few] Оплачено ещё { $pips } очка: нажмите на кубик.
       *[other] Оплачено ещё { $pips } очков: нажмите на кубик.
    }
steampunk_rally-ui-vent-nothing =
    { $dice ->
        [0] В ваших пазах нет кубиков.
       *[other] Без деталей очки не снять.
    }
steampunk_rally-ui-vent-die =
    { $die ->
        [heat] Кубик тепла
        [steam] Кубик пара
       *[electric] Кубик электричества
    } { $value }: { $left ->
        [0] покинет паз
       *[other] останется { $left }
    }
steampunk_rally-ui-vent-help = Кубик без очков покидает паз, и паз снова свободен.
steampunk_rally-ui-vent-left =
    { $count ->
        [one] очко, не больше
        [few] очка, не больше
       *[other] очков, не больше
    }
steampunk_rally-ui-vent-done = Закончить испарение
steampunk_rally-ui-vent-lost =
    Закончить? { $count ->
        [one] Пропадёт { $count } очко
        [few] Пропадут { $count } очка
       *[other] Пропадут { $count } очков
    }

## Другие вопросы

steampunk_rally-ui-choose = Выберите
steampunk_rally-ui-now-motion = Движение
steampunk_rally-ui-now-smooth = Плавное движение
steampunk_rally-ui-now-cog = Взять деталь
steampunk_rally-ui-now-reinforce = Усилить машину
steampunk_rally-ui-now-damage = Повреждение
steampunk_rally-ui-now-die-heat = Взять кубик тепла
steampunk_rally-ui-now-die-steam = Взять кубик пара
steampunk_rally-ui-now-die-electric = Взять кубик электричества
steampunk_rally-ui-now-out-heat = Убрать кубик тепла
steampunk_rally-ui-now-out-steam = Убрать кубик пара
steampunk_rally-ui-now-out-electric = Убрать кубик электричества
steampunk_rally-ui-now-out-any = Убрать любой кубик
steampunk_rally-ui-one-of = 1 из { $count }
steampunk_rally-ui-left =
    { $spaces ->
        [0] у самой черты
       *[other] до черты { $spaces }
    }
steampunk_rally-ui-space = Участок { $space }
steampunk_rally-ui-takes-along = на нём держится: { $cards }
steampunk_rally-ui-takes-nothing = на нём ничего не держится
steampunk_rally-ui-of-so-many = из { $count }
steampunk_rally-ui-pay-die = Отдать { $die }
steampunk_rally-ui-gauge-falls = датчик упадёт
steampunk_rally-ui-scrap-note = ничего не даст
steampunk_rally-ui-socket =
    { $side ->
        [left] Слева от отсека «{ $card }»
        [right] Справа от отсека «{ $card }»
        [above] Над отсеком «{ $card }»
       *[below] Под отсеком «{ $card }»
    }
steampunk_rally-ui-go-socket = Поставить сюда
steampunk_rally-ui-go-lose = Сбросить этот отсек
steampunk_rally-ui-go-way = Ехать сюда
steampunk_rally-ui-go-land = Продолжить отсюда
steampunk_rally-ui-go-slot = Убрать этот кубик
steampunk_rally-ui-go-store = Отложить этот кубик
steampunk_rally-ui-go-store-at = Сохранить здесь
steampunk_rally-ui-go-on-top = Положить наверх
steampunk_rally-ui-help-choose-effect =
    { $slash ->
        [true] На карте с чертой вы получаете одну из сторон. Порядок выбираете вы.
       *[other] Случится всё; порядок выбираете вы.
    }
steampunk_rally-ui-help-choose-way = Дороги сойдутся снова. Короткая — тряская.
steampunk_rally-ui-help-lose-part = Отсек выбираете вы. Кубики с него уйдут в банк.
steampunk_rally-ui-help-attach-part = Нажмите на отмеченное место машины.
steampunk_rally-ui-help-move-card = Нажмите на отмеченное место машины.
steampunk_rally-ui-help-change-machine = Нажмите на карту своей машины. Переставлять можно даром, сброшенный отсек ничего не даст.
steampunk_rally-ui-help-discard-die = Паз снова станет свободен.
steampunk_rally-ui-help-damage-menu = Теряют столько отсеков, на сколько датчик ниже 0. Усиления ещё могут помочь.
steampunk_rally-ui-help-choose-target = Только соперники впереди вас.
steampunk_rally-ui-help-store-die = Сохранённый кубик бросят в следующей фазе гонки; остальные вернутся в банк.
steampunk_rally-ui-help-last-call = Снова спросят, только если кто-то сделает ход. В гонке усиление отменяет ваш пас.
steampunk_rally-ui-help-store-at = Сохранённый кубик теряется вместе с отсеком.
steampunk_rally-ui-help-top-part = В следующем драфте усиление может построить верхнюю карту стопки сброса.
steampunk_rally-ui-help-land-behind = Вы продолжите сразу позади последней машины.
steampunk_rally-ui-help-pay-levy = Одна деталь — или датчик упадёт на 1.
steampunk_rally-ui-help-choose-pile = Отсек сразу строят.
steampunk_rally-ui-wait =
    { $phase ->
        [draft] Вы выбрали
        [vent] Вы закончили испарение
        [race] Ваш ход закончен
       *[other] Решают другие
    }

## Журнал: стоит за именем того, о ком речь

steampunk_rally-log-with = { $said }: { $gains }
steampunk_rally-log-goes-on =
    { $you ->
        [true] продолжаете
       *[other] продолжает
    }
steampunk_rally-log-vented-card = «{ $card }» ({ $left })
steampunk_rally-log-rearranged =
    { $you ->
        [true] перестраиваете машину
       *[other] перестраивает машину
    }
steampunk_rally-log-card = «{ $card }»
steampunk_rally-log-part-lost =
    { $how ->
        [break] { $you ->
            [true] теряете { $card }: датчик на пределе
           *[other] теряет { $card }: датчик на пределе
        }
        [damage] { $you ->
            [true] теряете { $card } из-за повреждений
           *[other] теряет { $card } из-за повреждений
        }
        [fit] { $you ->
            [true] сбрасываете { $card }: больше не помещается
           *[other] сбрасывает { $card }: больше не помещается
        }
        [room] { $you ->
            [true] сбрасываете { $card } ради нового отсека
           *[other] сбрасывает { $card } ради нового отсека
        }
        [scrap] { $you ->
            [true] сбрасываете { $card }
           *[other] сбрасывает { $card }
        }
        [explosion] { $you ->
            [true] теряете { $card } при взрыве
           *[other] теряет { $card } при взрыве
        }
       *[deck] { $you ->
            [true] возвращаете { $card }
           *[other] возвращает { $card }
        }
    }
steampunk_rally-log-vented-to =
    { $die ->
        [heat] тепло
        [steam] пар
       *[electric] электричество
    } { $value ->
        [0] — кубик ушёл
       *[other] { $value }
    }
steampunk_rally-log-boost-played =
    { $you ->
        [true] играете «{ $card }»
       *[other] играет «{ $card }»
    }{ $aimed ->
        [true] {" "}(цель: { $target })
       *[other] { "" }
    }
steampunk_rally-log-inventor = — { $inventor }
steampunk_rally-log-built =
    { $you ->
        [true] строите «{ $card }»
       *[other] строит «{ $card }»
    }
steampunk_rally-log-sold-for-dice =
    { $you ->
        [true] меняете «{ $card }»
       *[other] меняет «{ $card }»
    }
steampunk_rally-log-sold-for-cogs =
    { $you ->
        [true] меняете «{ $card }»
       *[other] меняет «{ $card }»
    }
steampunk_rally-log-stashed =
    { $you ->
        [true] берёте себе усиление
       *[other] берёт себе усиление
    }
steampunk_rally-log-boost-given-up =
    { $you ->
        [true] отдаёте «{ $card }»
       *[other] отдаёт «{ $card }»
    }
steampunk_rally-log-vented =
    { $you ->
        [true] испаряете { $card }
       *[other] испаряет { $card }
    }
steampunk_rally-log-rerolled =
    { $you ->
        [true] перебрасываете { $die } { $before }: { $value }
       *[other] перебрасывает { $die } { $before }: { $value }
    }
steampunk_rally-log-raised =
    { $you ->
        [true] поднимаете кубик: { $die } { $value }
       *[other] поднимает кубик: { $die } { $value }
    }
steampunk_rally-log-activated =
    { $you ->
        [true] активируете «{ $card }» ×{ $times }
       *[other] активирует «{ $card }» ×{ $times }
    }
steampunk_rally-log-bulb-off =
    { $you ->
        [true] включаете лампочку
       *[other] включает лампочку
    }
steampunk_rally-log-bulb-on =
    { $you ->
        [true] снова со светом
       *[other] снова со светом
    }
steampunk_rally-log-no-die =
    { $you ->
        [true] остаётесь без кубика ({ $die }): в банке их нет
       *[other] остаётся без кубика ({ $die }): в банке их нет
    }
steampunk_rally-log-emptied =
    { $you ->
        [true] освобождаете «{ $card }»
       *[other] освобождает «{ $card }»
    }
steampunk_rally-log-damaged =
    { $you ->
        [true] получаете { $damage ->
            [one] { $damage } повреждение
            [few] { $damage } повреждения
           *[other] { $damage } повреждений
        }: на датчике { $gauge }
       *[other] получает { $damage ->
            [one] { $damage } повреждение
            [few] { $damage } повреждения
           *[other] { $damage } повреждений
        }: на датчике { $gauge }
    }
steampunk_rally-log-exploded =
    { $you ->
        [true] взрываетесь и отстаёте от последней машины
       *[other] взрывается и отстаёт от последней машины
    }
steampunk_rally-log-crossed-line =
    { $you ->
        [true] пересекаете черту: раунд { $round } — последний
       *[other] пересекает черту: раунд { $round } — последний
    }
steampunk_rally-log-fell-back =
    { $you ->
        [true] отступаете на участок { $to }
       *[other] отступает на участок { $to }
    }
steampunk_rally-log-crowd =
    { $you ->
        [true] отдаёте толпе { $cogs ->
            [one] { $cogs } деталь
            [few] { $cogs } детали
           *[other] { $cogs } деталей
        }
       *[other] отдаёт толпе { $cogs ->
            [one] { $cogs } деталь
            [few] { $cogs } детали
           *[other] { $cogs } деталей
        }
    }
steampunk_rally-log-die-paid =
    { $you ->
        [true] отдаёте кубик ({ $site })
       *[other] отдаёт кубик ({ $site })
    }
steampunk_rally-log-cog-paid =
    { $you ->
        [true] отдаёте деталь ({ $site })
       *[other] отдаёт деталь ({ $site })
    }
steampunk_rally-log-part-blocked =
    { $you ->
        [true] не можете включать «{ $card }» в этом раунде
       *[other] не может включать «{ $card }» в этом раунде
    }

## Board

steampunk_rally-board-gain-motion =
    { $count ->
        [one] { $count } движение
        [few] { $count } движения
       *[many] { $count } движений
    }
steampunk_rally-board-gain-smooth =
    { $count ->
        [one] { $count } плавное движение
        [few] { $count } плавных движения
       *[many] { $count } плавных движений
    }
steampunk_rally-board-gain-cog =
    { $count ->
        [one] { $count } деталь
        [few] { $count } детали
       *[many] { $count } деталей
    }
steampunk_rally-board-gain-reinforce = датчик +{ $count }
steampunk_rally-board-gain-damage =
    { $count ->
        [one] { $count } повреждение
        [few] { $count } повреждения
       *[many] { $count } повреждений
    }
steampunk_rally-board-gain-die-heat =
    { $count ->
        [one] { $count } кубик тепла
        [few] { $count } кубика тепла
       *[many] { $count } кубиков тепла
    }
steampunk_rally-board-gain-die-steam =
    { $count ->
        [one] { $count } кубик пара
        [few] { $count } кубика пара
       *[many] { $count } кубиков пара
    }
steampunk_rally-board-gain-die-electric =
    { $count ->
        [one] { $count } кубик тока
        [few] { $count } кубика тока
       *[many] { $count } кубиков тока
    }
steampunk_rally-board-gain-out-heat =
    { $count ->
        [one] убрать кубик тепла
        [few] убрать { $count } кубика тепла
       *[many] убрать { $count } кубиков тепла
    }
steampunk_rally-board-gain-out-steam =
    { $count ->
        [one] убрать кубик пара
        [few] убрать { $count } кубика пара
       *[many] убрать { $count } кубиков пара
    }
steampunk_rally-board-gain-out-electric =
    { $count ->
        [one] убрать кубик тока
        [few] убрать { $count } кубика тока
       *[many] убрать { $count } кубиков тока
    }
steampunk_rally-board-gain-out-any =
    { $count ->
        [one] убрать любой кубик
        [few] убрать { $count } любых кубика
       *[many] убрать { $count } любых кубиков
    }
steampunk_rally-board-machine = Машина: { $name }
steampunk_rally-board-mine = К своей машине
steampunk_rally-board-carry = Куда переставить «{ $card }»?
steampunk_rally-board-leave = Оставить
steampunk_rally-board-explodes = машина взрывается
steampunk_rally-board-room = Свободного места нет: машина будет перестроена вот так.
steampunk_rally-board-costs = Отсек не встаёт никуда: придётся сбросить другой, его вы выберете следом.
steampunk_rally-board-loose =
    { $how ->
        [elsewhere] { $count ->
            [one] «{ $cards }» держится на нём и встанет в другое место.
           *[other] На нём держатся: { $cards }. Они встанут в другие места.
        }
        [hang] { $count ->
            [one] На нём держится «{ $cards }».
           *[other] На нём держатся: { $cards }.
        }
       *[nowhere] Остальное не соединить: придётся сбросить ещё один отсек.
    }
steampunk_rally-board-card =
    { $times ->
        [0] { $card }
       *[other] { $card }, ×{ $times }: { $brings }
    }
steampunk_rally-board-die = { $card }: кубик со значением { $value }
steampunk_rally-board-socket = Место: столбец { $column }, ряд { $row }; кабина — 0, 0
steampunk_rally-board-track = Трасса: { $track }
steampunk_rally-board-whole = Вся трасса
steampunk_rally-board-whole-title = { $track }: вся трасса
steampunk_rally-board-whole-help = Нажмите на участок и узнаете, что на нём.
steampunk_rally-board-space =
    До черты: { $left }, { $damage ->
        [0] без повреждений
       *[other] повреждений: { $damage }
    }
steampunk_rally-board-left =
    { $past ->
        [true] за чертой: { $beyond }
       *[other] до черты: { $left }
    }
steampunk_rally-board-pawn = { $name }: до черты { $left }.

## Что это значит

steampunk_rally-tip-deck =
    { $deck ->
        [gold] золотой: движения
        [silver] серебряный: кубики
        [copper] медный: много вентилей
        [cockpit] кабина
        [own] личный отсек изобретателя
       *[black] усиление
    }
steampunk_rally-tip-slots =
    { $die ->
        [heat] { $count ->
            [one] { $count } паз тепла
            [few] { $count } паза тепла
           *[other] { $count } пазов тепла
        }
        [steam] { $count ->
            [one] { $count } паз пара
            [few] { $count } паза пара
           *[other] { $count } пазов пара
        }
       *[electric] { $count ->
            [one] { $count } паз электричества
            [few] { $count } паза электричества
           *[other] { $count } пазов электричества
        }
    }
steampunk_rally-tip-slots-help =
    { $die ->
        [heat] Сюда кладут красные кубики.
        [steam] Сюда кладут синие кубики.
       *[electric] Сюда кладут жёлтые кубики.
    } Кубик лежит в пазу, пока его не испарят или не уберут.
steampunk_rally-tip-store =
    { $count ->
        [one] { $count } паз хранения
        [few] { $count } паза хранения
       *[other] { $count } пазов хранения
    }
steampunk_rally-tip-store-help = В конце раунда сюда можно отложить любой неиспользованный кубик. В следующей гонке его бросают снова.
steampunk_rally-tip-divisor = Делим на { $number }
steampunk_rally-tip-divisor-help = Сложите кубики, которые кладёте сразу: за каждые полные { $number } отсек срабатывает раз. Остаток сгорает.
steampunk_rally-tip-star = Раз за фазу гонки
steampunk_rally-tip-star-help = Срабатывает один раз от одного кубика с любым значением.
steampunk_rally-tip-bulb = Лампочка
steampunk_rally-tip-bulb-help = Кубики не нужны: когда вы тратите лампочку, срабатывают сразу все отсеки с лампочкой.
steampunk_rally-tip-effect-motion = На участок вперёд. Местность там действует.
steampunk_rally-tip-effect-smooth = На участок вперёд. Местность там не действует.
steampunk_rally-tip-effect-cog = Деталь из банка.
steampunk_rally-tip-effect-reinforce = Датчик поднимается на 1. На отметке +3 вместо этого берут деталь.
steampunk_rally-tip-effect-damage = Датчик опускается на 1. Отказаться нельзя.
steampunk_rally-tip-effect-die =
    { $die ->
        [heat] Красный кубик
        [steam] Синий кубик
       *[electric] Жёлтый кубик
    } в ваш набор. В гонке его сразу бросают.
steampunk_rally-tip-effect-out =
    { $die ->
        [heat] Красный кубик
        [steam] Синий кубик
        [electric] Жёлтый кубик
       *[any] Кубик на ваш выбор
    } с любым значением уходит из паза, и паз снова свободен.
steampunk_rally-tip-slash = Одно на выбор
steampunk_rally-tip-slash-help = При каждом срабатывании вы выбираете, что взять между чертами, и получаете всё, что там нарисовано.
steampunk_rally-tip-sale = В драфте стоит
steampunk_rally-tip-or = или
steampunk_rally-tip-worth =
    { $die ->
        [cog] { $count ->
            [one] { $count } деталь
            [few] { $count } детали
           *[other] { $count } деталей
        }
        [any] { $count ->
            [one] { $count } кубик любого цвета
            [few] { $count } кубика любого цвета
           *[other] { $count } кубиков любого цвета
        }
        [heat] { $count ->
            [one] { $count } кубик тепла
            [few] { $count } кубика тепла
           *[other] { $count } кубиков тепла
        }
        [steam] { $count ->
            [one] { $count } кубик пара
            [few] { $count } кубика пара
           *[other] { $count } кубиков пара
        }
       *[electric] { $count ->
            [one] { $count } кубик электричества
            [few] { $count } кубика электричества
           *[other] { $count } кубиков электричества
        }
    }
steampunk_rally-tip-used = В этой фазе гонки он уже сработал.
steampunk_rally-tip-blocked = Усиление соперника: до конца раунда сюда нельзя класть кубики.
steampunk_rally-tip-space = Участок
steampunk_rally-tip-rough = Тяжёлая местность
steampunk_rally-tip-plain = Ровная дорога: здесь ничего не происходит.
steampunk_rally-tip-terrain =
    { $terrain ->
        [one] { $terrain } повреждение
        [few] { $terrain } повреждения
       *[other] { $terrain } повреждений
    }
steampunk_rally-tip-terrain-help = Получает каждый, кто сюда въехал или проехал мимо. Плавное движение избавляет от него.
steampunk_rally-tip-site-station = Пока вы здесь: сбросьте деталь — получите кубик электричества. Сколько угодно раз.
steampunk_rally-tip-site-engine = Пока вы здесь: сбросьте деталь — получите кубик пара. Сколько угодно раз.
steampunk_rally-tip-site-mine = Пока вы здесь: сбросьте деталь — получите кубик тепла. Сколько угодно раз.
steampunk_rally-tip-site-rails =
    Пока вы здесь: сбросьте из набора { $die ->
        [heat] кубик тепла
        [steam] кубик пара
       *[electric] кубик электричества
    } — получите { $gives ->
        [smooth] { $amount ->
            [one] { $amount } плавное движение
            [few] { $amount } плавных движения
           *[other] { $amount } плавных движений
        }
       *[other] { $amount ->
            [one] { $amount } движение
            [few] { $amount } движения
           *[other] { $amount } движений
        }
    }.
steampunk_rally-tip-site-pony =
    Раз за игру: сбросьте из набора { $die ->
        [heat] кубик тепла
        [steam] кубик пара
       *[electric] кубик электричества
    } и возьмите детали, { $amount }.
steampunk_rally-tip-site-glacier =
    Сбросьте из набора { $die ->
        [heat] кубик тепла
        [steam] кубик пара
       *[electric] кубик электричества
    } — и местность не подействует.
steampunk_rally-tip-site-jump = Здесь нельзя закончить фазу гонки: кто остановился, откатывается назад до участка без прыжка.
steampunk_rally-tip-site-crowd = Приезд сюда стоит 5 деталей, на одну меньше за каждую незавершённую половинку вентиля вашей машины.
steampunk_rally-tip-die-title =
    { $die ->
        [heat] Кубик тепла
        [steam] Кубик пара
       *[electric] Кубик электричества
    }
steampunk_rally-tip-die-help =
    { $die ->
        [heat] Ложится в красные пазы с пламенем.
        [steam] Ложится в синие пазы с паром.
       *[electric] Ложится в жёлтые пазы с молнией.
    } В гонке деталь позволяет перебросить его или поднять на 1.
steampunk_rally-tip-cog-title = Детали
steampunk_rally-tip-cog-help = Испарение: деталь снимает 2 очка с кубиков в пазах. Гонка: деталь перебрасывает кубик или поднимает его на 1. Детали остаются у вас от раунда к раунду.
steampunk_rally-tip-gauge-title = Датчик повреждений
steampunk_rally-tip-gauge-help = Повреждения опускают его, усиление машины поднимает. Если в конце раунда он ниже 0, вы теряете столько отсеков, и он встаёт на 0. На −7 каждое новое повреждение сразу отрывает отсек.
steampunk_rally-tip-lamp-title = Лампочка
steampunk_rally-tip-lamp-help = Раз за фазу гонки включает кабину и все отсеки с лампочкой, в любом порядке.
steampunk_rally-tip-boosts-title = Усиления
steampunk_rally-tip-boosts-help = Их никто не видит. Большинство играют когда угодно, некоторые — только в названной фазе.
