/** How few and how many play Unicorn Fever: made from declarations by `make faces`, never by hand. Format 1. */
export const SEATS: [number, number] = [2, 6];
