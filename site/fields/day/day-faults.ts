import type { DayFault } from '@obracun/engine/core/days/day-input.ts';

/** What is said of a text that is no day. */
export const DAY_FAULTS: Readonly<Record<DayFault, string>> = {
  oblik: 'Upišite datum kao 5. 3. 2018.',
  kalendar: 'Tog dana nema u kalendaru: prvo ide dan, pa mjesec, kao 5. 3. 2018.',
  godina: 'Upišite godinu od 1900. do 2100.',
};
