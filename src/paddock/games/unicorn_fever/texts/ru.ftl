# «Гонки единорогов». У карты есть название и одно предложение: что она делает или что происходит.

unicorn_fever-name = Unicorn Fever
unicorn_fever-about = Ставки, договоры и немного волшебства вокруг бегов единорогов по радуге.

## Карты гонки

unicorn_fever-card-nose-in-the-air = Нос по ветру
unicorn_fever-card-help-nose-in-the-air = Фаворит летит, последний жуёт ромашку.
unicorn_fever-card-crown-gallop = Царский галоп
unicorn_fever-card-help-crown-gallop = Верхняя строка рванула, прочие вежливо трусят.
unicorn_fever-card-third-wheel = Третий лишний
unicorn_fever-card-help-third-wheel = ×4 запутался в собственной гриве.
unicorn_fever-card-nap-at-the-back = Тихий час
unicorn_fever-card-help-nap-at-the-back = Все спешат, самый медленный храпит.
unicorn_fever-card-seesaw = Качели
unicorn_fever-card-help-seesaw = Края вверх, а на ×5 кто-то сидит.
unicorn_fever-card-lost-horseshoe = Потеряна подкова
unicorn_fever-card-help-lost-horseshoe = ×6 ищет подкову и стоит.
unicorn_fever-card-brisk-morning = Бодрое утро
unicorn_fever-card-help-brisk-morning = Хорошие ноги у ×2 и у ×6.
unicorn_fever-card-gravel-bit = По гравию
unicorn_fever-card-help-gravel-bit = ×5 считает каждый камешек.
unicorn_fever-card-second-thoughts = Сомнения
unicorn_fever-card-help-second-thoughts = ×3 думает: а надо ли бегать?
unicorn_fever-card-tail-wind = Ветер в хвост
unicorn_fever-card-help-tail-wind = Дует сзади: самый медленный под парусом.
unicorn_fever-card-runner-ups-rage = Месть второго
unicorn_fever-card-help-runner-ups-rage = ×3 надоело быть вторым.
unicorn_fever-card-silver-bullet = Серебряная пуля
unicorn_fever-card-help-silver-bullet = ×3 стреляет вперёд, ×6 ищет дорогу.
unicorn_fever-card-middle-riot = Бунт середняков
unicorn_fever-card-help-middle-riot = ×4 бунтует, ×5 лёг в знак протеста.
unicorn_fever-card-upside-down = Вверх тормашками
unicorn_fever-card-help-upside-down = Тихоход скачет, ×6 застыл и смотрит.
unicorn_fever-card-family-photo = Семейное фото
unicorn_fever-card-help-family-photo = Все бегут ровно и улыбаются.
unicorn_fever-card-party-crasher = Без приглашения
unicorn_fever-card-help-party-crasher = ×5 пролез без очереди, никто не понял как.
unicorn_fever-card-elbow-room = Локтями
unicorn_fever-card-help-elbow-room = ×4 зажат между двумя крупами.
unicorn_fever-card-sleepy-meadow = Сонный луг
unicorn_fever-card-help-sleepy-meadow = Ровный бег, но ×7 собирает букет.
unicorn_fever-card-fifth-gear = Пятая передача
unicorn_fever-card-help-fifth-gear = ×5 нашёл передачу, которой не было.
unicorn_fever-card-dark-horse = Тёмная лошадка
unicorn_fever-card-help-dark-horse = ×6 явился ниоткуда, весь в блёстках.
unicorn_fever-card-after-you = Только после вас
unicorn_fever-card-help-after-you = ×6 летит, ×7 уступает дорогу.
unicorn_fever-card-banana-peel = Банановая кожура
unicorn_fever-card-help-banana-peel = Фаворит скользит, ×4 хохочет и бежит.
unicorn_fever-card-stage-cough = Кашель звезды
unicorn_fever-card-help-stage-cough = Фаворит откашлялся, ×7 запел.

## Карты волшебства

