# Конец гонки и её главные моменты: для итоговой страницы и для записи.

heat-end-moment-leads = { $you ->
    [yes] Вы выходите вперёд
   *[no] { $driver } выходит вперёд
}
heat-end-moment-spin = { $you ->
    [yes] Вы вылетаете с трассы в повороте { $corner }
   *[no] { $driver } вылетает с трассы в повороте { $corner }
}
heat-end-moment-fast = { $you ->
    [yes] Вы проходите поворот { $corner } на { $speed } при пределе { $limit }
   *[no] { $driver } проходит поворот { $corner } на { $speed } при пределе { $limit }
}
heat-end-moment-slip = { $you ->
    [yes] Вы обходите соперника в слипстриме: { $name }
   *[no] { $whom ->
        [you] { $driver } обходит вас в слипстриме
       *[other] { $driver } обходит соперника в слипстриме: { $name }
    }
}
heat-end-moment-out = { $you ->
    [yes] Вы выбываете из гонки
   *[no] { $driver } выбывает из гонки
}
heat-end-moment-finish = { $you ->
    [yes] Вы раньше всех пересекаете черту и побеждаете
   *[no] { $driver } раньше всех пересекает черту и побеждает
}
heat-end-moment-farther = { $you ->
    [yes] Вы побеждаете: дальше всех за чертой, хотя { $name } пересекает её раньше
   *[no] { $whom ->
        [you] { $driver } побеждает: дальше всех за чертой, хотя вы пересекаете её раньше
       *[other] { $driver } побеждает: дальше всех за чертой, хотя { $name } пересекает её раньше
    }
}
heat-end-moment-note-heat = нагрев { $heat }
heat-end-moment-note-speed = скорость { $speed }
heat-end-moment-note-stress = стресс { $stress }

heat-end-summary = { $circuit }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[other] { $laps } кругов
}{ $modules }. { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}.
heat-end-with = с { $modules }
heat-end-with-garage = гаражом
heat-end-with-weather = погодой
heat-end-with-legends = легендами
heat-end-with-tournament = турнирным режимом
heat-end-won-by-rounds =
    { $rounds ->
        [one] Отрыв на финише: { $rounds } раунд.
        [few] Отрыв на финише: { $rounds } раунда.
       *[many] Отрыв на финише: { $rounds } раундов.
    }
heat-end-won-by-spaces =
    { $spaces ->
        [0] Финиш бок о бок: всё решила гоночная линия.
        [one] Отрыв на финише: { $spaces } клетка.
        [few] Отрыв на финише: { $spaces } клетки.
       *[many] Отрыв на финише: { $spaces } клеток.
    }
heat-end-top-speed = Макс. скорость
heat-end-heat-paid = Нагрев
heat-end-spins = Вылеты
heat-end-season-moment = Гонка { $race }, раунд { $round }
