# Steampunk Rally.
# $name — игрок, $card — карта, $die — тип кубика, $site — испытание.

steampunk_rally-name = Steampunk Rally
steampunk_rally-about = Изобретатели на ходу собирают машины из карт: кубики их двигают, повреждения разбирают.

## Карты

steampunk_rally-card-admirals-gondola = Адмиральская гондола
steampunk_rally-card-aether-hull = Эфирный корпус
steampunk_rally-card-alexander-mozhaysky = Александр Можайский
steampunk_rally-card-amber-wheel = Янтарное колесо
steampunk_rally-card-arc-cutter = Дуговой резак
steampunk_rally-card-arc-furnace = Дуговая печь
steampunk_rally-card-arc-light-box = Ложа под дугой
steampunk_rally-card-ash-flusher = Золосмыв
steampunk_rally-card-aunts-legacy = Тётушкин ларец
steampunk_rally-card-belt-lathe = Ремённый станок
steampunk_rally-card-bertha-benz = Берта Бенц
steampunk_rally-card-biscuit-tin-of-bolts = Жестянка болтов
steampunk_rally-card-blue-ice-field = Голубые льды
steampunk_rally-card-boiler-bull = Котёл-бык
steampunk_rally-card-boiler-plate = Котельная броня
steampunk_rally-card-borrowed-balloon = Чужой аэростат
steampunk_rally-card-bottled-storm = Гроза в банке
steampunk_rally-card-broken-span = Рухнувший пролёт
steampunk_rally-card-bursting-bellows = Рваные мехи
steampunk_rally-card-buzz-crank = Жужжащая рукоять
steampunk_rally-card-carnot-cycle = Цикл Карно
steampunk_rally-card-charles-parsons = Чарлз Парсонс
steampunk_rally-card-cinder-caterpillar = Огнегусеница
steampunk_rally-card-cinder-sweeper = Золочист
steampunk_rally-card-clockwork-nudge = Заводной толчок
steampunk_rally-card-cloud-arcade = Облачный пассаж
steampunk_rally-card-cloud-barge = Облачная баржа
steampunk_rally-card-coal-cart = Угольная тележка
steampunk_rally-card-coal-pantry = Угольный чулан
steampunk_rally-card-compression-cab = Кабина сжатия
steampunk_rally-card-converter-bridge = Мостик у конвертера
steampunk_rally-card-cowbell-pasture = Луг с бубенцами
steampunk_rally-card-dragon-works = Завод «Дракон»
steampunk_rally-card-drain-cock = Сливной кран
steampunk_rally-card-dynamo-gallery = Галерея динамо
steampunk_rally-card-dynamo-saloon = Динамо-салон
steampunk_rally-card-earthing-hose = Шланг заземления
steampunk_rally-card-electric-candle = Электросвеча
steampunk_rally-card-electric-samovar = Электросамовар
steampunk_rally-card-electricians-bay = Бокс электрика
steampunk_rally-card-ember-trotter = Угольный рысак
steampunk_rally-card-eternal-candle = Вечная свеча
steampunk_rally-card-fire-brigade = Пожарная помпа
steampunk_rally-card-fire-tube-boiler = Жаротрубный котёл
steampunk_rally-card-fire-warden = Огнеблюститель
steampunk_rally-card-fitters-bay = Слесарный бокс
steampunk_rally-card-flash-kettle = Мгновенный чайник
steampunk_rally-card-fly-ball-governor = Шаровой регулятор
steampunk_rally-card-footplate = Будка машиниста
steampunk_rally-card-forked-manifold = Двурогий коллектор
steampunk_rally-card-foundry-valley = Долина литейщиков
steampunk_rally-card-frantic-coil = Буйная катушка
steampunk_rally-card-friction-stove = Печь трения
steampunk_rally-card-full-bore = На всю катушку!
steampunk_rally-card-furnace-ram = Топочный таран
steampunk_rally-card-fuse-burner = Пробкожог
steampunk_rally-card-fuse-warden = Смотритель пробок
steampunk_rally-card-galvanic-cycle = Гальванокат
steampunk_rally-card-gauge-warden = Страж манометра
steampunk_rally-card-george-stephenson = Джордж Стефенсон
steampunk_rally-card-geyser-cannon = Гейзерная пушка
steampunk_rally-card-glow-plug = Свеча накала
steampunk_rally-card-glowing-lathe = Калёный станок
steampunk_rally-card-goats-ravine = Козье ущелье
steampunk_rally-card-grand-cocktail = Адская смесь
steampunk_rally-card-granville-woods = Гранвилл Вудс
steampunk_rally-card-great-paddle = Великое колесо
steampunk_rally-card-great-sneeze = Большой чих
steampunk_rally-card-hatpin-carburettor = Шпилька-карбюратор
steampunk_rally-card-henry-bessemer = Генри Бессемер
steampunk_rally-card-hertha-ayrton = Герта Айртон
steampunk_rally-card-hot-air-kite = Жаровой змей
steampunk_rally-card-hot-whistle = Горячий свисток
steampunk_rally-card-hotfoot-pedals = Жаркие педали
steampunk_rally-card-ideal-cabin = Идеальная кабина
steampunk_rally-card-immersion-heater = Кипятильник
steampunk_rally-card-integral-gyroscope = Интегральный волчок
steampunk_rally-card-ion-parasol = Ионный зонтик
steampunk_rally-card-iron-centipede = Железная сколопендра
steampunk_rally-card-isambard-kingdom-brunel = Изамбард Кингдом Брюнель
steampunk_rally-card-james-watt = Джеймс Уатт
steampunk_rally-card-jar-crate = Ящик с банками
steampunk_rally-card-jeering-grandstand = Трибуна острословов
steampunk_rally-card-kaluga-rocket = Калужская ракета
steampunk_rally-card-kettle-crate = Ящик с чайниками
steampunk_rally-card-kettle-strider = Чайник-скороход
steampunk_rally-card-kick-start = Пинок для разгона
steampunk_rally-card-kindling-crank = Растопная рукоять
steampunk_rally-card-konstantin-tsiolkovsky = Константин Циолковский
steampunk_rally-card-lakeside-promenade = Набережная у озера
steampunk_rally-card-lantern-cab = Кабина-фонарь
steampunk_rally-card-lecture-box = Лекторская ложа
steampunk_rally-card-leviathan-boiler = Котёл «Левиафан»
steampunk_rally-card-leyden-rack = Лейденский шкаф
steampunk_rally-card-lightning-whip = Молния-хлыст
steampunk_rally-card-little-locomotive = Паровозик
steampunk_rally-card-loaded-dice = Гирька в кубике
steampunk_rally-card-loose-bolt = Шальной болт
steampunk_rally-card-mad-crucible = Бешеный тигель
steampunk_rally-card-match-battery = Спичечная батарея
steampunk_rally-card-michael-faraday = Майкл Фарадей
steampunk_rally-card-miners-rails = Рельсы рудокопов
steampunk_rally-card-monkey-wrench = Палки в колёса
steampunk_rally-card-mooring-mast = Причальная мачта
steampunk_rally-card-nimble-apprentice = Шустрый подмастерье
steampunk_rally-card-nothing-to-lose = Терять нечего
steampunk_rally-card-oil-thumper = Масляный стукач
steampunk_rally-card-old-newcomen = Старина Ньюкомен
steampunk_rally-card-patent-office = Патентное бюро
steampunk_rally-card-pavel-yablochkov = Павел Яблочков
steampunk_rally-card-perpetuum-trinket = Вечная безделушка
steampunk_rally-card-piston-magneto = Поршневое магнето
steampunk_rally-card-plating-bath = Гальванованна
steampunk_rally-card-pocket-geyser = Карманный гейзер
steampunk_rally-card-powder-keg-rocket = Ракета-бочонок
steampunk_rally-card-puff-crank = Пых-рукоять
steampunk_rally-card-puffing-treadle = Пыхтящая педаль
steampunk_rally-card-rack-railway = Зубчатая дорога
steampunk_rally-card-relay-butler = Реле-дворецкий
steampunk_rally-card-ripple-fan = Веер Айртон
steampunk_rally-card-rivet-forge = Клепальный горн
steampunk_rally-card-rubber-umbrella = Резиновый зонт
steampunk_rally-card-rudolf-diesel = Рудольф Дизель
steampunk_rally-card-runaway-coach = Беглый экипаж
steampunk_rally-card-sack-of-anthracite = Мешок антрацита
steampunk_rally-card-sadi-carnot = Сади Карно
steampunk_rally-card-salamander-dirigible = Жар-дирижабль
steampunk_rally-card-scrapyard-tip = Наводка на свалку
steampunk_rally-card-silent-turbine = Тихая турбина
steampunk_rally-card-slingshot-loop = Петля-праща
steampunk_rally-card-slipstream = Воздушный мешок
steampunk_rally-card-smiths-bay = Кузнечный бокс
steampunk_rally-card-sneering-crowd = Глумливая толпа
steampunk_rally-card-sofia-kovalevskaya = Софья Ковалевская
steampunk_rally-card-spare-filament = Запасная нить
steampunk_rally-card-spark-sprinter = Искровой бегун
steampunk_rally-card-spinning-top-cabin = Кабина-волчок
steampunk_rally-card-split-lightning = Двойная молния
steampunk_rally-card-spring-cleaning = Большая чистка
steampunk_rally-card-stargazer-seat = Кресло звездочёта
steampunk_rally-card-steam-albatross = Паровой альбатрос
steampunk_rally-card-steam-cellar = Паровой погреб
steampunk_rally-card-steam-dynamo = Пародинамо
steampunk_rally-card-steam-hammer = Паровой молот
steampunk_rally-card-steam-pony = Паровой пони
steampunk_rally-card-steam-trap = Ловушка пара
steampunk_rally-card-steel-storm = Стальная буря
steampunk_rally-card-storm-exchange = Грозовая станция
steampunk_rally-card-sun-and-planet-gear = Солнце и планета
steampunk_rally-card-sunset-pier = Закатный пирс
steampunk_rally-card-tea-kettle-office = Контора с чайником
steampunk_rally-card-telegraph-cab = Телеграфная кабина
steampunk_rally-card-thermo-governor = Терморегулятор
steampunk_rally-card-thermopile = Термостолб
steampunk_rally-card-third-rail-shoe = Токосъёмник
steampunk_rally-card-thunder-wheel = Громовое колесо
steampunk_rally-card-tinderbox-crate = Ящик-огниво
steampunk_rally-card-top-hat-bridge = Мостик в цилиндре
steampunk_rally-card-tram-catapult = Трамвай-катапульта
steampunk_rally-card-travelling-dynamo = Странствующее динамо
steampunk_rally-card-turbinia-bridge = Мостик «Турбинии»
steampunk_rally-card-two-faced-stove = Двуликая печь
steampunk_rally-card-unipolar-wheel = Униполярное колесо
steampunk_rally-card-vapour-sail = Паровой парус
steampunk_rally-card-village-square = Деревенская площадь
steampunk_rally-card-vineyard-terraces = Террасы виноделов
steampunk_rally-card-volt-millipede = Вольтоножка
steampunk_rally-card-werner-von-siemens = Вернер фон Сименс
steampunk_rally-card-zeppelin-ring = Кольцо дирижаблей
steampunk_rally-card-help-aunts-legacy = Получите четыре детали.
steampunk_rally-card-help-boiler-plate = Усильте машину трижды.
steampunk_rally-card-help-borrowed-balloon = Получите два плавных движения.
steampunk_rally-card-help-bottled-storm = Получите три кубика электричества.
steampunk_rally-card-help-fire-brigade = Получите три кубика пара.
steampunk_rally-card-help-full-bore = Получите четыре движения и 2 повреждения в любом порядке.
steampunk_rally-card-help-grand-cocktail = Получите по кубику каждого типа.
steampunk_rally-card-help-great-sneeze = В фазе испарения: следующие 8 очков не стоят деталей.
steampunk_rally-card-help-kick-start = Получите два движения.
steampunk_rally-card-help-loaded-dice = До конца фазы гонки ваши кубики показывают не меньше 3.
steampunk_rally-card-help-loose-bolt = Соперник, который впереди вас, получает 2 повреждения.
steampunk_rally-card-help-monkey-wrench = В фазе испарения: отсек соперника впереди до конца раунда не принимает кубики.
steampunk_rally-card-help-nimble-apprentice = Уберите из пазов один или два любых кубика.
steampunk_rally-card-help-nothing-to-lose = Только если позади никого нет: получите четыре движения.
steampunk_rally-card-help-patent-office = В фазе испарения: каждый соперник впереди отдаёт деталь или получает 1 повреждение.
steampunk_rally-card-help-rubber-umbrella = До конца раунда чужие усиления вас не задевают и не выбирают.
steampunk_rally-card-help-sack-of-anthracite = Получите три кубика тепла.
steampunk_rally-card-help-scrapyard-tip = В драфте: постройте верхний отсек из любой стопки сброса.
steampunk_rally-card-help-slipstream = Получите три плавных движения, а если впереди никого нет — одно.
steampunk_rally-card-help-spare-filament = В фазе гонки: ваша лампочка снова горит.
steampunk_rally-card-help-spring-cleaning = В фазе испарения: освободите пазы действия одного своего отсека.

