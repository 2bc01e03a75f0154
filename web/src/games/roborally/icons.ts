/** Line icons of the factory, on a field of 24. */
export const STEP_ICONS: Record<string, string> = {
  reveal: "M5 6h8v13H5zM10 6V4h9v13h-3",
  robots: "M5 6h8v13H5zM10 6V4h9v13h-3",
  express: "M4 6l6 6-6 6M12 6l6 6-6 6",
  belts: "M8 5l7 7-7 7",
  pushers: "M4 5v14M4 12h9M13 7v10M17 12h4",
  gears:
    "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200",
  lasers: "M3 12h9M15 12h6M16 8l3-3M16 16l3 3M13 9.500v5",
  flags: "M6 21V4M6 4.500h12l-3.500 4 3.500 4H6",
  "clean-up": "M5 13l4 4L19 7",
};
export const POWER = "M12 3v9M7 6.500a7.500 7.500 0 1 0 10 0";
export const LOCK = "M8 11V8a4 4 0 0 1 8 0v3M6 11h12v9H6z";
/** Worn by the SuperBot; drawn round (0, 0). */
export const CROWN = "M-20 8-24-14-11-3 0-19 11-3 24-14 20 8Z";
/** The whole course. */
export const FRAME = "M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5";
/** Where a flag is brought. */
export const HOUSE = "M12 3 22 12H19V21H14V15H10V21H5V12H2Z";
/** Lost. */
export const CROSS = "M5 5 19 19M19 5 5 19";