unicorn_fever-card-hot-hooves = Горячие копыта
unicorn_fever-card-help-hot-hooves = Первая карта гонки: +1 клетка. Ай, ай, ай!
unicorn_fever-card-toffee-puddle = Лужа ирисок
unicorn_fever-card-help-toffee-puddle = Первая карта гонки: −1 клетка, не ниже 0. Липко!
unicorn_fever-card-fizzy-mane = Шипучая грива
unicorn_fever-card-help-fizzy-mane = Его цвет на кубиках: 2 клетки, а не 1. Пш-ш!
unicorn_fever-card-lead-horseshoes = Свинцовые подковы
unicorn_fever-card-help-lead-horseshoes = Его цвет на кубиках: ни с места. Дзынь.
unicorn_fever-card-long-tongue = Длинный язык
unicorn_fever-card-help-long-tongue = Выигрывает ничьи. На длину языка.
unicorn_fever-card-crooked-horn = Кривой рог
unicorn_fever-card-help-crooked-horn = Проигрывает ничьи. Рог смотрит вбок.
unicorn_fever-card-flattering-gossip = Лестная сплетня
unicorn_fever-card-help-flattering-gossip = При вскрытии: на две строки вверх. Такой талант!
unicorn_fever-card-nasty-rumour = Гадкий слух
unicorn_fever-card-help-nasty-rumour = При вскрытии: на две строки вниз. Говорят, хромает.
unicorn_fever-card-hurt-pride = Задетая гордость
unicorn_fever-card-help-hurt-pride = Последний (хоть вровень): +1 клетка, не на 1-й карте.
unicorn_fever-card-stage-fright = Боязнь сцены
unicorn_fever-card-help-stage-fright = Первый (хоть вровень): −1 клетка, не на 1-й карте.
unicorn_fever-card-rainbow-slide = Горка из радуги
unicorn_fever-card-help-rainbow-slide = Карта гонки довела до финиша: +1 клетка. Ух!
unicorn_fever-card-selfie-stop = Селфи на финише
unicorn_fever-card-help-selfie-stop = Карта гонки довела до финиша: стоп на черте. Улыбка!
unicorn_fever-card-second-wind = Второе дыхание
unicorn_fever-card-help-second-wind = Карта гонки довела до клетки 6: ещё +1.
unicorn_fever-card-snack-cart = Тележка с едой
unicorn_fever-card-help-snack-cart = Карта гонки ведёт за клетку 6: стоп на ней.

## Кланы

unicorn_fever-card-gnomes = Гномы
unicorn_fever-card-help-gnomes = Жетоны, штуковины, бумажки.
unicorn_fever-card-leprechauns = Лепреконы
unicorn_fever-card-help-leprechauns = Золото и где его спрятать.
unicorn_fever-card-goblins = Гоблины
unicorn_fever-card-help-goblins = Неудачники и чужие беды.
unicorn_fever-card-fairies = Феи
unicorn_fever-card-help-fairies = Белые карты, удача и азарт.
unicorn_fever-card-witches = Ведьмы
unicorn_fever-card-help-witches = Чёрные карты, тайны, вредность.

## Договоры

