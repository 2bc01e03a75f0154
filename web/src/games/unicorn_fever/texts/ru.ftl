# Стол «Гонок единорогов»: пульт, игроки, строка сверху.

unicorn_fever-ui-race-of = Гонка { $race } из { $races }
unicorn_fever-ui-over = Чемпионат окончен
unicorn_fever-ui-plan = Планы
unicorn_fever-ui-race = Бег
unicorn_fever-ui-payout = Выплаты
unicorn_fever-ui-action-of = действие { $action } из { $actions }
unicorn_fever-ui-turn = ход { $turn }

unicorn_fever-ui-players = Игроки
unicorn_fever-ui-gold-head = Золото
unicorn_fever-ui-fame-head = Слава
unicorn_fever-ui-first = первый игрок
unicorn_fever-ui-state-chooses = { $you ->
    [true] выбираете
   *[other] выбирает
}
unicorn_fever-ui-state-waits = { $you ->
    [true] ждёте
   *[other] ждёт
}
unicorn_fever-ui-state-watches = { $you ->
    [true] смотрите
   *[other] смотрит
}
unicorn_fever-ui-state-done = всё
unicorn_fever-ui-no-bets-yet = ставок нет
unicorn_fever-ui-kept = придержана
unicorn_fever-ui-own = Свой единорог: { $unicorn }
unicorn_fever-ui-loans = { $loans ->
    [0] займов нет
    [one] { $loans } заём
    [few] { $loans } займа
   *[other] { $loans } займов
}
unicorn_fever-ui-contracts = { $count ->
    [0] Договоров нет
    [one] { $count } договор
    [few] { $count } договора
   *[other] { $count } договоров
}
unicorn_fever-ui-used = { $help } Уже использован.

unicorn_fever-ui-purse = Кошелёк
unicorn_fever-ui-gold = { $gold ->
    [one] золотой
    [few] золотых
   *[other] золотых
}
unicorn_fever-ui-fame = слава
unicorn_fever-ui-tax-now = налог на славу: { $gold }
unicorn_fever-ui-loan = Взять заём
unicorn_fever-ui-loan-sure = Точно берёте?
unicorn_fever-ui-loan-terms = +{ $gold }, вернуть { $back }

unicorn_fever-ui-hand = Ваши карты волшебства
unicorn_fever-ui-no-hand = Карт волшебства у вас нет
unicorn_fever-ui-hand-of = { $name }: { $cards ->
    [one] { $cards } карта волшебства
    [few] { $cards } карты волшебства
   *[other] { $cards } карт волшебства
}
unicorn_fever-ui-magic-hot-hooves = первая карта: +1
unicorn_fever-ui-magic-toffee-puddle = первая карта: −1
unicorn_fever-ui-magic-fizzy-mane = на кубике: 2 клетки
unicorn_fever-ui-magic-lead-horseshoes = на кубике: стоит
unicorn_fever-ui-magic-long-tongue = берёт ничьи
unicorn_fever-ui-magic-crooked-horn = уступает ничьи
unicorn_fever-ui-magic-flattering-gossip = коэффициент на 2 строки вверх
unicorn_fever-ui-magic-nasty-rumour = коэффициент на 2 строки вниз
unicorn_fever-ui-magic-hurt-pride = последний: +1
unicorn_fever-ui-magic-stage-fright = первый: −1
unicorn_fever-ui-magic-rainbow-slide = у финиша: +1
unicorn_fever-ui-magic-selfie-stop = встаёт на финише
unicorn_fever-ui-magic-second-wind = на середине: +1
unicorn_fever-ui-magic-snack-cart = встаёт на середине

unicorn_fever-ui-bets = Ваши ставки
unicorn_fever-ui-bets-of = Ставки
unicorn_fever-ui-no-bets = В этой гонке ставок пока нет.
unicorn_fever-ui-stake = Сумма ставки
unicorn_fever-ui-stake-of = { $stake } из { $most }
unicorn_fever-ui-most = все { $most }
unicorn_fever-ui-if = Если сбудется, вы получите
unicorn_fever-ui-wins = удача
unicorn_fever-ui-loses = мимо
unicorn_fever-ui-fame-tax = Налог на славу
unicorn_fever-ui-gold-left = Останется
unicorn_fever-ui-tax-brief = налог { $tax }, останется { $left }
unicorn_fever-ui-tax-and-loans = Налог на славу сейчас: { $tax }, { $loans ->
    [0] займов нет
    [one] { $loans } заём
    [few] { $loans } займа
   *[other] { $loans } займов
}
unicorn_fever-ui-must-borrow = Золота не хватит: придётся взять заём.
unicorn_fever-ui-put-back = Вернуть

