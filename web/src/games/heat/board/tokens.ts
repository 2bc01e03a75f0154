/** Weather and road tokens: where they lie, how they look, what they say. */
import { t } from "../../../kit/text";
import { LINES, signed } from "../console/symbols";
import { newsHelp } from "../season/stakes";
import { cornerLetter, type RaceView } from "../state";
import type { Tip } from "../tips.svelte";
import { HALF, type Track } from "../track";

export interface Token {
  id: string;
  corner: number;
  /** limit-plus, limit-minus, overheat, slipstream, heat-control, or the weather's name. */
  look: string;
  /** Where it changes the limit: what is printed there. The sign shows what holds. */
  printed?: number;
  x: number;
  y: number;
  tip: Tip;
}
const CLOUD = "M7 13.500a4 4 0 1 1 .8-7.900A5 5 0 0 1 17.200 7 3.300 3.300 0 0 1 17 13.500z";
/** On a field of 24. */
export const PICTURES: Record<string, string> = {
  rain: `${CLOUD}M8 16.500l-1.200 3.500M12.500 16.500 11.300 20M17 16.500 15.800 20`,
  clouds:
    "M7 17a4.200 4.200 0 1 1 .8-8.300A5.300 5.300 0 0 1 17.500 10.200 3.400 3.400 0 0 1 17.200 17zM13 6.500a4 4 0 0 1 6.500 3",
  fog: "M4 7.500h12M7.500 12H20M4 16.500h12",
  storm: `${CLOUD}M12.800 14.500l-3 3.500h4l-2.500 3.500`,
  snow: `${CLOUD}M8 17.200v.1M12 19.500v.1M16 17.200v.1`,
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400",
  press: "M3.500 8h4l2-3h5l2 3h4v11h-17zM12 9.800a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400",
  news: "M4 5h12.500v14H6.500A2.500 2.500 0 0 1 4 16.500zM16.500 9.500H20v7a2.500 2.500 0 0 1-3.500 2.300M7.200 9h6M7.200 12.300h6M7.200 15.600h6",
  slipstream: LINES.slipstream!,
  "heat-control": LINES.boost!,
};
/** What a token changes at the limit of its corner. */
export const CHANGES: Record<string, number> = { "limit-plus": 1, "limit-minus": -1 };

/** What the weather paints its sectors with, on the road and on the map. */
export const TINTS: Record<string, string> = {
  rain: "#5f9cc4", clouds: "#93a7b8", fog: "#c3cccb", storm: "#8078cf", snow: "#d3e6ef", sun: "#f6e3b4",
};

/** Beside its sign, wherever most is free. */
const BESIDE = [[42, 14], [-42, 14], [42, -16], [-42, -16], [0, 48], [0, -48]] as const;
const ENOUGH = 24;
const WIDE = 40;

export function tokensOf(view: RaceView, track: Track): Token[] {
  return view.corners.flatMap((corner, i) => {
    const sector = view.sectors?.[i] ?? null;
    const kinds = [corner.token ?? sector, view.season?.press.includes(i) ? "press" : null].filter(
      (kind) => kind !== null,
    );
    const [space, off] = track.drawing.signs[i] ?? [corner.line_before, 0];
    const places = freePlaces(track, track.at(space, off));
    return kinds.map((token, n) => ({
      id: `${token} ${i}`, corner: i, look: token === "weather" ? (view.weather?.token ?? "fog") : token,
      ...(CHANGES[token] && { printed: corner.limit - CHANGES[token] }), ...places[n]!, tip: tokenTip(view, i, token),
    }));
  });
}