unicorn_fever-card-padlocked-drawer = Ящик с замком
unicorn_fever-card-help-padlocked-drawer = Начало раунда: заприте жетон ставки для себя.
unicorn_fever-card-numbered-ticket = Талон на очередь
unicorn_fever-card-help-numbered-ticket = Начало раунда: придержите верхний жетон, не золото А.
unicorn_fever-card-pocket-wand = Карманная палочка
unicorn_fever-card-help-pocket-wand = Действие с поля: ещё и до 1 карты волшебства.
unicorn_fever-card-deposit-bottles = Сдача бутылок
unicorn_fever-card-help-deposit-bottles = За каждый взятый жетон действия: +1 золото.
unicorn_fever-card-bulk-discount = Оптовая скидка
unicorn_fever-card-help-bulk-discount = Ваши договоры на 3 дешевле.
unicorn_fever-card-signing-bonus = За подпись
unicorn_fever-card-help-signing-bonus = За каждый договор, и этот тоже: +3 золота.
unicorn_fever-card-overtime-slip = Сверхурочные
unicorn_fever-card-help-overtime-slip = Раз за игру: 4-е действие, напечатанное на поле.
unicorn_fever-card-filing-cabinet = Картотека
unicorn_fever-card-help-filing-cabinet = Конец игры: +1 слава за другой договор, до 4.
unicorn_fever-card-refund-desk = Окошко возврата
unicorn_fever-card-help-refund-desk = Ставка не сыграла: половина возвращается.
unicorn_fever-card-gilded-podium = Золотой пьедестал
unicorn_fever-card-help-gilded-podium = Ставка на лидера сыграла: ещё раз ставка, до 8.
unicorn_fever-card-stable-shares = Доля в конюшне
unicorn_fever-card-help-stable-shares = Награда владельца ещё раз.
unicorn_fever-card-creative-clerk = Ловкий бухгалтер
unicorn_fever-card-help-creative-clerk = Налог на славу меньше на 4.
unicorn_fever-card-exchange-booth = Обменник
unicorn_fever-card-help-exchange-booth = Конец игры: 12 золота за 1 славу, а не 20.
unicorn_fever-card-family-rate = По-родственному
unicorn_fever-card-help-family-rate = Возврат займа: 20, а не 25.
unicorn_fever-card-high-roller = Крупный игрок
unicorn_fever-card-help-high-roller = Ваш предел ставки: 30.
unicorn_fever-card-daily-rainbow = Радуга на дом
unicorn_fever-card-help-daily-rainbow = Начало раунда: +4 золота.
unicorn_fever-card-underdog-scarf = Шарф неудачника
unicorn_fever-card-help-underdog-scarf = Сыграла ставка на ×5–×7: +1 слава.
unicorn_fever-card-consolation-pie = Утешительный пирог
unicorn_fever-card-help-consolation-pie = Ваш единорог пришёл 4–6-м: +6 золота.
unicorn_fever-card-nearly-there = Почти победа
unicorn_fever-card-help-nearly-there = Ставка на победителя, а он второй: она назад и 2 славы.
unicorn_fever-card-fan-merchandise = Лавка фанатов
unicorn_fever-card-help-fan-merchandise = Чужая ставка на вашего единорога сыграла: +5 золота.
unicorn_fever-card-lost-and-found = Бюро находок
unicorn_fever-card-help-lost-and-found = Чужая ставка на победу не сыграла: +2 золота, до 8.
unicorn_fever-card-smudged-odds = Смазанная цифра
unicorn_fever-card-help-smudged-odds = Множитель ваших ставок на победу: +1.
unicorn_fever-card-generous-cousin = Щедрый кузен
unicorn_fever-card-help-generous-cousin = Первый заём раунда даёт 26 золота.
unicorn_fever-card-upset-party = Праздник выскочек
unicorn_fever-card-help-upset-party = Победил единорог с ×4–×7: +1 слава, +3 золота.
unicorn_fever-card-spare-wand = Запасная палочка
unicorn_fever-card-help-spare-wand = Когда колдуете: ещё 1 белая карта.
unicorn_fever-card-stardust-insurance = Страховка чар
unicorn_fever-card-help-stardust-insurance = Чужая карта отменила вашу белую: +6 золота.
unicorn_fever-card-fever-fan-club = Клуб азарта
unicorn_fever-card-help-fever-fan-club = Сыграла ставка на единорога в ударе: +2 славы.
unicorn_fever-card-lucky-ribbon = Ленточка удачи
unicorn_fever-card-help-lucky-ribbon = Первая сыгравшая ставка на лидера за раунд: +1 слава.
unicorn_fever-card-blessed-horn = Освящённый рог
unicorn_fever-card-help-blessed-horn = Ваш единорог выигрывает ничьи.
unicorn_fever-card-glass-umbrella = Стеклянный зонт
unicorn_fever-card-help-glass-umbrella = Вскрытие: с вашего единорога соскользнут 2 чёрные карты.
unicorn_fever-card-double-rainbow = Двойная радуга
unicorn_fever-card-help-double-rainbow = Две ваши ставки сыграли в гонке: +2 славы.
unicorn_fever-card-bottomless-pouch = Бездонная сумка
unicorn_fever-card-help-bottomless-pouch = Предел руки +1, доберите сразу.
unicorn_fever-card-crystal-monocle = Волшебный монокль
unicorn_fever-card-help-crystal-monocle = Раз в раунд: подсмотрите под одним единорогом.
unicorn_fever-card-spare-cauldron = Запасной котёл
unicorn_fever-card-help-spare-cauldron = Когда колдуете: ещё 1 чёрная карта.
unicorn_fever-card-hex-royalties = Доход с порчи
unicorn_fever-card-help-hex-royalties = За каждого 4–6-го под вашей порчей: +5 золота.
unicorn_fever-card-stirring-spoon = Мешалка
unicorn_fever-card-help-stirring-spoon = Раз в раунд перед волшебством смените до 3 карт.
unicorn_fever-card-fallen-favourite = Падение звезды
unicorn_fever-card-help-fallen-favourite = Все из верхней строки пришли 4–6-ми: +2 славы.
unicorn_fever-card-paid-by-the-curse = Сдельная порча
unicorn_fever-card-help-paid-by-the-curse = За взятый жетон волшебства: +4 золота.
unicorn_fever-card-forged-receipt = Поддельный чек
unicorn_fever-card-help-forged-receipt = Один невозвращённый заём не считается.
unicorn_fever-card-matching-bottles = Парные склянки
unicorn_fever-card-help-matching-bottles = Конец игры: +1 слава за пару букв в руке, до 2.