unicorn_fever-ui-prompt-take-action = Возьмите верхний жетон стопки или символ с поля.
unicorn_fever-ui-prompt-place-bet = На кого и на что ставите? { tap-first } на жетон на дорожке.
unicorn_fever-ui-prompt-stake-gold = Ваши карты волшебства
unicorn_fever-ui-prompt-play-magic = Можно сыграть { $left ->
    [one] { $left } карту
    [few] до { $left } карт
   *[other] до { $left } карт
}: сначала карта, потом единорог.
unicorn_fever-ui-prompt-lay-under = Под кого? { tap-first } на дорожку.
unicorn_fever-ui-prompt-sign-contract = Выберите один из открытых договоров.
unicorn_fever-ui-prompt-swap-card = Перед волшебством можно сменить { $left ->
    [one] { $left } карту
   *[other] до { $left } карт
}.

unicorn_fever-ui-now-take-action = Выберите действие
unicorn_fever-ui-now-place-bet = Выберите ставку
unicorn_fever-ui-now-stake-gold = Сколько ставите?
unicorn_fever-ui-now-play-magic = Волшебство
unicorn_fever-ui-now-lay-under = Под кого?
unicorn_fever-ui-now-sign-contract = Выберите договор
unicorn_fever-ui-now-swap-card = Смена карт
unicorn_fever-ui-now-reserve-bet = Ставка про запас
unicorn_fever-ui-now-reserve-token = Жетон про запас
unicorn_fever-ui-now-choose-first-effect = Что сначала?
unicorn_fever-ui-now-act-again = Сверхурочно
unicorn_fever-ui-now-choose-place = Ничья

unicorn_fever-ui-choose-take-action = Выберите стопку
unicorn_fever-ui-choose-place-bet = Выберите жетон ставки
unicorn_fever-ui-choose-stake-gold = Выберите сумму
unicorn_fever-ui-choose-play-magic = Выберите карту
unicorn_fever-ui-choose-lay-under = Выберите единорога
unicorn_fever-ui-choose-sign-contract = Выберите договор
unicorn_fever-ui-choose-swap-card = Выберите карту
unicorn_fever-ui-choose-reserve-bet = Выберите жетон ставки
unicorn_fever-ui-choose-reserve-token = Выберите жетон
unicorn_fever-ui-choose-choose-first-effect = Выберите
unicorn_fever-ui-choose-act-again = Выберите
unicorn_fever-ui-choose-choose-place = Выберите единорога

unicorn_fever-ui-leave-play-magic = Карт больше не надо
unicorn_fever-ui-leave-swap-card = Больше не менять
unicorn_fever-ui-leave-reserve-bet = Ничего
unicorn_fever-ui-leave-reserve-token = Ничего
unicorn_fever-ui-leave-act-again = Не сейчас

unicorn_fever-ui-go-take = Взять
unicorn_fever-ui-go-stake = Поставить { $stake }
unicorn_fever-ui-go-sign = Подписать
unicorn_fever-ui-go-under = Положить карту
unicorn_fever-ui-go-look = Заглянуть
unicorn_fever-ui-go-keep = Придержать

unicorn_fever-ui-dice = Кубики ускорения
unicorn_fever-ui-no-dice = После каждой карты два кубика ускорения двигают свои цвета.
unicorn_fever-ui-sprint = { $spaces ->
    [0] { $home ->
        [true] уже на финише
       *[other] стоит
    }
    [one] +{ $spaces } клетка
    [few] +{ $spaces } клетки
   *[other] +{ $spaces } клеток
}
unicorn_fever-ui-finish = Финиш
unicorn_fever-ui-payouts = Выплаты
unicorn_fever-ui-no-payouts = Здесь после бега появится, кто что выиграл и проиграл.
unicorn_fever-ui-owner = владелец, { $place }-е
unicorn_fever-ui-lost = −{ $gold }

unicorn_fever-ui-final-brief = слава { $fame }
unicorn_fever-ui-final = слава { $fame }, { $unpaid ->
    [0] золото { $gold }
   *[other] долгов { $unpaid }
}

## Журнал: имя стоит перед предложением

