/** How few and how many play Heat: made from declarations by `make faces`, never by hand. Format 1. */
export const SEATS: [number, number] = [1, 6];
