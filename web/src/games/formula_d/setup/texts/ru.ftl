# Трассы в форме нового стола.
formula_d-setup-short = Короткие
formula_d-setup-middle = Средние
formula_d-setup-long = Длинные
formula_d-setup-facts = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}, { $corners ->
    [one] { $corners } поворот
    [few] { $corners } поворота
   *[many] { $corners } поворотов
}
formula_d-setup-stops = { $stops ->
    [one] { $stops } остановка
    [few] { $stops } остановки
   *[many] { $stops } остановок
} на круг
formula_d-setup-scenery-desert = в пустыне
formula_d-setup-scenery-fields = среди полей
formula_d-setup-scenery-forest = в лесу
formula_d-setup-scenery-hills = в холмах
formula_d-setup-scenery-night = в ночном городе
formula_d-setup-scenery-park = в парке
formula_d-setup-scenery-sea = у моря
formula_d-setup-scenery-town = в городе
formula_d-setup-laps = Как обычно: { $laps }