## Единороги

unicorn_fever-card-red = Розалинда Ракета
unicorn_fever-card-help-red = В ударе: ставка на победу +1 слава.
unicorn_fever-card-orange = Сэр Цок-Цок
unicorn_fever-card-help-orange = В ударе: ставка на лидера +4 золота.
unicorn_fever-card-yellow = Лютик Растяпа
unicorn_fever-card-help-yellow = В ударе: награда владельца ещё раз.
unicorn_fever-card-green = Мшистик Жуйтрава
unicorn_fever-card-help-green = В ударе: ставка на победу +8 золота.
unicorn_fever-card-blue = Черничный Гром
unicorn_fever-card-help-blue = В ударе: ставка на лидера +1 слава.
unicorn_fever-card-violet = Леди Блескокопыт
unicorn_fever-card-help-violet = В ударе: любая ставка +3 золота.

## Действия

unicorn_fever-card-magic = Волшебство
unicorn_fever-card-help-magic = Карты взакрытую под единорогов.
unicorn_fever-card-any-bet = Любая ставка
unicorn_fever-card-help-any-bet = Победитель, ранний или поздний лидер.
unicorn_fever-card-winner-bet = На победителя
unicorn_fever-card-help-winner-bet = Первое место или ничего.
unicorn_fever-card-contract = Договор
unicorn_fever-card-help-contract = Подпишите один из трёх открытых.
unicorn_fever-card-gold = Золото
unicorn_fever-card-help-gold = Прямо из горшочка.
unicorn_fever-card-magic-a = Ночь колдовства
unicorn_fever-card-help-magic-a = Сыграйте до 4 карт волшебства.
unicorn_fever-card-magic-b = Вечер колдовства
unicorn_fever-card-help-magic-b = Сыграйте до 3 карт волшебства.
unicorn_fever-card-any-bet-a = Ставка с подвохом
unicorn_fever-card-help-any-bet-a = Любая ставка и до 2 карт волшебства.
unicorn_fever-card-any-bet-b = Ставка с намёком
unicorn_fever-card-help-any-bet-b = Любая ставка и до 1 карты волшебства.
unicorn_fever-card-winner-bet-a = Громкое обещание
unicorn_fever-card-help-winner-bet-a = Ставка на победителя, на ней 2 славы.
unicorn_fever-card-winner-bet-b = Тихое обещание
unicorn_fever-card-help-winner-bet-b = Ставка на победителя, на ней 1 слава.
unicorn_fever-card-contract-a = Чернила даром
unicorn_fever-card-help-contract-a = Заключите договор бесплатно.
unicorn_fever-card-contract-b = Чернила недорого
unicorn_fever-card-help-contract-b = Заключите договор за 3 золота.
unicorn_fever-card-contract-c = Чернила втридорога
unicorn_fever-card-help-contract-c = Заключите договор за 6 золота.
unicorn_fever-card-gold-a = Полный горшочек
unicorn_fever-card-help-gold-a = +10 золота; в гонке вы первый игрок.
unicorn_fever-card-gold-b = Полгоршочка
unicorn_fever-card-help-gold-b = +8 золота.
unicorn_fever-card-any-bet-printed = Честная ставка
unicorn_fever-card-help-any-bet-printed = Любая ставка, без фокусов.
unicorn_fever-card-gold-printed = Мелочь
unicorn_fever-card-help-gold-printed = +5 золота из-под дивана.

unicorn_fever-card-old-deck = Старая колода
unicorn_fever-card-help-old-deck = Из гонок былых времён: фаворит её любит.

## Масти и ставки

