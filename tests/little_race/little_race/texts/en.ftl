# Little race: every key stands in ru.ftl too.
little_race-name = Little race
little_race-about = A straight road, three dice, and a question of courage.
little_race-option-name-spaces = Length
little_race-option-help-spaces = How many spaces the road has.
little_race-question-dare = { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } to the finish. How many dice do you roll? Two that show the same, and the wheels spin.
little_race-option-roll = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
little_race-rule-dare = The car goes on by the sum of the dice; if two of them show the same, it stays where it is.
little_race-key-roll = { $dice }
little_race-event-round-began = Round { $round }.
little_race-event-drove = { $name } rolls { $dice } and is at space { $at }.
little_race-event-spun = { $name } rolls { $dice }: the wheels spin at space { $at }.
little_race-outcome-crossed = The finish was crossed in round { $rounds }.
little_race-picture-head = Round { $round }, { $spaces } spaces