/** The freest places first; where all is free, to the right. */
function freePlaces(track: Track, sign: { x: number; y: number }) {
  const [left, top, width, height] = track.drawing.view;
  const room = ({ x, y }: { x: number; y: number }) => {
    const road = Math.min(...track.drawing.line.map(([px, py]) => Math.hypot(px - x, py - y))) - HALF;
    return Math.min(road, x - left, y - top, left + width - x, top + height - y);
  };
  const places = BESIDE.map(([dx, dy]) => ({ x: sign.x + dx, y: sign.y + dy }));
  const free = (place: { x: number; y: number }) => Math.min(ENOUGH, room(place));
  const [first] = [...places].sort((a, b) => free(b) - free(a));
  const apart = places.filter(({ x, y }) => Math.hypot(x - first!.x, y - first!.y) >= WIDE);
  return [first!, apart.sort((a, b) => free(b) - free(a))[0]!];
}

function tokenTip(view: RaceView, corner: number, token: string): Tip {
  const look = token === "weather" ? (view.weather?.token ?? "fog") : token;
  if (token === "press")
    return {
      title: t("heat-ui-token-press"), look, corner,
      lines: [{ words: "", help: t("heat-ui-press-help", { corner: cornerLetter(corner) }) }],
    };
  const [limit, change] = [view.corners[corner]!.limit, CHANGES[token]];
  const help = change
    ? t("heat-ui-token-limit", { corner: cornerLetter(corner), printed: limit - change, change: signed(change), limit })
    : t("heat-event-road-token", { token, corner: cornerLetter(corner) });
  const where = { words: "", help };
  if (token !== "weather" || !view.weather) return { title: t(`heat-ui-token-${token}`), look, corner, lines: [where] };
  return {
    title: t(`heat-ui-weather-${view.weather.token}`), look, corner,
    lines: [where, { words: "", help: t(`heat-ui-weather-sector-${view.weather.sector}`), noted: true }],
  };
}

export interface NoteData {
  look: string;
  /** What it does, in few words. */
  small: string;
  tip: Tip;
}

/** What the weather does in its sectors; where there are none, what it did before the race. */
export const weatherWords = (weather: NonNullable<RaceView["weather"]>, sectors: RaceView["sectors"]) =>
  t(
    sectors?.includes("weather")
      ? `heat-ui-weather-sector-${weather.sector}`
      : `heat-ui-weather-before-${weather.token}`,
  );

/** What holds for the whole race: its weather, and in a championship its event. */
export function notesOf({ weather, season, sectors, laps }: RaceView): NoteData[] {
  const note = (look: string, title: string, small: string, help = small) => ({
    look, small, tip: { title, look, lines: [{ words: "", help }] },
  });
  return [
    ...(weather
      ? [
          note(
            weather.token, t(`heat-ui-weather-${weather.token}`), weatherWords(weather, sectors),
            t("heat-event-weather", { token: weather.token }),
          ),
        ]
      : []),
    ...(season
      ? [note("news", t(`heat-news-${season.event}`), newsHelp(season.event, laps, season.race === season.races))]
      : []),
  ];
}

const NARROWEST = 200;
const WIDEST = 340;
/** As far down as notes reach. */
const DEEP = 300;
/** Road, kerb and a breath of air. */
const CLEAR = 32;
/** In a narrower column an event is only named, and all is set smaller: its rule is told in the tip. */
export const ROOMY = 300;

/** How wide notes may be at the left of the road. */
export function columnWide({ drawing }: Track, x: number, top: number): number {
  const beside = drawing.line
    .filter(([px, py]) => px > x && py > top - HALF && py < top + DEEP + HALF)
    .map(([px]) => px - HALF - CLEAR - x);
  return Math.max(NARROWEST, Math.min(WIDEST, ...beside));
}

/** The sectors where the weather rules: from one corner line to the next. */
export function weatherSectors({ corners, sectors = [], spaces }: RaceView): { from: number; to: number }[] {
  return corners.flatMap(({ line_before }, i) => {
    if (sectors[i] !== "weather") return [];
    const next = corners[i + 1]?.line_before ?? corners[0]!.line_before + spaces;
    return [{ from: line_before - 0.5, to: next - 0.5 }];
  });
}