unicorn_fever-colour-red = Красный
unicorn_fever-colour-orange = Оранжевый
unicorn_fever-colour-yellow = Жёлтый
unicorn_fever-colour-green = Зелёный
unicorn_fever-colour-blue = Синий
unicorn_fever-colour-violet = Фиолетовый
unicorn_fever-bet-winner = победит
unicorn_fever-bet-early = в тройке (ранняя)
unicorn_fever-bet-late = в тройке (поздняя)

## Настройки

unicorn_fever-option-name-clans = Кланы
unicorn_fever-option-help-clans = Чьи договоры в игре: два клана из пяти.
unicorn_fever-choice-clans-random = По жребию
unicorn_fever-choice-clans-gnomes-leprechauns = Гномы и лепреконы
unicorn_fever-choice-clans-gnomes-goblins = Гномы и гоблины
unicorn_fever-choice-clans-gnomes-fairies = Гномы и феи
unicorn_fever-choice-clans-gnomes-witches = Гномы и ведьмы
unicorn_fever-choice-clans-leprechauns-goblins = Лепреконы и гоблины
unicorn_fever-choice-clans-leprechauns-fairies = Лепреконы и феи
unicorn_fever-choice-clans-leprechauns-witches = Лепреконы и ведьмы
unicorn_fever-choice-clans-goblins-fairies = Гоблины и феи
unicorn_fever-choice-clans-goblins-witches = Гоблины и ведьмы
unicorn_fever-choice-clans-fairies-witches = Феи и ведьмы
unicorn_fever-option-name-rounds = Гонки
unicorn_fever-option-help-rounds = Четыре; вшестером можно сыграть покороче, в три.
unicorn_fever-choice-rounds-4 = 4 гонки
unicorn_fever-choice-rounds-3 = 3 гонки, шесть игроков
unicorn_fever-option-name-race_deck = Карты гонки
unicorn_fever-option-help-race_deck = В нашей колоде шанс есть у каждой строки, старая любит фаворита.
unicorn_fever-choice-race_deck-original = Наша колода
unicorn_fever-choice-race_deck-classic = Старая колода

## Вопросы

unicorn_fever-question-take-action = Действие { $action }. У вас золота { $gold }, славы { $fame }{ $loans ->
        [0] { "" }
       *[other] , займов: { $loans }
    }. Что делаете?
unicorn_fever-question-choose-first-effect = Что сначала, ставка или волшебство?
unicorn_fever-question-place-bet = У вас { $gold } золота{ $fame ->
        [0] { "" }
       *[other] , на ставку ляжет слава: { $fame }
    }. На кого ставите?
unicorn_fever-question-stake-gold = { $unicorn } { $bet }: за успех { $fame } славы. Сколько золота ставите, до { $most }?
unicorn_fever-question-sign-contract = Какой договор подпишете? Цена: { $price }.
unicorn_fever-question-play-magic = Можно сыграть ещё { $left ->
        [one] { $left } карту волшебства
        [few] { $left } карты волшебства
       *[other] { $left } карт волшебства
    }. Какую?
unicorn_fever-question-lay-under = Под кого кладёте карту «{ $card }»?
unicorn_fever-question-swap-card = Перед волшебством можно сменить { $left ->
        [one] { $left } карту
        [few] { $left } карты
       *[other] { $left } карт
    }. Какая уходит?
unicorn_fever-question-reserve-bet = Какой жетон ставки запираете для себя?
unicorn_fever-question-reserve-token = Какой жетон действия придержите для себя?
unicorn_fever-question-act-again = Поработаете сверхурочно: ещё одно действие, символом с поля?
unicorn_fever-question-choose-place = Вровень до последнего волоска. Кому место { $place }?

## Варианты

unicorn_fever-option-take-magic = { $token }: до { $magic } карт волшебства{ $kept ->
        [1] { " " }(придержан для вас)
       *[other] { "" }
    }
unicorn_fever-option-take-any-bet = { $token }: любая ставка{ $magic ->
        [0] { "" }
        [one] , и { $magic } карта волшебства
        [few] , и до { $magic } карт волшебства
       *[other] , и до { $magic } карт волшебства
    }{ $kept ->
        [1] { " " }(придержан для вас)
       *[other] { "" }
    }
unicorn_fever-option-take-winner-bet = { $token }: ставка на победителя, славы на ней: { $fame }{ $kept ->
        [1] { " " }(придержан для вас)
       *[other] { "" }
    }
