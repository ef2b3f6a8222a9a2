/** `marka` with 1, 21, 101; `marke` with 2–4, 22; `maraka` with everything else, 11–14 among it. */
export type Forms = readonly [one: string, few: string, many: string];

/** The form of a word that stands behind a count; with a fraction, as `1,5 dana`, never the first. */
export function formFor(count: number, [one, few, many]: Forms): string {
  const units = count % 10;
  if (Math.floor(count / 10) % 10 === 1 || units === 0 || units > 4) return many;
  return units === 1 ? one : few;
}

/** `21 dan`, `22 dana`, `25 dana` */
export const counted = (count: number, forms: Forms): string => `${count} ${formFor(count, forms)}`;

/** What terms and working time are counted in. */
export const DAYS: Forms = ['dan', 'dana', 'dana'];
export const WORKING_DAYS: Forms = ['radni dan', 'radna dana', 'radnih dana'];
export const HOURS: Forms = ['sat', 'sata', 'sati'];
export const MONTHS: Forms = ['mjesec', 'mjeseca', 'mjeseci'];
