# Конец гонки и её главные моменты: для последней страницы и для повтора.

formula_d-end-summary = { $circuit }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}{ $rules ->
    [beginner] {" "}по правилам для новичков
   *[advanced] {""}
}. { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}{ $out ->
    [0] , доехали все.
    [one] , выбыла { $out } машина.
    [few] , выбыли { $out } машины.
   *[many] , выбыло { $out } машин.
}
formula_d-end-won-by = { $rounds ->
    [0] Победа в том же раунде.
    [one] Преимущество в { $rounds } раунд.
    [few] Преимущество в { $rounds } раунда.
   *[many] Преимущество в { $rounds } раундов.
}
formula_d-end-alone = До финиша доехала одна машина.
formula_d-end-points = Очки
formula_d-end-laps = Круги
formula_d-end-wear = Износ
formula_d-end-wear-of = { $left } из { $full }
formula_d-end-longest = Лучший ход
formula_d-end-spins = Развороты
formula_d-end-note = Износ: сколько очков осталось у всех частей вместе.{ $teams ->
    [true] {" "}Очки: обеих машин команды.
   *[other] {" "}Лучший ход: клетки за один ход, с воздушным мешком.
}
formula_d-end-home = { $team ->
    [none] финиш в раунде { $round }
   *[other] команда { $team }, машина на { $place }‑м месте
}
formula_d-end-out = { $team ->
    [none] {""}
   *[other] команда { $team },{" "}
}сход в раунде { $round }: { $cause ->
    [tyres] не хватило покрышек
    [stops] пропущены две остановки
    [blocked] не удалось затормозить
    [collision] разбит кузов
    [debris] сломана подвеска
    [engine] сгорел двигатель
    [ambush] засада
    [harm] навредили соперники
   *[points] кончились очки
}
formula_d-end-mark-out = сход
formula_d-end-own-team = { $place ->
    [1] Победила ваша команда { $team }
   *[other] Ваша команда { $team } на { $place }‑м месте
}

formula_d-end-moment-great = { $you ->
    [true] Вы великолепно стартуете
   *[other] Великолепный старт: { $driver }
}, сразу 4 клетки
formula_d-end-moment-leads = { $you ->
    [true] Вы выходите в лидеры
   *[other] { $driver } выходит в лидеры
}{ $cars ->
    [1] {""}
   *[other] {" "}с { $from }-го места
}
formula_d-end-moment-passes = { $you ->
    [true] Вы отыгрываете
   *[other] { $driver } отыгрывает
} { $cars ->
    [one] { $cars } место
    [few] { $cars } места
   *[many] { $cars } мест
} за раунд, теперь { $place }-е
formula_d-end-moment-slip = { $you ->
    [true] Вас несёт воздушный мешок
   *[other] Воздушный мешок несёт машину: { $driver }
}{ $times ->
    [1] {""}
    [2] , дважды за ход
    [few] , { $times } раза за ход
   *[many] , { $times } раз за ход
}
formula_d-end-moment-over = { $you ->
    [true] Вы вылетаете из поворота
   *[other] Вылет из поворота: { $driver }
}, лишних клеток { $spaces }, { $tyres ->
    [0] покрышки целы
   *[other] покрышки −{ $tyres }
}
formula_d-end-moment-spin = { $you ->
    [true] Вас развернуло
   *[other] Разворот: { $driver }
}, дальше с первой передачи
formula_d-end-moment-quick-stop = { $you ->
    [true] Ваш быстрый пит-стоп
   *[other] Быстрый пит-стоп: { $driver }
}, сразу дальше на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}
formula_d-end-moment-out = { $you ->
    [true] Вы выбываете
   *[other] { $driver } выбывает
}: { $cause ->
    [tyres] не хватило покрышек
    [stops] пропущены две остановки
    [blocked] не удалось затормозить
    [collision] разбит кузов
    [debris] сломана подвеска
    [engine] сгорел двигатель
    [ambush] засада
    [harm] навредили соперники
   *[points] кончились очки
}
formula_d-end-moment-last-out = { $you ->
    [true] Вы выбываете позже всех и побеждаете: до финиша не доехал никто
   *[other] { $driver } выбывает позже всех и побеждает: до финиша не доехал никто
}
formula_d-end-moment-wins = { $you ->
    [true] Вы раньше всех пересекаете черту и побеждаете
   *[other] { $driver } раньше всех пересекает черту и побеждает
}
