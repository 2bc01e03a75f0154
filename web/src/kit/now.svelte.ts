/** The time, told anew every half minute to whatever shows it. */
let told = $state(Date.now());
setInterval(() => (told = Date.now()), 30_000);

export const now = (): number => told;