## Кубики, эффекты, испытания

steampunk_rally-symbol-heat = тепло
steampunk_rally-symbol-steam = пар
steampunk_rally-symbol-electric = электричество
steampunk_rally-symbol-motion = движение
steampunk_rally-symbol-smooth = плавное движение
steampunk_rally-symbol-cog = деталь
steampunk_rally-symbol-reinforce = усиление машины
steampunk_rally-symbol-damage = повреждение
steampunk_rally-symbol-die-heat = кубик тепла
steampunk_rally-symbol-die-steam = кубик пара
steampunk_rally-symbol-die-electric = кубик электричества
steampunk_rally-symbol-out-heat = убрать кубик тепла
steampunk_rally-symbol-out-steam = убрать кубик пара
steampunk_rally-symbol-out-electric = убрать кубик электричества
steampunk_rally-symbol-out-any = убрать любой кубик
steampunk_rally-symbol-station = электростанция
steampunk_rally-symbol-engine = машина Ньюкомена
steampunk_rally-symbol-mine = угольная шахта
steampunk_rally-symbol-rails = рельсы
steampunk_rally-symbol-pony = паровой пони
steampunk_rally-symbol-glacier = ледник
steampunk_rally-symbol-jump = прыжок
steampunk_rally-symbol-crowd = толпа
steampunk_rally-symbol-gold = золотая
steampunk_rally-symbol-silver = серебряная
steampunk_rally-symbol-copper = медная
steampunk_rally-symbol-black = чёрная