unicorn_fever-option-take-contract = { $token }: договор { $price ->
        [0] даром
       *[other] за { $price } золота
    }{ $kept ->
        [1] { " " }(придержан для вас)
       *[other] { "" }
    }
unicorn_fever-option-take-gold = { $token }: +{ $gold } золота{ $leads ->
        [1] , и с начала гонки вы первый игрок
       *[other] { "" }
    }{ $magic ->
        [0] { "" }
       *[other] , и 1 карта волшебства
    }
unicorn_fever-option-loan = Занять: { $gold } золота сейчас, { $back } вернуть
unicorn_fever-option-look-under = Подсмотреть: { $unicorn } ({ $count })
unicorn_fever-option-bet-first = Сначала ставка
unicorn_fever-option-magic-first = Сначала волшебство
unicorn_fever-option-bet = { $unicorn } { $bet } (×{ $times }, славы { $wins })
unicorn_fever-option-stake = { $stake } → { $wins }
unicorn_fever-option-sign = { $card }{ $fame ->
        [0] { "" }
       *[other] { " " }(славы { $fame })
    }: { $about }
unicorn_fever-option-done = Готово
unicorn_fever-option-play = { $card }
unicorn_fever-option-swap = { $card }
unicorn_fever-option-under = { $unicorn }
unicorn_fever-option-place = { $unicorn }
unicorn_fever-option-act-again = Поработать сверхурочно
unicorn_fever-option-not-now = Не сейчас
unicorn_fever-option-keep-nothing = Ничего
unicorn_fever-option-keep-bet = { $unicorn } { $bet }
unicorn_fever-option-keep-token = { $token }

# Что набирают в терминале; здесь вместо названий стоят коды.
unicorn_fever-key-take-magic = { $kept ->
        [1] мп
       *[other] м
    }
unicorn_fever-key-take-any-bet = { $kept ->
        [1] сп
       *[other] { $printed ->
            [1] с0
           *[other] с
        }
    }
unicorn_fever-key-take-winner-bet = { $kept ->
        [1] пп
       *[other] п
    }
unicorn_fever-key-take-contract = { $kept ->
        [1] дп
       *[other] д
    }
unicorn_fever-key-take-gold = { $printed ->
        [1] з0
       *[other] { $kept ->
            [1] зп
           *[other] з
        }
    }
unicorn_fever-key-loan = долг
unicorn_fever-key-look-under = { $unicorn ->
        [red] гкр
        [orange] гор
        [yellow] гжё
        [green] гзе
        [blue] гси
       *[other] гфи
    }
unicorn_fever-key-bet-first = с
unicorn_fever-key-magic-first = м
unicorn_fever-key-bet = { $bet ->
        [winner] п
        [early] р
       *[other] л
    }{ $unicorn ->
        [red] кр
        [orange] ор
        [yellow] жё
        [green] зе
        [blue] си
       *[other] фи
    }
unicorn_fever-key-keep-bet = { $bet ->
        [winner] п
        [early] р
       *[other] л
    }{ $unicorn ->
        [red] кр
        [orange] ор
        [yellow] жё
        [green] зе
        [blue] си
       *[other] фи
    }
unicorn_fever-key-stake = { $stake }
unicorn_fever-key-done = г
unicorn_fever-key-keep-nothing = г
unicorn_fever-key-act-again = да
unicorn_fever-key-not-now = нет
unicorn_fever-key-under = { $unicorn ->
        [red] кр
        [orange] ор
        [yellow] жё
        [green] зе
        [blue] си
       *[other] фи
    }
unicorn_fever-key-place = { $unicorn ->
        [red] кр
        [orange] ор
        [yellow] жё
        [green] зе
        [blue] си
       *[other] фи
    }
unicorn_fever-key-play = { $card ->
        [hot-hooves] a+
        [toffee-puddle] a-
        [fizzy-mane] b+
        [lead-horseshoes] b-
        [long-tongue] c+
        [crooked-horn] c-
        [flattering-gossip] d+
        [nasty-rumour] d-
        [hurt-pride] e+
        [stage-fright] e-
        [rainbow-slide] f+
        [selfie-stop] f-
        [second-wind] g+
       *[other] g-
    }
unicorn_fever-key-swap = { $card ->
        [hot-hooves] a+
        [toffee-puddle] a-
        [fizzy-mane] b+
        [lead-horseshoes] b-
        [long-tongue] c+
        [crooked-horn] c-
        [flattering-gossip] d+
        [nasty-rumour] d-
        [hurt-pride] e+
        [stage-fright] e-
        [rainbow-slide] f+
        [selfie-stop] f-
        [second-wind] g+
       *[other] g-
    }
