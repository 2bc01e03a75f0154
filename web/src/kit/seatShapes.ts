/** One shape for each seat, drawn round (0, 0) in a box of 32: circle, square, triangle, diamond, pentagon,
 *  hexagon, star, cross, drop, ring. Scale the path to draw it at another size. */
const SHAPES: readonly string[] = [
  "M-14 0a14 14 0 1 1 28 0a14 14 0 1 1-28 0z",
  "M-13-10a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3z",
  "M0-15L15.500 12.500H-15.500z",
  "M0-15.500L15.500 0 0 15.500-15.500 0z",
  "M0-14.800L14.700-3.900 9.100 13.300H-9.100L-14.700-3.900z",
  "M0-15L13-7.500v15L0 15-13 7.500v-15z",
  polygon(10, (i) => (i % 2 ? 10.4 : 16)),
  "M-7.500-15h15v7.500h7.500v15h-7.500v7.500h-15v-7.500h-7.500v-15h7.500z",
  "M0-16.500C6-9 12.500-4 12.500 3.500a12.500 12.500 0 0 1-25 0C-12.500-4-6-9 0-16.500z",
  "M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0zM-12.700 0a12.700 12.700 0 1 0 25.400 0a12.700 12.700 0 1 0-25.400 0zM-10.600 0a10.600 10.600 0 1 1 21.200 0a10.600 10.600 0 1 1-21.200 0z",
];

/** Where the number's baseline stands below the middle, and how large it is. */
const NUMBERS: Readonly<Record<number, { y: number; size: number }>> = {
  2: { y: 9.6, size: 15 },
  8: { y: 9, size: 16 },
  9: { y: 5, size: 14 },
};

/** Path of a seat's shape; seats count from 0. */
export const seatShape = (seat: number): string => SHAPES[seat % SHAPES.length]!;
export const seatNumber = (seat: number) => NUMBERS[seat] ?? { y: 6, size: 17 };
export const seatColour = (seat: number): string => `var(--seat-${(seat % SHAPES.length) + 1})`;
export const seatInk = (seat: number): string => `var(--seat-ink-${(seat % SHAPES.length) + 1})`;

function polygon(corners: number, radius: (i: number) => number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(radius(i) * Math.cos(turn)).toFixed(1)} ${(radius(i) * Math.sin(turn) + 0.6).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}