## Подготовка

steampunk_rally-option-name-track = Трасса
steampunk_rally-option-help-track = Альпы мягче; на Подвесном треке больше испытаний и тряски.
steampunk_rally-choice-track-alps = Альпы
steampunk_rally-choice-track-sky = Подвесной трек
steampunk_rally-option-name-tiles = Средние фрагменты
steampunk_rally-option-help-tiles = Три из пяти средних фрагментов этой стороны — в том порядке, в каком они лежат.
steampunk_rally-choice-tiles-drawn = по жребию
steampunk_rally-choice-tiles-123 = 1, 2, 3
steampunk_rally-choice-tiles-124 = 1, 2, 4
steampunk_rally-choice-tiles-125 = 1, 2, 5
steampunk_rally-choice-tiles-132 = 1, 3, 2
steampunk_rally-choice-tiles-134 = 1, 3, 4
steampunk_rally-choice-tiles-135 = 1, 3, 5
steampunk_rally-choice-tiles-142 = 1, 4, 2
steampunk_rally-choice-tiles-143 = 1, 4, 3
steampunk_rally-choice-tiles-145 = 1, 4, 5
steampunk_rally-choice-tiles-152 = 1, 5, 2
steampunk_rally-choice-tiles-153 = 1, 5, 3
steampunk_rally-choice-tiles-154 = 1, 5, 4
steampunk_rally-choice-tiles-213 = 2, 1, 3
steampunk_rally-choice-tiles-214 = 2, 1, 4
steampunk_rally-choice-tiles-215 = 2, 1, 5
steampunk_rally-choice-tiles-231 = 2, 3, 1
steampunk_rally-choice-tiles-234 = 2, 3, 4
steampunk_rally-choice-tiles-235 = 2, 3, 5
steampunk_rally-choice-tiles-241 = 2, 4, 1
steampunk_rally-choice-tiles-243 = 2, 4, 3
steampunk_rally-choice-tiles-245 = 2, 4, 5
steampunk_rally-choice-tiles-251 = 2, 5, 1
steampunk_rally-choice-tiles-253 = 2, 5, 3
steampunk_rally-choice-tiles-254 = 2, 5, 4
steampunk_rally-choice-tiles-312 = 3, 1, 2
steampunk_rally-choice-tiles-314 = 3, 1, 4
steampunk_rally-choice-tiles-315 = 3, 1, 5
steampunk_rally-choice-tiles-321 = 3, 2, 1
steampunk_rally-choice-tiles-324 = 3, 2, 4
steampunk_rally-choice-tiles-325 = 3, 2, 5
steampunk_rally-choice-tiles-341 = 3, 4, 1
steampunk_rally-choice-tiles-342 = 3, 4, 2
steampunk_rally-choice-tiles-345 = 3, 4, 5
steampunk_rally-choice-tiles-351 = 3, 5, 1
steampunk_rally-choice-tiles-352 = 3, 5, 2
steampunk_rally-choice-tiles-354 = 3, 5, 4
steampunk_rally-choice-tiles-412 = 4, 1, 2
steampunk_rally-choice-tiles-413 = 4, 1, 3
steampunk_rally-choice-tiles-415 = 4, 1, 5
steampunk_rally-choice-tiles-421 = 4, 2, 1
steampunk_rally-choice-tiles-423 = 4, 2, 3
steampunk_rally-choice-tiles-425 = 4, 2, 5
steampunk_rally-choice-tiles-431 = 4, 3, 1
steampunk_rally-choice-tiles-432 = 4, 3, 2
steampunk_rally-choice-tiles-435 = 4, 3, 5
steampunk_rally-choice-tiles-451 = 4, 5, 1
steampunk_rally-choice-tiles-452 = 4, 5, 2
steampunk_rally-choice-tiles-453 = 4, 5, 3
steampunk_rally-choice-tiles-512 = 5, 1, 2
steampunk_rally-choice-tiles-513 = 5, 1, 3
steampunk_rally-choice-tiles-514 = 5, 1, 4
steampunk_rally-choice-tiles-521 = 5, 2, 1
steampunk_rally-choice-tiles-523 = 5, 2, 3
steampunk_rally-choice-tiles-524 = 5, 2, 4
steampunk_rally-choice-tiles-531 = 5, 3, 1
steampunk_rally-choice-tiles-532 = 5, 3, 2
steampunk_rally-choice-tiles-534 = 5, 3, 4
steampunk_rally-choice-tiles-541 = 5, 4, 1
steampunk_rally-choice-tiles-542 = 5, 4, 2
steampunk_rally-choice-tiles-543 = 5, 4, 3
steampunk_rally-option-name-tokens = Жетоны испытаний
steampunk_rally-option-help-tokens = Столько испытаний вытягивают и кладут на свободные участки; трёх достаточно.
steampunk_rally-option-name-inventors = Изобретатели
steampunk_rally-option-help-inventors = Их выбирают в порядке жетона направления — или раздают по жребию.
steampunk_rally-choice-inventors-chosen = на выбор
steampunk_rally-choice-inventors-drawn = по жребию
steampunk_rally-option-name-race = Фаза гонки
steampunk_rally-option-help-race = Все сразу или по очереди: два первых раунда для новичков либо всегда.
steampunk_rally-choice-race-together = все сразу
steampunk_rally-choice-race-learners = два раунда по очереди
steampunk_rally-choice-race-in_turns = всегда по очереди
steampunk_rally-option-name-pause = Остановки у испытаний
steampunk_rally-option-help-pause = Посреди нескольких движений можно воспользоваться станцией, рельсами или пони.

