const LETTERS = 26;
const CAPITAL_A = 65;

/** Ways to move have letters from the cheapest on: 1 is A, 26 is Z, 27 is AA. */
export function letterOf(number: number): string {
  const left = number - 1;
  return (
    (left < LETTERS ? "" : letterOf(Math.floor(left / LETTERS))) + String.fromCharCode(CAPITAL_A + (left % LETTERS))
  );
}
