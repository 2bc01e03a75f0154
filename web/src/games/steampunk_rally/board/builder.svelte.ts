/**
 * Parts are carried to sockets: by dragging, by two taps, by Shift with an arrow. A thing is a card, a place the
 * key of a cell.
 */
import { Carrier } from "../../../kit/carry.svelte";
import { onPhone } from "../../../kit/phone.svelte";
import type { Room } from "../../../table/room.svelte";
import { deskOf, type Desk } from "../desk.svelte";
import type { CardId, PlacedCard, Socket } from "../state";
import { cellOf, keyOf } from "./grid";

export type Builder = Carrier<CardId, string>;

const inMachine = (desk: Desk, card: CardId): PlacedCard | undefined =>
  desk.me?.machine.find((one) => one.card === card);
const isNew = (desk: Desk, card: CardId) =>
  desk.build?.card.card === card || (desk.view.pick?.card === card && Boolean(desk.option("construct")));

/** Where this card may be laid now. */
export function socketsFor(desk: Desk, card: CardId): Socket[] {
  if (desk.build?.card.card === card) return desk.build.sockets;
  if (isNew(desk, card)) return (desk.option("construct")?.label.sockets ?? []) as Socket[];
  const placed = inMachine(desk, card);
  return desk.moves.find(({ place }) => place === placed?.place)?.sockets ?? [];
}
const byRows = (a: Socket, b: Socket) => a.y - b.y || a.x - b.x;

function builder(desk: Desk): Builder {
  return new Carrier<CardId, string>({
    places: () => {
      const cells = [
        ...(desk.build?.sockets ?? []),
        ...desk.moves.flatMap(({ sockets }) => sockets),
        ...(desk.me?.machine ?? []),
      ];
      return [...new Set(cells.sort(byRows).map(keyOf))];
    },
    placeOf: (card) => {
      const at = isNew(desk, card) ? desk.socket : inMachine(desk, card);
      return at ? keyOf(at) : null;
    },
    // A finger that drags moves the window.
    free: (card) => !desk.room.sending && socketsFor(desk, card).length > 0 && (isNew(desk, card) || !onPhone()),
    fits: (card, key) => socketsFor(desk, card).some((cell) => keyOf(cell) === key),
    put: (card, key) => {
      if (!isNew(desk, card)) return desk.move(inMachine(desk, card)!.place, cellOf(key));
      desk.take(card);
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
