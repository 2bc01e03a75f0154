/** The choices as the game numbers them, where one answer is made of several. */
export const DONE = 0;
export const CONSTRUCT = 2;
export const MACHINE = 9;
const PLACE = 384;
const SOCKET = 600;

/** Build at the socket that has this number among those on offer; where there is only one, nothing is asked. */
export const buildAt = (number: number, sockets: number): number[] =>
  sockets > 1 ? [CONSTRUCT, SOCKET + number] : [CONSTRUCT];

/** A card of the machine to the socket with this number among its own. */
export const moveTo = (place: number, number: number): number[] => [MACHINE, PLACE + place, SOCKET + number];
