## The page of a championship, and the sheet between two races

heat-season-kind = Чемпионат
heat-season-name = { $season ->
    [custom] Свой сезон
    [trilogy] 1961–63
   *[other] { $season }
}
heat-season-aim = { $races ->
    [one] { $races } гонка
    [few] { $races } гонки
   *[many] { $races } гонок
}: чемпионом станет тот, у кого больше очков
heat-season-leader = { $you ->
    [true] Вы лидируете
   *[other] Лидер: { $name }
}, { $points ->
    [one] { $points }{ "\u00A0" }очко
    [few] { $points }{ "\u00A0" }очка
   *[many] { $points }{ "\u00A0" }очков
} после гонки { $race } из { $races }
heat-season-done = пройдена
heat-season-now = сейчас
heat-season-ahead = впереди
heat-season-next = Следующая гонка: { $race } из { $races }
heat-season-on-track = На трассе: гонка { $race } из { $races }, раунд { $round }
heat-season-press = { $count ->
    [one] Пресса у поворота { $corners }
   *[other] Пресса у поворотов { $corners }
}
heat-season-press-help = Слипстрим через его линию или скорость на 2 выше предела приносит спонсора.
heat-season-weather = Погода
heat-season-weather-later = Её узнают, когда болиды будут собраны.
heat-season-stakes = Очки за места
heat-season-place = { $place }-{ "\u2060" }е
heat-season-pole = Поул-позиция
heat-season-leads = Сейчас лидирует
heat-season-grid = Стартовая решётка
heat-season-grid-help = { $anew ->
    [true] Новый сезон: места на решётке снова разыгрывают, дальше решают его очки.
   *[other] На первой гонке места разыгрывают, дальше решают очки.
} Улучшения выбирают с конца решётки.
heat-season-champion = { $season ->
    [custom] Чемпион
    [trilogy] Чемпион 1961–1963 годов
   *[other] Чемпион { $season } года
}
heat-season-champion-how = { $points ->
    [one] { $points }{ "\u00A0" }очко
    [few] { $points }{ "\u00A0" }очка
   *[many] { $points }{ "\u00A0" }очков
} · { $wins ->
    [0] без побед
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}{ $ahead ->
    [alone] { "" }
    [0] { " " }· столько же, сколько у второго: решило место на старте последней гонки
    [one] { " " }· на { $ahead }{ "\u00A0" }очко больше, чем у второго
    [few] { " " }· на { $ahead }{ "\u00A0" }очка больше, чем у второго
   *[many] { " " }· на { $ahead }{ "\u00A0" }очков больше, чем у второго
}
heat-season-tie-places = При равных очках решает место в последней гонке.
heat-season-tie-grid = При равных очках решает место на старте последней гонки.
heat-season-key = места, выигранные или потерянные в последней гонке
heat-season-key-champion = чемпион сезона
heat-season-key-won = победитель гонки
heat-season-you-won = Вы выиграли гонку
heat-season-you-came = Ваш финиш: { $place }-{ "\u2060" }е{ "\u00A0" }место
heat-season-you-out = Вы выбыли из гонки
heat-season-they-won = Победитель гонки: { $name }
heat-season-you-stand = В чемпионате { $rank ->
    [1] вы лидируете
   *[other] вы на { $rank }-{ "\u2060" }м{ "\u00A0" }месте
}: { $total ->
    [one] { $total }{ "\u00A0" }очко
    [few] { $total }{ "\u00A0" }очка
   *[many] { $total }{ "\u00A0" }очков
}
heat-season-keep-why = Новый сезон начинают с новыми болидами. Каждый берёт с собой одно улучшение старого: выберите своё.

## The calendar and the standings

heat-season-title = { $season ->
    [custom] Чемпионат: свой сезон
    [trilogy] Чемпионат 1961–1963
   *[other] Чемпионат { $season } года
}
heat-season-ended = { $season ->
    [trilogy] Все три сезона окончены
   *[other] Сезон окончен
}. { $you ->
    [true] Вы чемпион
   *[other] Чемпион: { $name }
}
heat-season-to-race = К гонке
heat-season-your-turn = Ваш ход
heat-season-last-race = Последняя гонка и реванш
heat-season-standings = Положение
heat-season-standings-of = Положение в сезоне { $year } года
heat-season-all = Положение за все три сезона
heat-season-total = Всего
heat-season-in-year = сезон { $year } года, гонка { $race } из { $races }
heat-season-made-of = { $base } за { $place }-е место, { $extra } за событие «{ $event }»
heat-season-after = после гонки { $race } из { $races }
heat-season-calendar = Календарь
heat-season-year = Сезон { $year } года
heat-season-race = Гонка { $race }
heat-season-up = выше на { $places }
heat-season-down = ниже на { $places }
heat-season-laps = { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
   *[many] { $laps } кругов
}{ $usual ->
    [same] {""}
   *[other] {" "}вместо { $usual }
}
heat-season-event-later = Событие откроют перед самой гонкой.
heat-season-best = Первые трое
heat-season-watch = Посмотреть гонку
heat-season-over = Гонка { $race } из { $races } окончена
heat-season-go-on = Дальше
heat-season-to-pick = К выбору улучшения
heat-season-current = Текущая гонка
heat-season-press-in = { $count ->
    [one] пресса в повороте { $corners }
   *[other] пресса в поворотах { $corners }
}
heat-season-then = Следующая: { $circuit }
heat-season-is-champion = Чемпион: { $name }
heat-season-races = { $races ->
    [one] { $races } гонка
    [few] { $races } гонки
   *[many] { $races } гонок
}
heat-season-margin = У чемпиона { $points ->
    [one] { $points }{ "\u00A0" }очко
    [few] { $points }{ "\u00A0" }очка
   *[many] { $points }{ "\u00A0" }очков
}{ $ahead ->
    [alone] { "" }
    [0] , столько же у второго: решило место на старте последней гонки
   *[other] , на { $ahead } больше, чем у второго
}
heat-season-own-last = Последняя гонка, { $circuit }: { $place ->
    [out] вы выбыли
   *[other] вы на { $place }-{ "\u2060" }м{ "\u00A0" }месте
}, { $points ->
    [0] без очков
    [one] { $points }{ "\u00A0" }очко
    [few] { $points }{ "\u00A0" }очка
   *[many] { $points }{ "\u00A0" }очков
}
heat-season-you-finish = Вы на { $place }-{ "\u2060" }м{ "\u00A0" }месте
heat-season-extra = Гонка { $race }, «{ $event }»: ещё { $points ->
    [one] { $points }{ "\u00A0" }очко
    [few] { $points }{ "\u00A0" }очка
   *[many] { $points }{ "\u00A0" }очков
} { $places ->
    [1] за 1-е место
   *[other] за каждое из первых { $places } мест
}.
heat-season-moments = { $season ->
    [trilogy] Главное в трёх сезонах
   *[other] Главное в сезоне
}
heat-season-wins = Победы
heat-season-by-race = По гонкам
heat-season-lead = Порядок после каждой гонки
heat-season-points = Очки
heat-season-page = Чемпионат
