/** What a game declares, as types: one of all that it tells, asks or offers, whose kind says which arguments it has. */

/** What has happened; `to` is the one seat that is told, null: all are. */
export type EventOf<Events> = {
  [Kind in keyof Events & string]: { n: number; kind: Kind; seat: number; args: Events[Kind]; to: number | null };
}[keyof Events & string];

export type LabelOf<Labels> = {
  [Kind in keyof Labels & string]: { kind: Kind } & Labels[Kind];
}[keyof Labels & string];

export interface OptionOf<Labels> {
  choice: number;
  label: LabelOf<Labels>;
}
export type QuestionOf<Questions, Labels> = {
  [Kind in keyof Questions & string]: {
    kind: Kind;
    seat: number;
    args: Questions[Kind];
    options: OptionOf<Labels>[];
  };
}[keyof Questions & string];

/** What is done for some kinds, each with its own arguments; `Rest` is what all of them are given beside it. */
export type ByKind<One extends { kind: string }, Rest extends unknown[], Result> = {
  [Kind in One["kind"]]?: (one: Extract<One, { kind: Kind }>, ...rest: Rest) => Result;
};
/** Does what is to be done for this kind; for any other, nothing. */
export function byKind<One extends { kind: string }, Rest extends unknown[], Result>(
  deeds: ByKind<One, Rest, Result>, one: One, ...rest: Rest
): Result | undefined {
  const deed = deeds[one.kind as One["kind"]] as ((one: One, ...rest: Rest) => Result) | undefined;
  return deed?.(one, ...rest);
}

type KeyOf<One> = One extends unknown ? keyof One : never;
type AtKey<One, Key> = One extends unknown ? (Key extends keyof One ? One[Key] : never) : never;
/** All that any of these kinds says: what this one does not say is undefined. */
export type Any<One> = { [Key in KeyOf<One>]?: AtKey<One, Key> | undefined };
