/** The flame that stands for what costs, on a field of 24. */
export const FLAME =
  "M12.6 1.5c.6 4.3 6 6.6 6 12.6a6.6 6.6 0 0 1-13.2 0c0-3 1.5-4.9 2.9-6.5.2 1.9.8 3 1.9 3.5-.2-3.6.6-7.1 2.4-9.6z";

/** Places the flame round (x, y) with a height of about `size`. */
export const flameAt = (x: number, y: number, size: number) =>
  `translate(${x} ${y}) scale(${size / 24}) translate(-12 -12.5)`;
