/** Options by what their labels say. */
import type { OptionAs } from "./types";

interface Labelled {
  choice: number;
  label: { kind: string };
}
const fits = (label: object, args: object): boolean =>
  Object.entries(args).every(([key, value]) => Reflect.get(label, key) === value);

/** The options of this kind with these arguments. */
export function optionsOf<Labels, Kind extends keyof Labels & string>(
  options: readonly Labelled[], kind: Kind, args: Partial<Labels[Kind]> = {},
): OptionAs<Labels, Kind>[] {
  return options.filter(
    (option): option is Labelled & OptionAs<Labels, Kind> => option.label.kind === kind && fits(option.label, args),
  );
}
