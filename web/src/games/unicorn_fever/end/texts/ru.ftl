# Страница в конце чемпионата и моменты, которые стоит пересмотреть.

unicorn_fever-end-summary = { $races ->
    [one] { $races } гонка
    [few] { $races } гонки
   *[other] { $races } гонок
}, кланы: { $clans }
unicorn_fever-end-player = Игрок
unicorn_fever-end-race = Гонка { $race }
unicorn_fever-end-column-bets = Ставки
unicorn_fever-end-column-contracts = Договоры
unicorn_fever-end-column-gold = Золото
unicorn_fever-end-column-fame = Слава
unicorn_fever-end-note = Выше тот, у кого меньше невозвращённых займов, потом — у кого больше славы, потом — золота. Сначала возвращают займы, потом каждые 20 золота становятся клевером.
unicorn_fever-end-why-bets = { $bets ->
    [0] ставок не было
   *[other] ставки: { $won } из { $bets }
}
unicorn_fever-end-why-loans = { $loans ->
    [one] { $loans } заём закрыт
    [few] { $loans } займа закрыты
   *[other] { $loans } займов закрыты
}
unicorn_fever-end-why-unpaid = { $unpaid ->
    [one] { $unpaid } заём не возвращён
    [few] { $unpaid } займа не возвращены
   *[other] { $unpaid } займов не возвращено
}
unicorn_fever-end-chart = Слава по гонкам
unicorn_fever-end-chart-help = слава каждого после каждой гонки; в конце — с договорами и золотом
unicorn_fever-end-chart-label = Слава игроков после каждой гонки, всего гонок: { $races }
unicorn_fever-end-chart-end = Итог
unicorn_fever-end-next = Стол с друзьями
unicorn_fever-end-next-help = Это был чемпионат на троих, где всё объясняется. Когда игроков больше, появляются поздние ставки на лидера, соперники и волшебство; другие кланы приносят другие договоры. Друзья приходят по ссылке.

unicorn_fever-end-moment-won = { $you ->
    [true] Вы выигрываете
   *[other] { $name } выигрывает
} { $gold } золота и { $fame } славы: { $unicorn } { $bet }{ $photo ->
    [true] , решил фотофиниш
   *[other] { "" }
}
unicorn_fever-end-moment-lost = { $you ->
    [true] Вы теряете
   *[other] { $name } теряет
} { $gold } золота: { $unicorn } { $bet }{ $photo ->
    [true] , решил фотофиниш
   *[other] { "" }
}
unicorn_fever-end-moment-forced = { $you ->
    [true] Вам приходится занять
   *[other] { $name } вынужденно занимает
} { $gold } золота
unicorn_fever-end-moment-leads = { $you ->
    [true] Вы выходите
   *[other] { $name } выходит
} вперёд: слава { $fame }
unicorn_fever-end-moment-horn = { $you ->
    [true] «Большой рог» ваш
   *[other] { $name } получает «Большой рог»
}, слава { $fame }
