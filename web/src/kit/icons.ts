/** Line icons on a field of 20. Strokes take the text's colour; a few forms are filled. */
export interface IconDrawing {
  lines?: string;
  fills?: string;
  width?: number;
}

export const ICONS = {
  sun: {
    lines:
      "M10 1.500V4M10 16v2.500M1.500 10H4M16 10h2.500M4 4l1.700 1.700M14.300 14.300L16 16M16 4l-1.700 1.700M5.700 14.300L4 16",
    fills: "M6.400 10a3.600 3.600 0 1 1 7.200 0a3.600 3.600 0 1 1-7.200 0z",
  },
  moon: { fills: "M16.500 12.500A7.500 7.500 0 0 1 7.500 3.500a7.500 7.500 0 1 0 9 9z" },
  next: { lines: "M4 10h11M10.500 5l5 5-5 5", width: 2.2 },
  back: { lines: "M16 10H5M9.500 5l-5 5 5 5", width: 2.2 },
  check: { lines: "M4 10.500l4 4 8-9", width: 2.6 },
  copy: { lines: "M7 6V3h10v11h-3M3 6h11v11H3z" },
  link: {
    lines:
      "M8.500 11.500a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1M11.500 8.500a3.500 3.500 0 0 0-5 0l-3 3a3.500 3.500 0 0 0 5 5l1-1",
  },
  minus: { lines: "M4 10h12", width: 2.2 },
  plus: { lines: "M4 10h12M10 4v12", width: 2.2 },
  down: { lines: "M5 8l5 5 5-5", width: 2 },
  close: { lines: "M5 5l10 10M15 5L5 15", width: 2 },
  menu: { lines: "M3 5.500h14M3 10h14M3 14.500h14" },
  undo: { lines: "M7 4L3 8l4 4M3.500 8H12a4.500 4.500 0 0 1 0 9H8" },
  clock: { lines: "M3 10.500a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM10 7v3.800l2.500 1.700M8 1.500h4" },
  chat: { lines: "M3 4h14v10H9l-4 3.500V14H3z" },
  replay: { lines: "M4 4v4h4M4.300 8A6.500 6.500 0 1 1 3.500 11.500M8.800 8.200v5l4-2.500z" },
  play: { fills: "M6 3.500v13l10.500-6.500z" },
  pause: { fills: "M5 4h3.500v12H5zM11.500 4H15v12h-3.500z" },
  stepForward: { lines: "M15 4v12", fills: "M4 4v12l8-6z", width: 2.2 },
  stepBack: { lines: "M5 4v12", fills: "M16 4v12l-8-6z", width: 2.2 },
  share: { lines: "M10 12.500V2.500M6.500 5.500L10 2l3.500 3.500M6 8.500H3.500v9h13v-9H14" },
  download: { lines: "M10 2.500v9.500M6.500 8.800L10 12.300l3.500-3.500M3.500 12.500v5h13v-5" },
  file: { lines: "M4.500 2.500h7l4 4v11h-11zM11.500 2.500v4h4" },
  person: {
    lines:
      "M6.800 6.500a3.200 3.200 0 1 1 6.400 0a3.200 3.200 0 1 1-6.400 0zM3.500 17.500c.6-4 3-6 6.500-6s5.900 2 6.500 6",
  },
  bot: {
    lines: "M4 7.500h12v9H4zM10 7.500V4M1.800 10.500v3M18.200 10.500v3M7.500 13.800h5",
    fills:
      "M8.700 3a1.300 1.300 0 1 1 2.600 0a1.300 1.300 0 1 1-2.600 0zM6.200 10.800a1.100 1.100 0 1 1 2.200 0a1.100 1.100 0 1 1-2.200 0zM11.600 10.800a1.100 1.100 0 1 1 2.200 0a1.100 1.100 0 1 1-2.200 0z",
  },
  alert: { lines: "M10 3L18 17H2zM10 8.500v4M10 14.300v.4", width: 2 },
  zoomIn: { lines: "M4 10h12M10 4v12" },
  zoomOut: { lines: "M4 10h12" },
  locate: {
    lines: "M10 2v3M10 15v3M2 10h3M15 10h3M5.500 10a4.500 4.500 0 1 1 9 0a4.500 4.500 0 1 1-9 0z",
    fills: "M8.800 10a1.200 1.200 0 1 1 2.400 0a1.200 1.200 0 1 1-2.400 0z",
  },
  sound: { lines: "M3 7.500v5h3l4.500 4v-13L6 7.500zM13.500 7a4 4 0 0 1 0 6M15.800 4.500a7.500 7.500 0 0 1 0 11" },
  flag: { lines: "M4 18V3M4 3.500c4-2 8 2 12 0v8c-4 2-8-2-12 0" },
  book: {
    lines:
      "M10 5C8 3.500 5.500 3 2.500 3v12.500c3 0 5.500.5 7.500 2 2-1.500 4.500-2 7.500-2V3c-3 0-5.500.5-7.500 2zM10 5v12.500",
  },
} as const satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof ICONS;