## Вопросы

steampunk_rally-question-choose-inventor = Каким изобретателем вы играете?
steampunk_rally-question-give-up-card = Закончилась { $deck } колода. Какую из своих карт вы отдаёте (осталось отдать: { $left })?
steampunk_rally-question-pick-card = Какую карту вы берёте? На руке их { $left }.
steampunk_rally-question-use-card = Что вы делаете с картой «{ $card }»?
steampunk_rally-question-attach-part = Куда вы присоединяете «{ $card }»?
steampunk_rally-question-change-machine = Какую карту машины вы двигаете или сбрасываете?
steampunk_rally-question-move-card = Куда переставить «{ $card }»?
steampunk_rally-question-choose-target = Против кого «{ $card }»?
steampunk_rally-question-choose-part = На какой отсек вы играете «{ $card }»?
steampunk_rally-question-choose-pile = Какой отсек вы берёте из сброса?
steampunk_rally-question-pay-levy = Усиление соперника: деталь или 1 повреждение?
steampunk_rally-question-vent-dice =
    С какого кубика испаряете очко? У вас { $cogs ->
        [one] { $cogs } деталь
        [few] { $cogs } детали
       *[many] { $cogs } деталей
    }, бесплатных очков: { $pips }.
steampunk_rally-question-race-menu =
    Что дальше в гонке? У вас { $cogs ->
        [one] { $cogs } деталь
        [few] { $cogs } детали
       *[many] { $cogs } деталей
    }.
