# Формула Д за столом.
# Передачи называются «4-я передача», клетки — полосой и местом; $part — название части.

formula_d-ui-round = Раунд { $round }
formula_d-ui-over = Гонка окончена
formula_d-ui-set-up = Перед гонкой
formula_d-ui-qualifying = Квалификация
formula_d-ui-step-grid = Стартовая решётка
formula_d-ui-step-build = Соберите машину
formula_d-ui-step-tyres = Выбор покрышек
formula_d-ui-step-gear = Передача
formula_d-ui-step-drive = Ход

formula_d-ui-running-order = Порядок в гонке
formula_d-ui-gear = Передача
formula_d-ui-gap = Отрыв
formula_d-ui-state-acts = { $you ->
    [true] ваш ход
   *[other] едет
}
formula_d-ui-state-moved = ход сделан
formula_d-ui-state-spun = развернуло
formula_d-ui-state-next = следующий ход
formula_d-ui-state-waits = ждёт
formula_d-ui-state-box = в боксе
formula_d-ui-state-out = выбыл
formula_d-ui-state-finished = финишировал

# На доске.
formula_d-board-label = { $circuit }: трасса со всеми машинами
formula_d-board-ending = Клетка { $letter }: { $points ->
    [0] даром
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
formula_d-board-next = Впереди поворот
formula_d-board-stops = остановок сделано: { $made } из { $stops }