unicorn_fever-hint-stake-gold = Число — ставка, за стрелкой — сколько вернётся, если она сыграет.

## События

unicorn_fever-event-clans = Кланы этой игры: { $clans }.
unicorn_fever-event-leads = { $name } — первый игрок.
unicorn_fever-event-odds = Коэффициенты, с самого быстрого: { $order }.
unicorn_fever-event-owns = { $name } — владелец; единорог: { $unicorn } (×{ $multiplier }).
unicorn_fever-event-round-began = Гонка { $round } из { $rounds }: пора планировать.
unicorn_fever-event-on-show = Открыты договоры: { $cards }.
unicorn_fever-event-blocked = Ставок нет: { $unicorn } { $bet }.
unicorn_fever-event-reserved-bet = { $name } запирает ставку: { $unicorn } { $bet }.
unicorn_fever-event-reserved-token = { $name } придерживает жетон: { $token }.
unicorn_fever-event-took = { $name } берёт жетон «{ $token }».
unicorn_fever-event-announced = { $name } использует символ «{ $token }».
unicorn_fever-event-gold = { $name } получает { $gold } золота.
unicorn_fever-event-acts-again = { $name } действует ещё раз: { $card }.
unicorn_fever-event-loan = { $name } { $forced ->
        [1] вынужденно берёт заём
       *[other] берёт заём
    }: { $gold } золота (займов: { $loans }).
unicorn_fever-event-bet-placed = { $name } ставит { $stake } золота: { $unicorn } { $bet }{ $fame ->
        [0] { "" }
       *[other] , славы на ставке: { $fame }
    }.
unicorn_fever-event-signed = { $name } подписывает договор «{ $card }» { $price ->
        [0] даром
       *[other] за { $price } золота
    }.
unicorn_fever-event-contract-paid = { $name }, договор «{ $card }»: { $gold ->
        [0] слава +{ $fame }
       *[other] золото +{ $gold }{ $fame ->
            [0] { "" }
           *[other] , слава +{ $fame }
        }
    }.
unicorn_fever-event-laid = { $name } кладёт карту под единорога: { $unicorn }.
unicorn_fever-event-drew = { $name } { $count ->
        [0] не берёт карт: их не осталось
        [one] берёт { $count } карту
        [few] берёт { $count } карты
       *[other] берёт { $count } карт
    }.
