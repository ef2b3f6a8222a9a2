import { money } from '../salary/words.ts';

/** The four contributions; each line has this name in every calculator of the entity. */
export const fundWords = {
  PIO: money('PIO'),
  zdravstveno: money('Zdravstveno osiguranje'),
  djeca: money('Dječija zaštita'),
  nezaposlenost: money('Osiguranje od nezaposlenosti'),
} as const;

export const fundLines = ['PIO', 'zdravstveno', 'djeca', 'nezaposlenost'] as const;