steampunk_rally-question-next-die =
    «{ $card }»: мощность { $power }, { $times ->
        [one] { $times } активация
        [few] { $times } активации
       *[many] { $times } активаций
    }. Какой кубик дальше?
steampunk_rally-question-choose-effect = Какой эффект теперь? Осталось: { $left }.
steampunk_rally-question-discard-die = Какой кубик вы убираете?
steampunk_rally-question-choose-way = Какой дорогой?
steampunk_rally-question-pay-glacier =
    Ледник: отдать кубик ({ $die }) или получить { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }?
steampunk_rally-question-pay-at-site = Испытание ({ $site }): какой кубик ({ $die }) вы отдаёте?
steampunk_rally-question-damage-menu =
    { $left ->
        [0] Фаза повреждений, ваша машина цела. Сыграете ещё усиление?
        [one] Повреждения отнимут { $left } отсек. Сделаете что-нибудь раньше?
        [few] Повреждения отнимут { $left } отсека. Сделаете что-нибудь раньше?
       *[many] Повреждения отнимут { $left } отсеков. Сделаете что-нибудь раньше?
    }
steampunk_rally-question-lose-part =
    { $how ->
        [break] Датчик на пределе. Какой отсек отваливается?
        [damage] Повреждения: какой отсек вы теряете (осталось потерять: { $left })?
        [fit] Остальное больше не соединяется. Какой отсек вы сбрасываете?
        [room] Места нет. Какой отсек вы сбрасываете ради нового?
       *[other] Какой отсек вы сбрасываете?
    }
