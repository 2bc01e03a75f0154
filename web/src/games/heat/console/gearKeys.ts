/** The lever by keys: arrows go to the next gear that can be had, and one stop of the tab key is enough for all. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function gearKeys(gear: number, gears: Map<number, number>, shift: (gear: number) => void) {
  return (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !gears.size) return;
    event.preventDefault();
    let next = gear;
    do next += step;
    while (next >= 1 && next <= 4 && !gears.has(next));
    if (!gears.has(next)) return;
    shift(next);
    const group = (event.currentTarget as HTMLElement).closest("[role=radiogroup]");
    group?.querySelectorAll<HTMLElement>("[role=radio]")[next - 1]?.focus();
  };
}
