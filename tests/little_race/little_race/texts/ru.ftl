# Маленькая гонка: все ключи есть и в en.ftl.
little_race-name = Маленькая гонка
little_race-about = Прямая дорога, три кубика и вопрос смелости.
little_race-option-name-spaces = Длина
little_race-option-help-spaces = Сколько клеток в дороге.
little_race-question-dare = До финиша { $left ->
        [one] { $left } клетка
        [few] { $left } клетки
       *[many] { $left } клеток
    }. Сколько кубиков бросаете? Если на двух выпадет одно и то же, колёса забуксуют.
little_race-option-roll = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
little_race-rule-dare = Машина проезжает сумму кубиков; если на двух из них одно и то же, она остаётся на месте.
little_race-key-roll = { $dice }
little_race-event-round-began = Раунд { $round }.
little_race-event-drove = { $name }: выпало { $dice }, клетка { $at }.
little_race-event-spun = { $name }: выпало { $dice }, колёса буксуют на клетке { $at }.
little_race-outcome-crossed = Финиш пересечён в раунде { $rounds }.
little_race-picture-head = Раунд { $round }, клеток: { $spaces }
