export const COLOURS = {
  sky: "#eddab0", sun: "#dfb25f", far: "#a9bcae", farShade: "#8fa69b", peak: "#5d8d87", peakShade: "#3f6e6b",
  snow: "#fdf4de", snowShade: "#d8dfce", earth: "#6b3d20", earth2: "#54301a", brass: "#cf9233", brass2: "#eabb62",
  brass3: "#9c6320", iron: "#37241a", copper: "#b4512e", copper2: "#8c3a20", coat: "#23595c", skin: "#e9b98c",
  red: "#c23b2c", blue: "#2f7f8f", cream: "#fdf4de",
} as const;
