import type { Firm } from './firm.ts';

/** `Ulica 1, Sarajevo`, the place once. */
export const seatOf = ({ address, place }: Firm): string =>
  place === '' || address.includes(place) ? address : [address, place].filter(Boolean).join(', ');
