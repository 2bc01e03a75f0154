# Страница итогов и моменты, которые стоит пересмотреть.

steampunk_rally-end-inventor = Изобретатель
steampunk_rally-end-spaces = Черта
steampunk_rally-end-parts = Отсеки
steampunk_rally-end-built = Построено
steampunk_rally-end-lost = Потеряно
steampunk_rally-end-damage = Урон
steampunk_rally-end-note = Черта: на сколько участков вы за ней или до неё не доехали. Побеждает тот, кто дальше всех за чертой; при равенстве — тот, у кого машина больше.
steampunk_rally-end-exploded = взрыв
steampunk_rally-end-start = старт
steampunk_rally-end-chart-label = Порядок изобретателей ({ $racers }) по раундам ({ $rounds })
steampunk_rally-end-moment-crosses =
    { $you ->
        [true] Вы раньше всех за чертой: это последний раунд.
       *[other] { $name } раньше всех за чертой: это последний раунд.
    }
steampunk_rally-end-moment-explodes =
    { $you ->
        [true] Ваша машина взрывается.
       *[other] Машина взрывается: { $name }.
    }
steampunk_rally-end-moment-leap =
    { $you ->
        [true] «{ $card }» переносит вас на { $count ->
            [one] { $count } участок
            [few] { $count } участка
           *[other] { $count } участков
        }.
       *[other] { $name }: «{ $card }» даёт { $count ->
            [one] { $count } участок
            [few] { $count } участка
           *[other] { $count } участков
        }.
    }
steampunk_rally-end-moment-breaks =
    { $you ->
        [true] Вы теряете
       *[other] { $name } теряет
    } { $count ->
        [one] сразу { $count } отсек
        [few] сразу { $count } отсека
       *[other] сразу { $count } отсеков
    }.
steampunk_rally-end-moment-strikes =
    { $you ->
        [true] Вы играете «{ $card }». Цель: { $whom }.
       *[other] { $whose ->
            [you] { $name } играет «{ $card }» против вас.
           *[other] { $name } играет «{ $card }». Цель: { $whom }.
        }
    }
