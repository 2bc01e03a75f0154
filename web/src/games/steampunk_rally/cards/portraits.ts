/** How the inventors look, as few strokes as will do: hair, beard, hat, glasses. */
export interface Portrait {
  hair: "short" | "parted" | "wild" | "curls" | "bun" | "wig" | "bald";
  beard?: "full" | "moustache" | "whiskers";
  hat?: "top" | "bowler" | "cap" | "boater";
  glasses?: boolean;
  tint: "black" | "brown" | "grey" | "white";
  skin?: "dark";
}

export const PORTRAITS: Record<string, Portrait> = {
  "rudolf-diesel": { hair: "short", beard: "moustache", glasses: true, tint: "brown" },
  "konstantin-tsiolkovsky": { hair: "parted", beard: "full", glasses: true, tint: "grey" },
  "bertha-benz": { hair: "bun", hat: "boater", tint: "brown" },
  "henry-bessemer": { hair: "bald", beard: "whiskers", tint: "grey" },
  "sadi-carnot": { hair: "wild", tint: "black" },
  "james-watt": { hair: "wig", tint: "white" },
  "isambard-kingdom-brunel": { hair: "short", beard: "whiskers", hat: "top", tint: "black" },
  "charles-parsons": { hair: "bald", beard: "moustache", tint: "white" },
  "george-stephenson": { hair: "parted", beard: "whiskers", tint: "white" },
  "alexander-mozhaysky": { hair: "short", beard: "full", hat: "cap", tint: "brown" },
  "michael-faraday": { hair: "wild", beard: "whiskers", tint: "grey" },
  "pavel-yablochkov": { hair: "parted", beard: "full", tint: "black" },
  "granville-woods": { hair: "short", beard: "moustache", hat: "bowler", tint: "black", skin: "dark" },
  "hertha-ayrton": { hair: "curls", tint: "black" },
  "werner-von-siemens": { hair: "parted", beard: "full", glasses: true, tint: "white" },
  "sofia-kovalevskaya": { hair: "bun", tint: "black" },
};
