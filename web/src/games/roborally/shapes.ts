/** Small outlines that several drawings use, round (0, 0). */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** A star or a regular polygon: the radius may change from corner to corner. */
export function corners(count: number, radius: (i: number) => number, from = -90): string {
  const points = Array.from({ length: count }, (_, i) => {
    const angle = ((from + (i * 360) / count) * Math.PI) / 180;
    return `${short(radius(i) * Math.cos(angle))} ${short(radius(i) * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}
export const star = (rays: number, outer: number, inner: number, from = -90): string =>
  corners(rays * 2, (i) => (i % 2 ? inner : outer), from);
/** A gear wheel with flat teeth. */
export function cog(teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const at = (angle: number, r: number) =>
    `${short(r * Math.cos((angle * Math.PI) / 180))} ${short(r * Math.sin((angle * Math.PI) / 180))}`;
  const tooth = (i: number) =>
    [
      at(step * (i - 0.3), inner),
      at(step * (i - 0.19), outer),
      at(step * (i + 0.19), outer),
      at(step * (i + 0.3), inner),
    ].join("L");
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join("L")}Z`;
}
