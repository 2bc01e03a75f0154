import type { Options, OptionSchema } from "../../kit/contract";

/** Whether an option changes anything beside these values of the others. */
export const counts = (option: OptionSchema, values: Options): boolean =>
  Object.entries(option.only_if ?? {}).every(
    ([key, wanted]) => values[key] === undefined || wanted.includes(values[key]),
  );

/** The values that change anything. */
export const counting = (options: OptionSchema[], values: Options): Options =>
  Object.fromEntries(
    options.filter((option) => counts(option, values)).map(({ key, default: usual }) => [key, values[key] ?? usual]),
  );

/** The options worth asking for; what comes up only when the option before it is taken belongs under that. */
export function asked(options: OptionSchema[], values: Options): { option: OptionSchema; under: boolean }[] {
  const shown = options.filter((option) => counts(option, values));
  return shown.map((option, i) => ({ option, under: isDetailOf(shown[i - 1], option) }));
}

const isDetailOf = (before: OptionSchema | undefined, { only_if }: OptionSchema): boolean =>
  before !== undefined && only_if?.[before.key]?.includes(before.default) === false;