steampunk_rally-question-top-part = Все ваши отсеки потеряны. Какой ляжет наверх стопки сброса ({ $deck })?
steampunk_rally-question-land-behind = Ваша машина взорвалась. С какого участка вы продолжите?
steampunk_rally-question-store-die = Какой кубик вы сохраняете? Свободных пазов: { $left }.
steampunk_rally-question-store-at = На каком отсеке вы сохраните кубик ({ $die })?
steampunk_rally-question-last-call =
    { $phase ->
        [draft] Драфт кончается, а другие с тех пор действовали. Сыграете ещё усиление?
        [race] Гонка кончается, а другие с тех пор действовали. Сыграете ещё усиление?
       *[other] Фаза кончается, а другие с тех пор действовали. Сыграете ещё усиление?
    }

## Варианты

steampunk_rally-option-inventor = { $inventor }: «{ $cockpit }», «{ $own }»
steampunk_rally-option-card = { $card }
steampunk_rally-option-give-up = Отдать «{ $card }»
steampunk_rally-option-construct =
    { $how ->
        [socket] Построить
        [room] Построить, переложив машину
       *[loss] Построить, сбросив ради этого другой отсек
    }
steampunk_rally-option-power = Мощность: { $count } × { $die }
steampunk_rally-option-cogs = Детали: { $count }
steampunk_rally-option-stash = Взять усиление себе
steampunk_rally-option-socket = Столбец { $x }, ряд { $y }
steampunk_rally-option-machine = Перестроить машину
steampunk_rally-option-leave-it = Оставить как есть
steampunk_rally-option-this-card = { $card }
steampunk_rally-option-scrap = Сбросить
steampunk_rally-option-boost = Усиление: «{ $card }»
steampunk_rally-option-keep-boost = Всё-таки не играть усиление
steampunk_rally-option-target = { $target }
steampunk_rally-option-on-part = { $card }
steampunk_rally-option-pile = «{ $card }» ({ $deck })
steampunk_rally-option-pay-cog = Отдать деталь
steampunk_rally-option-take-damage =
    Получить { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }
