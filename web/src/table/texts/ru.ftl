frame-home = На главную
frame-menu = Меню
frame-close = Закрыть
frame-rules = Правила
frame-season = Чемпионат
frame-rule = правило
frame-skip = К выбору хода
frame-you = Вы
frame-console = Пульт
frame-your-choice = Ваш выбор
frame-title-turn = Ваш ход
frame-round = Раунд { $round }
frame-place = { $place }-е
frame-of-seats = { $seats ->
    [one] место из { $seats }
   *[other] место из { $seats }
}
frame-nothing = { "" }

frame-time-left = Осталось { $time }
frame-days = { $days } д { $hours } ч
frame-since = с { $time }
frame-advice = Как пошёл бы чемпион?
frame-advice-thinks = Чемпион думает…
frame-advice-best = { $counts ->
    [chance] { $chance } % · его выбор
   *[other] его выбор
}
frame-advice-even = не хуже
frame-advice-chance = { $chance } %
frame-advice-behind = { $counts ->
    [rounds] −{ $behind } раунда
    [points] оценка −{ $behind }
   *[other] −{ $behind }
}
frame-advice-how = { $playouts ->
    [0] Что лучше на первый взгляд
    [one] { $playouts } проба: как гонка может пойти дальше
    [few] { $playouts } пробы: как гонка может пойти дальше
   *[many] { $playouts } проб: как гонка может пойти дальше
}
frame-advice-play = Ход { $place }
frame-advice-used = — совет чемпиона
frame-link-lost = Нет связи, соединяемся
frame-problem = Стол не открылся
frame-loading = Открываем стол
frame-try-again = Ещё раз

frame-undo = Отменить ход
frame-undo-none = Сейчас отменять нечего
frame-change = Изменить
frame-skip-film = Дальше
frame-refused = Так нельзя
frame-waiting-for = Ждём: { $names }
frame-waiting-many = { $count ->
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
   *[other] Ждём { $count } игроков
}
frame-watching = Вы зритель
frame-eyes-of = { $you ->
    [true] Вашими глазами
   *[other] Глазами игрока: { $name }
}
frame-must = надо
frame-moves = { $you ->
    [true] Ходите вы
   *[other] Ходит { $name }
}
frame-away = ведёт бот
frame-leave = Уйти, дальше поедет бот
frame-leave-sure = { $season ->
    [true] Нажмите ещё раз: за вас поедет бот. Вернуться за руль можно когда угодно, в этой гонке или в следующих.
   *[other] Нажмите ещё раз: за вас поедет бот, пока вы не вернётесь за руль.
}
frame-give-up = Сдаться, { $season ->
    [true] сезон
   *[other] гонку
} доедут боты
frame-give-up-sure = { $season ->
    [true] Нажмите ещё раз: все оставшиеся гонки доедут боты. Короткие займут секунды; пока не кончилась последняя, можно вернуться за руль.
   *[other] Нажмите ещё раз: гонка сразу закончится
}
frame-home-waits = На главную, { $season ->
    [true] сезон
   *[other] гонка
} вас подождёт
frame-late = { $turns ->
    [1] Время вышло: этот ход за вас сделал бот.
    [one] Время снова вышло: бот сделал за вас { $turns } ход подряд.
    [few] Время снова вышло: бот сделал за вас { $turns } хода подряд.
   *[other] Время снова вышло: бот сделал за вас { $turns } ходов подряд.
}
frame-late-hurry = Сделайте ход сами, и вам снова дадут полное время.
frame-notice-left-out = Гонка началась без вас: ваше место у бота. Вы зритель.
frame-notice-still-on = Эта гонка ещё идёт. Запись доходит до нынешнего момента.
frame-long = Игра очень затянулась: с ответа { $bots_from } играют боты, после { $most } её остановят.
frame-absent = Вместо вас едет бот
frame-absent-help = Место и карты остаются за вами{ $season ->
    [true] , в следующих гонках тоже.
   *[other] .
}
frame-take-back = Вернуться за руль
frame-bot = бот
frame-seats = Места
frame-state-decides = { $you ->
    [true] выбираете
   *[other] выбирает
}
frame-state-waits = { $you ->
    [true] ждёте
   *[other] ждёт
}

frame-panel = Журнал, ходы и чат
frame-lately = Что произошло
frame-lately-more = { $count ->
    [one] и ещё { $count } событие до этого: оно в журнале
    [few] и ещё { $count } события до этого: они в журнале
   *[many] и ещё { $count } событий до этого: они в журнале
}
frame-lately-close = Закрыть список
frame-log = Журнал
frame-log-and-chat = Журнал и чат
frame-log-empty = Гонка ещё не началась.
frame-log-earlier = Показать, что было раньше
frame-actions = Ходы
frame-actions-none = Сейчас выбирать нечего.
frame-actions-spectator = Вы смотрите гонку. Ходят другие.
frame-chat = Чат
frame-chat-open = { $unread ->
    [0] Чат
    [one] Чат, { $unread } новое
    [few] Чат, { $unread } новых
   *[other] Чат, { $unread } новых
}
frame-chat-empty = Здесь пока тихо.
frame-chat-write = Сообщение всем за столом
frame-chat-refused = Сообщение не отправлено.
frame-chat-send = Отправить

frame-zoom-in = Ближе
frame-zoom-out = Дальше
frame-follow = За мной
frame-follow-race = За гонкой
frame-picture = Поле
frame-no-picture = У этой игры пока нет рисунка поля.

frame-film = Просмотр
frame-play = Играть
frame-pause = Пауза
frame-step = Шаг вперёд
frame-step-back = Шаг назад
frame-speed = Скорость { $speed }
frame-tip-rule = В правилах
frame-film-speed = Скорость
frame-film-off = Сразу
frame-position = Место в гонке
frame-round-of = Раунд { $round } из { $rounds }
frame-to-now = К игре
frame-since-turn = С вашего прошлого хода

frame-sound = Звук
frame-copy-link = Скопировать ссылку
frame-copied = Ссылка скопирована

frame-see-result = Итоги гонки
frame-rematch = Реванш
frame-view-of = Глазами
frame-view-all = Зрителя
frame-moments = Главное
frame-share-place = Ссылка на это место

frame-pass-on = Теперь ходит { $name }
frame-pass-help = Передайте экран. Остальные отворачиваются: сейчас будут видны карты.
frame-i-am = Это я, { $name }

frame-guide = Подсказка
frame-guide-got = Понятно
frame-guide-off = Без подсказок
