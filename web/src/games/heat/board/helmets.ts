/** The helmets of the Legends. */
export const HELMETS: Record<string, string> = {
  black: "#1d1d1d", blue: "#2f7fd0", green: "#3aa76d", red: "#e04a3f", gray: "#9aa0a6", yellow: "#f2c21a",
};