unicorn_fever-event-drew-cards = { $name } теперь держит и это: { $cards }.
unicorn_fever-event-swaps = { $name } меняет { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
unicorn_fever-event-looked = { $name } подсматривает под единорогом: { $unicorn }.
unicorn_fever-event-saw = { $name } видит ({ $unicorn }): { $cards }.
unicorn_fever-event-race-began = Гонка { $round } началась!
unicorn_fever-event-magic-revealed = { $count ->
        [0] В этой гонке нет волшебства.
        [one] Вскрыта { $count } карта волшебства.
        [few] Вскрыты { $count } карты волшебства.
       *[other] Вскрыто { $count } карт волшебства.
    }
unicorn_fever-event-lay-under = { $unicorn }: { $cards }.
unicorn_fever-event-shed = { $name }, договор «{ $card }»: { $unicorn } сбрасывает { $cards }.
unicorn_fever-event-cancelled = { $unicorn }: «{ $white }» и «{ $black }» отменяют друг друга.
unicorn_fever-event-immune = { $unicorn } в ударе, ему нипочём: { $cards }.
unicorn_fever-event-odds-moved = { $unicorn }: с ×{ $before } на ×{ $after } ({ $cards }).
unicorn_fever-event-race-card = Ход { $turn }, «{ $card }»: { $moves }.
unicorn_fever-event-magic-worked = { $unicorn }: { $cards }!
unicorn_fever-event-in-front = Впереди, клетка { $at }: { $unicorns }.
unicorn_fever-event-rolled = { $name } бросает кубики: { $dice }.
unicorn_fever-event-photo-finish = Фотофиниш ({ $unicorns }): { $by ->
        [magic] решает волшебство
        [odds] решает коэффициент
       *[other] решает первый игрок
    }.
unicorn_fever-event-finished = { $unicorn } на финише: место { $place }.
unicorn_fever-event-race-over = Гонка окончена: { $order }.
unicorn_fever-event-bet-won = { $name } получает { $gold } золота и { $fame } славы: { $unicorn } { $bet }, ставка { $stake }.
unicorn_fever-event-bet-lost = { $name } теряет { $stake } золота: { $unicorn } { $bet }.
unicorn_fever-event-owner-paid = { $name } получает { $gold } золота за своего: { $unicorn }, место { $place }.
unicorn_fever-event-tax = { $name } платит налог на славу: { $gold } золота.
unicorn_fever-event-odds-updated = Коэффициенты сдвинулись. Вверх: { $up }. Вниз: { $down }.
unicorn_fever-event-in-form = Теперь в ударе: { $unicorns }.
unicorn_fever-event-repaid = { $name } возвращает займы ({ $loans }), всего { $gold } золота{ $unpaid ->
        [0] { "" }
       *[other] ; не возвращено: { $unpaid }
    }.
unicorn_fever-event-converted = { $name } меняет { $gold } золота на славу: { $fame }.
unicorn_fever-event-final = { $name }: всего славы { $fame } (добыто { $tokens }, за золото { $converted }, за договоры { $contracts }), осталось золота { $gold }.
unicorn_fever-event-game-over = Чемпионат окончен.

## Конец

unicorn_fever-outcome-fame = «Большой рог» достаётся самой громкой славе; гонок сыграно: { $rounds }.
unicorn_fever-outcome-debts = Слава — не всё: решили невозвращённые займы; гонок сыграно: { $rounds }.
unicorn_fever-outcome-shared = «Большой рог» делят несколько игроков; гонок сыграно: { $rounds }.
unicorn_fever-outcome-too-long = Игра остановлена: она очень затянулась; шла гонка { $rounds }.
unicorn_fever-statistic-final-fame = Слава всех в конце
unicorn_fever-statistic-loans = Взято займов
unicorn_fever-statistic-unpaid = Игроков с невозвращёнными займами
unicorn_fever-statistic-contracts = Подписано договоров
unicorn_fever-statistic-ties = Ничьих, решённых первым игроком

## Почему нет

unicorn_fever-refusal-stack-empty = Жетонов этой стопки в этом раунде не осталось.
unicorn_fever-refusal-only-symbols = Это дополнительное действие — только символом с поля.
unicorn_fever-refusal-no-contract-left = Все три договора уже подписаны.
unicorn_fever-refusal-no-bet-left = Для этого не осталось жетона ставки.
unicorn_fever-refusal-bet-taken = Этот жетон ставки уже взят.
unicorn_fever-refusal-bet-blocked = В этом раунде такую ставку не сделать никому.
unicorn_fever-refusal-winner-bets-only = Этот жетон — только для ставок на победителя.
unicorn_fever-refusal-not-enough-gold = Столько золота у вас нет.
unicorn_fever-refusal-above-the-limit = Это выше вашего предела ставки.
unicorn_fever-refusal-not-in-hand = Такой карты у вас нет.
unicorn_fever-refusal-one-more-of-other-colour = Добавить можно только карту другого цвета.
unicorn_fever-refusal-signed-already = Этот договор уже подписан.
unicorn_fever-refusal-bet-not-on-board = Этого жетона ставки нет на поле.
unicorn_fever-refusal-token-not-for-keeping = Этот жетон придержать нельзя.

## Картина

unicorn_fever-picture-title = Гонка { $round } из { $rounds }, { $phase }. Первый игрок: { $first }
unicorn_fever-phase-plan = планирование
unicorn_fever-phase-race = бег
unicorn_fever-phase-results = выплаты
unicorn_fever-phase-over = конец
unicorn_fever-picture-owner = чей
unicorn_fever-picture-magic = карты
unicorn_fever-picture-winner = победа
unicorn_fever-picture-early = ранняя
unicorn_fever-picture-late = поздняя
unicorn_fever-picture-track = радуга
unicorn_fever-picture-purse = золото { $gold }, слава { $fame }{ $loans ->
        [0] { "" }
       *[other] , займы { $loans }
    }
unicorn_fever-picture-hand = Рука:
unicorn_fever-picture-tokens = Жетоны:
unicorn_fever-picture-contracts = Договоры:
unicorn_fever-picture-turn = Ход { $turn }: { $moves }
