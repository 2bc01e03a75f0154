# Конец гонки и моменты, которые называют её страница и повтор.

roborally-end-figure-player = Игрок

roborally-end-merit-finished = все флаги в раунде { $turn }

roborally-end-merit-out =
    вне гонки с раунда { $turn }, { $flags ->
        [0] без флагов
        [one] { $flags } флаг
        [few] { $flags } флага
       *[many] { $flags } флагов
    }

roborally-end-merit =
    { $team ->
        [none] { "" }
       *[other] Команда { $team } вместе:{ " " }
    }{ $counted ->
        [no] { "" }
       *[yes]
            { $flags ->
                [0] без флагов
                [one] { $flags } флаг
                [few] { $flags } флага
               *[many] { $flags } флагов
            },{ " " }
    }{ $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[many] { $lives } жизней
    }, урон { $damage }

roborally-end-merit-won =
    Команда { $team }: { $won ->
        [team-flags] все флаги
        [captured] чужой флаг привезён домой
        [control] все флаги под контролем
       *[last-team] последняя команда в гонке
    }

roborally-end-merit-note =
    { $flags ->
        [touched] Без всех флагов: сначала флаги, затем жизни, затем наименьший урон.
        [taken] Взято: сколько раз игрок брал флаг. Без победы: сначала жизни, затем наименьший урон.
       *[none] Без победы: сначала жизни, затем наименьший урон.
    }

roborally-end-figure-flags = Флаги

roborally-end-figure-taken = Взято

roborally-end-figure-hits = Попадания

roborally-end-figure-pushes = Толчки

roborally-end-figure-destroyed = Потери

roborally-end-chart-places = Гонка по раундам

roborally-end-chart-places-help = место после каждого раунда; крестик — робот уничтожен

roborally-end-chart-label = Места роботов ({ $robots }) после каждого раунда ({ $turns })

roborally-end-chart-start = старт

roborally-end-chart-touched = флаг { $flag }

roborally-end-chart = Флаги по раундам

roborally-end-chart-help =
    крестик — робот уничтожен{ $goal ->
        [capture] ; галочка — флаг дома
       *[other] { "" }
    }

roborally-end-chart-home = флаг дома

roborally-end-chart-flag =
    { $flag ->
        [0] ни одного флага
        [one] { $flag } флаг
        [few] { $flag } флага
       *[many] { $flag } флагов
    }

roborally-end-chart-turns = раунд

roborally-end-chart-destroyed = робот уничтожен

roborally-end-moment-flag =
    { $you ->
        [yes] Вы берёте флаг { $flag }
       *[no] { $name } берёт флаг { $flag }
    }

roborally-end-moment-leads =
    { $you ->
        [yes] Вы выходите вперёд с флагом { $flag }
       *[no] { $name } выходит вперёд с флагом { $flag }
    }

roborally-end-moment-taken =
    { $you ->
        [yes] Вы подбираете флаг команды { $team }
       *[no] { $name } подбирает флаг команды { $team }
    }

roborally-end-moment-returned =
    { $you ->
        [yes] Вы возвращаете на место флаг команды { $team }
       *[no] { $name } возвращает на место флаг команды { $team }
    }

roborally-end-moment-brought =
    { $you ->
        [yes] Вы привозите домой флаг команды { $team }
       *[no] { $name } привозит домой флаг команды { $team }
    }

roborally-end-moment-caught =
    { $you ->
        [yes] Вы ловите робота { $whom }
       *[no] { $name } ловит { $whose ->
            [you] вашего робота
           *[other] робота { $whom }
        }
    }

roborally-end-moment-toggled =
    { $you ->
        [yes] Вы берёте флаг { $flag } под контроль команды { $team }
       *[no] { $name } берёт флаг { $flag } под контроль команды { $team }
    }

roborally-end-moment-control =
    { $you ->
        [yes] С флагом { $flag } вы берёте под контроль команды { $team } все флаги
       *[no] С флагом { $flag } { $name } берёт под контроль команды { $team } все флаги
    }

roborally-end-moment-fall =
    { $you ->
        [yes] Ваш робот
       *[no] { $name }
    } { $how ->
        [pit] падает в яму
       *[edge] падает за край поля
    } в регистре { $register }

roborally-end-moment-shot-down =
    { $you ->
        [yes] Ваш робот
       *[no] { $name }: робот
    } разбит в регистре { $register }

roborally-end-moment-pushed-out =
    { $you ->
        [yes] Вы сталкиваете робота { $whom }
       *[no] { $name } сталкивает { $whose ->
            [you] вашего робота
           *[other] робота { $whom }
        }
    } { $how ->
        [pit] в яму
        [edge] за край поля
       *[damage] на верную гибель
    }

roborally-end-moment-chain =
    { $you ->
        [yes] Вы толкаете целый ряд
       *[no] { $name } толкает целый ряд
    }

roborally-end-moment-out =
    { $you ->
        [yes] Вы выбываете из гонки
       *[no] { $name } выбывает из гонки
    }

roborally-end-moment-wins =
    { $you ->
        [yes] Вы берёте последний флаг
       *[no] { $name } берёт последний флаг
    }
