# Поле «Гонок единорогов».

unicorn_fever-board-label = Радуга с шестью дорожками
unicorn_fever-board-race = Гонка { $race }
unicorn_fever-board-of = { $races ->
        [3] из трёх
       *[4] из четырёх
    }
unicorn_fever-board-odds = Коэффициенты
unicorn_fever-board-fastest = быстрые сверху
unicorn_fever-board-card = Карта
unicorn_fever-board-form = в ударе
unicorn_fever-board-finish = финиш
unicorn_fever-board-went-up = После прошлой гонки поднялся на строку.
unicorn_fever-board-went-down = После прошлой гонки опустился на строку.

unicorn_fever-board-head-winner = Победа
unicorn_fever-board-head-early = Топ-3, ранняя
unicorn_fever-board-head-late = Топ-3, поздняя
unicorn_fever-board-short-winner = Победа
unicorn_fever-board-short-early = Топ-3, ранняя
unicorn_fever-board-short-late = Топ-3, поздняя
unicorn_fever-board-times-odds = × коэфф.

unicorn_fever-board-bet-open = { $unicorn }, { $bet }: ×{ $times }, слава { $fame }
unicorn_fever-board-bet-taken = { $unicorn }, { $bet }: { $you ->
    [true] ваша ставка
   *[other] { $name } ставит
} { $stake }, выигрыш — { $wins } золота и { $fame } славы
unicorn_fever-board-bet-blocked = { $unicorn }, { $bet }: в этой гонке нет
unicorn_fever-board-bet-kept = { $unicorn }, { $bet }: { $you ->
    [true] придержана для вас
   *[other] придержана, { $name }
}
unicorn_fever-board-bet-draft = { $unicorn }, { $bet }: { $stake } превратится в { $wins }
unicorn_fever-board-lane = { $unicorn }, { $name }
unicorn_fever-board-lane-cards = { $count ->
        [one] Лежит { $count } карта волшебства рубашкой вверх
        [few] Лежат { $count } карты волшебства рубашкой вверх
       *[other] Лежат { $count } карт волшебства рубашкой вверх
    }

unicorn_fever-board-actions = Действия
unicorn_fever-board-action = Ваше действие { $action }
unicorn_fever-board-pick = верхний жетон стопки или символ под ней
unicorn_fever-board-others = выбирает { $name }
unicorn_fever-board-always = всегда
unicorn_fever-board-empty = пусто до следующей гонки
unicorn_fever-board-kept = придержан, { $name }
unicorn_fever-board-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
unicorn_fever-board-pay = за { $price }
unicorn_fever-board-free = даром
unicorn_fever-board-bet-only = без карт
unicorn_fever-board-bet-and = ставка + { $count }
unicorn_fever-board-leads = и вы первый игрок
unicorn_fever-board-stack-magic = Волшебство
unicorn_fever-board-stack-any-bet = Любая ставка
unicorn_fever-board-stack-winner-bet = На победу
unicorn_fever-board-stack-contract = Договор
unicorn_fever-board-stack-gold = Золото
unicorn_fever-board-small-magic = Карты
unicorn_fever-board-small-any-bet = Ставка
unicorn_fever-board-small-winner-bet = Победа
unicorn_fever-board-small-contract = Договор
unicorn_fever-board-small-gold = Золото

unicorn_fever-board-contracts = Договоры
unicorn_fever-board-contracts-left = в колоде { $count }
unicorn_fever-board-signed = у игрока { $name }
unicorn_fever-board-signed-you = у вас

unicorn_fever-board-part-magic = Волшебство
unicorn_fever-board-part-card = Карта
unicorn_fever-board-part-dice = Кубики
unicorn_fever-board-part-photo = Фотофиниш
unicorn_fever-board-part-pay = Выплаты
unicorn_fever-board-photo-magic = Вровень. Решает волшебство.
unicorn_fever-board-photo-odds = Вровень: ×{ $first } прежде ×{ $second }.
unicorn_fever-board-photo-first-player = Вровень во всём. Решает первый игрок.

unicorn_fever-board-tip-odds = Коэффициент сейчас ×{ $multiplier }: ставка на победителя принесёт во столько раз больше.
unicorn_fever-board-tip-owner = { $you ->
    [true] Это ваш единорог: вам платят
   *[other] Владелец — { $name }: ему платят
} за первое, второе и третье место.
unicorn_fever-board-tip-immune = В ударе: чёрная { $letter } ему не страшна.
unicorn_fever-board-tip-white = белая { $letter }
unicorn_fever-board-tip-black = чёрная { $letter }
unicorn_fever-board-tip-pairs = Белая и чёрная { $letter } под одним единорогом отменяют друг друга.
unicorn_fever-board-tip-winner = Он должен прийти первым. Ставка умножается на его коэффициент после карт волшебства.
unicorn_fever-board-tip-early = Он должен прийти в первой тройке. Платят две ставки.
unicorn_fever-board-tip-late = Он должен прийти в первой тройке. Платят две ставки, но славы меньше.

unicorn_fever-board-news-sprinted = { $unicorn } { $spaces ->
    [0] остаётся на месте
    [one] ускоряется на { $spaces } клетку
    [few] ускоряется на { $spaces } клетки
   *[other] ускоряется на { $spaces } клеток
}
unicorn_fever-board-so-far = Пока у вас
unicorn_fever-board-so-far-of = Пока у игрока { $name }
unicorn_fever-board-to-payout = Сразу к выплатам
unicorn_fever-board-payout = К выплатам
unicorn_fever-board-to-plan = К новым планам
unicorn_fever-board-turn-again = Ход { $turn } ещё раз

unicorn_fever-board-tip-calm = Не в ударе: после гонки в ударе те, кто стоит на самой нижней занятой строке.
unicorn_fever-board-tip-cancelled = Отменена картой той же буквы.
unicorn_fever-board-tip-shed = Соскользнула: у владельца такой договор.
unicorn_fever-board-tip-immune-card = Не действует: единорог в ударе.
unicorn_fever-board-tip-row = Строка ×{ $multiplier }
unicorn_fever-board-tip-row-pays = Ставка на победителя приносит ×{ $multiplier } от поставленного: считают по коэффициенту после карт волшебства.
unicorn_fever-board-tip-row-card = Число { $row } на каждой карте гонки — сколько клеток пробегут единороги этой строки.
unicorn_fever-board-tip-row-moves = После гонки: пришёл выше своей строки — поднимается на одну, ниже — опускается на одну.
unicorn_fever-board-tip-brings = Сейчас: ×{ $times } от поставленного, свои монеты уже внутри, и { $fame } славы.