steampunk_rally-option-done = Готово
steampunk_rally-option-vent = «{ $card }»: { $die } { $value }
steampunk_rally-option-pass = Пас
steampunk_rally-option-part =
    Активировать «{ $card }», не больше { $times ->
        [one] { $times } раза
        [few] { $times } раз
       *[many] { $times } раз
    }
steampunk_rally-option-bulb = Лампочка: { $cards }
steampunk_rally-option-reroll = За деталь: перебросить { $die } { $value }
steampunk_rally-option-raise = За деталь: { $die } { $value } плюс 1
steampunk_rally-option-activate =
    Активировать { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }
steampunk_rally-option-die =
    { $die } { $value } ({ $times ->
        [one] { $times } активация
        [few] { $times } активации
       *[many] { $times } активаций
    })
steampunk_rally-option-alternative = «{ $card }»: { $effects }
steampunk_rally-option-effect =
    { $count ->
        [1] { $effect }
       *[other] { $effect } (1 из { $count })
    }
steampunk_rally-option-slot =
    «{ $card }»: { $die }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    }
steampunk_rally-option-no-die = Не убирать
steampunk_rally-option-way =
    Участок { $space }: { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }, до черты { $left }
steampunk_rally-option-pay-die =
    Отдать: { $die }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    }
steampunk_rally-option-site =
    { $site ->
        [rails] { $site }: кубик ({ $die }) за движения ({ $amount })
        [pony] { $site }: кубик ({ $die }) за детали ({ $amount })
       *[other] { $site }: деталь за кубик ({ $die })
    }
steampunk_rally-option-take-losses =
    Потерять { $left ->
        [one] { $left } отсек
        [few] { $left } отсека
       *[many] { $left } отсеков
    }
steampunk_rally-option-lose = Сбросить «{ $card }»
steampunk_rally-option-land = Участок { $space }
steampunk_rally-option-on-top = { $card }
steampunk_rally-option-store-at = { $card }
steampunk_rally-option-store = { $die } (из { $count })

## События

steampunk_rally-event-track = { $side }: { $tiles }.
steampunk_rally-event-inventor = { $name } — { $inventor } («{ $card }»).
steampunk_rally-event-round-began =
    Раунд { $round }{ $last ->
        [1] , последний
       *[other] { "" }
    }
steampunk_rally-event-reshuffled = Перетасована { $deck } колода.
steampunk_rally-event-dealt = Все берут по карте из каждой колоды.
steampunk_rally-event-cards-down = Все выбрали по карте.
steampunk_rally-event-hands-passed =
    Карты передают { $way ->
        [left] налево
       *[right] направо
    }.
steampunk_rally-event-phase-began =
    { $phase ->
        [vent] Фаза испарения
        [race] Фаза гонки
        [damage] Фаза повреждений
        [end] Конец раунда
       *[other] Драфт
    }
steampunk_rally-event-race-over = Гонка окончена, раундов: { $rounds }.
steampunk_rally-event-built = { $name } строит «{ $card }».
steampunk_rally-event-rearranged = { $name } перекладывает машину.
steampunk_rally-event-part-moved = { $name } переставляет «{ $card }».
steampunk_rally-event-part-lost =
    { $name }: «{ $card }» { $how ->
        [break] отваливается
        [damage] потерян из-за повреждений
        [fit] больше не помещается и сброшен
        [room] освобождает место новому
        [scrap] сброшен
        [explosion] отлетает при взрыве
       *[deck] возвращается в колоду
    }.
steampunk_rally-event-sold-for-dice = { $name }: «{ $card }» даёт мощность, { $count } × { $die }.
steampunk_rally-event-sold-for-cogs =
    { $name }: «{ $card }» — это { $cogs ->
        [one] { $cogs } деталь
        [few] { $cogs } детали
       *[many] { $cogs } деталей
    }.
steampunk_rally-event-stashed = { $name } берёт усиление себе.
steampunk_rally-event-boost-given-up = { $name } отдаёт «{ $card }».
steampunk_rally-event-vented =
    { $value ->
        [0] { $name } испаряет «{ $card }»: кубик ({ $die }) ушёл.
       *[other] { $name } испаряет «{ $card }»: осталось { $die } { $value }.
    }
