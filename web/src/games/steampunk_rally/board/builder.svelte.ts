/**
 * Parts are carried to sockets: by dragging, by two taps, by Shift with an arrow. A thing is the place of a card in
 * the machine, or the new part; a place is the key of a cell.
 */
import { Carrier } from "../../../kit/carry.svelte";
import { onPhone } from "../../../kit/phone.svelte";
import { deskOf, type Desk } from "../desk.svelte";
import type { Room } from "../room";
import type { CardFace, PlacedCard, Socket } from "../state";
import { cellOf, keyOf } from "./grid";

/** The new part that is not in the machine yet. */
export const IN_HAND = -1;
export type Builder = Carrier<number, string>;

const inMachine = (desk: Desk, thing: number): PlacedCard | undefined =>
  desk.me?.machine.find(({ place }) => place === thing);
/** The card of the machine that is asked about. */
const asksFor = (desk: Desk): PlacedCard | undefined =>
  desk.question?.kind === "move-card" ? inMachine(desk, desk.question.args.place) : undefined;
/** What is armed makes a card part of the machine. */
export const builds = (desk: Desk): boolean =>
  desk.armedOption?.label.kind === "construct" ||
  (desk.armedOption?.label.kind === "card" && desk.intent?.kind === "build");

export function cardOf(desk: Desk, thing: number): CardFace | PlacedCard | undefined {
  return thing === IN_HAND ? (desk.build?.card ?? desk.view.pick ?? undefined) : inMachine(desk, thing);
}
/** Where this card may be laid now. */
export function socketsFor(desk: Desk, thing: number): Socket[] {
  if (thing === IN_HAND) return desk.build?.sockets ?? desk.option("construct")?.label.sockets ?? [];
  if (asksFor(desk)?.place === thing) return desk.build?.sockets ?? [];
  return desk.moves.find(({ place }) => place === thing)?.sockets ?? [];
}
const byRows = (a: Socket, b: Socket) => a.y - b.y || a.x - b.x;

function builder(desk: Desk): Builder {
  const isNew = (thing: number) => thing === IN_HAND || asksFor(desk)?.place === thing;
  return new Carrier<number, string>({
    places: () => {
      const cells = [
        ...socketsFor(desk, IN_HAND),
        ...desk.moves.flatMap(({ sockets }) => sockets),
        ...(desk.me?.machine ?? []),
      ];
      return [...new Set(cells.sort(byRows).map(keyOf))];
    },
    placeOf: (thing) => {
      const at = isNew(thing) ? desk.socket : inMachine(desk, thing);
      return at ? keyOf(at) : null;
    },
    // A finger that drags moves the window.
    free: (thing) => !desk.room.sending && socketsFor(desk, thing).length > 0 && (isNew(thing) || !onPhone()),
    fits: (thing, key) => socketsFor(desk, thing).some((cell) => keyOf(cell) === key),
    put: (thing, key) => {
      if (!isNew(thing)) return desk.move(thing, cellOf(key));
      desk.takePart();
      if (!desk.socket || keyOf(desk.socket) !== key) desk.putAt(cellOf(key));
    },
  });
}

const builders = new WeakMap<Room, Builder>();

export function builderOf(room: Room): Builder {
  let found = builders.get(room);
  if (!found) builders.set(room, (found = builder(deskOf(room))));
  return found;
}