unicorn_fever-log-round-began = Гонка { $round } из { $rounds }: планы
unicorn_fever-log-race-began = Гонка { $round }
unicorn_fever-log-race-card = Ход { $turn }: «{ $card }»
unicorn_fever-log-leads = { $you ->
    [true] становитесь первым игроком
   *[other] становится первым игроком
}
unicorn_fever-log-owns = { $you ->
    [true] владеете единорогом
   *[other] владеет единорогом
}: { $unicorn } (×{ $multiplier })
unicorn_fever-log-reserved-bet = { $you ->
    [true] придерживаете
   *[other] придерживает
} ставку: { $unicorn } { $bet }
unicorn_fever-log-reserved-token = { $you ->
    [true] придерживаете
   *[other] придерживает
} жетон «{ $token }»
unicorn_fever-log-took = { $you ->
    [true] берёте
   *[other] берёт
} «{ $token }»
unicorn_fever-log-announced = { $you ->
    [true] используете
   *[other] использует
} «{ $token }»
unicorn_fever-log-acts-again = { $you ->
    [true] действуете
   *[other] действует
} ещё раз («{ $card }»)
unicorn_fever-log-gold = { $you ->
    [true] берёте
   *[other] берёт
} { $gold } золота
unicorn_fever-log-loan = { $forced ->
    [1] вынужденно { $you ->
        [true] берёте
       *[other] берёт
    }
   *[other] { $you ->
        [true] берёте
       *[other] берёт
    }
} заём: { $gold } золота
unicorn_fever-log-bet-placed = { $you ->
    [true] ставите
   *[other] ставит
} { $stake } золота: { $unicorn } { $bet }{ $fame ->
    [0] { "" }
   *[other] , на ставке славы: { $fame }
}
unicorn_fever-log-signed = { $you ->
    [true] подписываете
   *[other] подписывает
} «{ $card }» { $price ->
    [0] даром
   *[other] за { $price } золота
}
unicorn_fever-log-contract-paid = «{ $card }»: +{ $gold ->
    [0] { $fame } славы
   *[other] { $gold } золота{ $fame ->
        [0] { "" }
       *[other] , +{ $fame } славы
    }
}
unicorn_fever-log-laid = { $you ->
    [true] кладёте
   *[other] кладёт
} { $count ->
    [one] { $count } карту волшебства
    [few] { $count } карты волшебства
   *[other] { $count } карт волшебства
}: { $unicorns }
unicorn_fever-log-swaps = { $you ->
    [true] меняете
   *[other] меняет
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
unicorn_fever-log-looked = { $you ->
    [true] заглядываете
   *[other] заглядывает
} под единорога: { $unicorn }
unicorn_fever-log-saw = { $you ->
    [true] видите
   *[other] видит
}: { $cards }
unicorn_fever-log-shed = { $you ->
    [true] спасаете
   *[other] спасает
} единорога ({ $unicorn }, «{ $card }») от карт: { $cards }
unicorn_fever-log-rolled = { $you ->
    [true] бросаете
   *[other] бросает
} кубики: { $dice }
unicorn_fever-log-bet-won = { $you ->
    [true] выигрываете
   *[other] выигрывает
} { $gold } золота и { $fame } славы: { $unicorn } { $bet }
unicorn_fever-log-bet-lost = { $you ->
    [true] теряете
   *[other] теряет
} { $stake } золота: { $unicorn } { $bet }
unicorn_fever-log-owner-paid = { $you ->
    [true] получаете
   *[other] получает
} { $gold } золота за своего единорога, место { $place }
unicorn_fever-log-tax = { $you ->
    [true] платите
   *[other] платит
} налог на славу: { $gold }
unicorn_fever-log-repaid = { $loans ->
    [0] займов не { $you ->
        [true] возвращаете
       *[other] возвращает
    }
    [one] { $you ->
        [true] возвращаете
       *[other] возвращает
    } { $loans } заём
    [few] { $you ->
        [true] возвращаете
       *[other] возвращает
    } { $loans } займа
   *[other] { $you ->
        [true] возвращаете
       *[other] возвращает
    } { $loans } займов
}{ $unpaid ->
    [0] { "" }
   *[other] , не возвращено: { $unpaid }
}
unicorn_fever-log-converted = { $you ->
    [true] меняете
   *[other] меняет
} { $gold } золота на славу: { $fame }
unicorn_fever-log-final = { $you ->
    [true] заканчиваете
   *[other] заканчивает
}: слава { $fame }, золота осталось { $gold }
