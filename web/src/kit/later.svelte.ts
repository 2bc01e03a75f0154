/** Parts of a screen that come behind it: what is not seen at once does not keep the first picture waiting. */
export interface Later<Part> {
  /** The part, as soon as it is there. */
  readonly part: Part | null;
  /** Asks for it before it is needed. */
  fetch(): void;
}

export function later<Part>(load: () => Promise<{ default: Part }>): Later<Part> {
  let part = $state.raw<Part | null>(null);
  let asked: Promise<void> | undefined;
  const fetch = () => {
    asked ??= load().then((module) => void (part = module.default));
  };
  return {
    get part() {
      if (!part) fetch();
      return part;
    },
    fetch,
  };
}