steampunk_rally-event-rolled = { $name } бросает кубики.
steampunk_rally-event-rerolled = { $name } перебрасывает { $die } { $before }: { $value }.
steampunk_rally-event-raised = { $name } поднимает кубик: { $die } { $value }.
steampunk_rally-event-placed = { $name } кладёт { $die } { $value } на «{ $card }».
steampunk_rally-event-activated =
    { $name } активирует «{ $card }» { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }.
steampunk_rally-event-bulb-off = { $name } гасит лампочку.
steampunk_rally-event-bulb-on = У игрока { $name } снова горит лампочка.
steampunk_rally-event-gained-die =
    { $name } получает кубик: { $die }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    }.
steampunk_rally-event-no-die = Для игрока { $name } не осталось кубика ({ $die }).
steampunk_rally-event-gained-cogs =
    { $name } получает { $cogs ->
        [one] { $cogs } деталь
        [few] { $cogs } детали
       *[many] { $cogs } деталей
    }.
steampunk_rally-event-cleared = { $name } убирает кубик ({ $die }) с «{ $card }».
steampunk_rally-event-emptied = { $name } освобождает «{ $card }».
steampunk_rally-event-stored =
    У игрока { $name } сохранено: { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }.
steampunk_rally-event-returned =
    { $name } возвращает { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }.
steampunk_rally-event-damaged =
    { $name } получает { $damage ->
        [one] { $damage } повреждение
        [few] { $damage } повреждения
       *[many] { $damage } повреждений
    }; на датчике { $gauge }.
steampunk_rally-event-reinforced = { $name } усиливает машину; на датчике { $gauge }.
steampunk_rally-event-exploded = Машина игрока { $name } взрывается: с участка { $from } на { $to }.
steampunk_rally-event-moved =
    { $name } { $smooth ->
        [1] плавно движется
       *[other] движется
    } на участок { $to }.
steampunk_rally-event-stopped = { $name } стоит в конце трассы.
steampunk_rally-event-crossed-line = { $name } пересекает черту: раунд { $round } — последний.
steampunk_rally-event-fell-back = { $name } отступает на участок { $to }.
steampunk_rally-event-crowd =
    Толпа забирает у игрока { $name }: { $cogs ->
        [one] { $cogs } деталь
        [few] { $cogs } детали
       *[many] { $cogs } деталей
    }.
steampunk_rally-event-die-paid =
    { $name } отдаёт кубик: { $die }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    } ({ $site }).
steampunk_rally-event-cog-paid = { $name } отдаёт деталь ({ $site }).
steampunk_rally-event-boost-played = { $name } играет «{ $card }».
steampunk_rally-event-part-blocked = «{ $card }» игрока { $name } в этом раунде не принимает кубики.
steampunk_rally-event-boost-expired = Действие «{ $card }» кончилось.

## Конец

steampunk_rally-outcome-farthest = Победила машина, ушедшая дальше всех, раундов: { $rounds }.
steampunk_rally-outcome-most-parts = На трассе равенство: победила машина, где больше отсеков, раундов: { $rounds }.
steampunk_rally-outcome-shared = Равенство во всём: победа общая, раундов: { $rounds }.
steampunk_rally-outcome-too-long = Ралли остановлено: оно очень затянулось, раундов: { $rounds }.
steampunk_rally-statistic-beyond-line = участков за чертой
steampunk_rally-statistic-parts-left = отсеков осталось во всех машинах

## Картинка

steampunk_rally-picture-head =
    Раунд { $round } · { $phase ->
        [draft] драфт
        [vent] испарение
        [race] гонка
        [damage] повреждения
        [end] конец раунда
        [over] финиш
       *[other] изобретатели
    }{ $last ->
        [1] {" "}· последний
       *[other] { "" }
    }
steampunk_rally-picture-racer =
    { $name } · до черты { $left } · датчик { $gauge } · детали { $cogs } · { $bulb ->
        [1] лампочка горит
       *[other] лампочка погасла
    }
steampunk_rally-picture-short = { $name } { $left } д{ $gauge } к{ $cogs } о{ $parts }
steampunk_rally-picture-hand = Рука:{" "}
steampunk_rally-picture-pick = Рубашкой вверх:{" "}
steampunk_rally-picture-stash = Усиления:{" "}
steampunk_rally-picture-pool = Кубики:{" "}
