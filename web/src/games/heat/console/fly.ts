/** Heat that is paid flies from the engine to the discard pile, one flame after another. */
import { motionSpeed } from "../../../kit/settings.svelte";
import { FLAME } from "../../../table/flame";

const EACH = 240;

/** What a phone or a desk does not show has no place to fly from or to. */
const isSeen = (part: Element) => part.getBoundingClientRect().width > 0;

/** `flies`: a film that is wound, or stepped, jumps: then nothing flies. */
export function flyingHeat(rack: SVGSVGElement, { heat, flies }: { heat: number; flies: () => boolean }) {
  let was = heat;
  const flames: Element[] = [];
  return {
    update({ heat: now }: { heat: number }) {
      const speed = motionSpeed();
      const piles = rack.closest("[data-console]")?.querySelectorAll("[data-discard]") ?? [];
      const pile = [...piles].find(isSeen);
      if (now < was && speed > 0 && pile && isSeen(rack) && flies()) {
        for (let i = 0; i < was - now; i++) flames.push(fly(rack, pile, was - 1 - i, (i * 90) / speed, EACH / speed));
      }
      was = now;
    },
    /** Where there is no engine any more, nothing flies out of it. */
    destroy() {
      for (const flame of flames) flame.remove();
    },
  };
}

function fly(rack: Element, pile: Element, slot: number, delay: number, duration: number): Element {
  const [from, to] = [rack.getBoundingClientRect(), pile.getBoundingClientRect()];
  const flame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  flame.setAttribute("viewBox", "0 0 24 24");
  flame.innerHTML = `<path fill="var(--hot-2)" stroke="var(--hot-3)" d="${FLAME}"/>`;
  const start = { x: from.left + (slot + 0.5) * (from.width / 7) - 12, y: from.top + from.height / 2 - 12 };
  Object.assign(flame.style, {
    position: "fixed", zIndex: "50", width: "24px", height: "24px", pointerEvents: "none", left: `${start.x}px`,
    top: `${start.y}px`,
  });
  document.body.append(flame);
  const [dx, dy] = [to.left + to.width / 2 - 12 - start.x, to.top + to.height / 2 - 12 - start.y];
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 34}px) scale(1.2)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(.7)`, opacity: 0.2 },
  ];
  flame.animate(frames, { duration, delay, easing: "ease-in-out", fill: "backwards" }).onfinish = () => flame.remove();
  return flame;
}
