/** Months from January on, as they are named and as they stand after a day in a sentence. */
export const MONTH_NAMES = [
  ['januar', 'januara'],
  ['februar', 'februara'],
  ['mart', 'marta'],
  ['april', 'aprila'],
  ['maj', 'maja'],
  ['juni', 'juna'],
  ['juli', 'jula'],
  ['august', 'augusta'],
  ['septembar', 'septembra'],
  ['oktobar', 'oktobra'],
  ['novembar', 'novembra'],
  ['decembar', 'decembra'],
] as const;

/** The same as Croatian calls them, in bare letters: read everywhere, never written. */
export const CROATIAN_MONTHS = [
  ['sijecanj', 'sijecnja'],
  ['veljaca', 'veljace'],
  ['ozujak', 'ozujka'],
  ['travanj', 'travnja'],
  ['svibanj', 'svibnja'],
  ['lipanj', 'lipnja'],
  ['srpanj', 'srpnja'],
  ['kolovoz', 'kolovoza'],
  ['rujan', 'rujna'],
  ['listopad', 'listopada'],
  ['studeni', 'studenoga'],
  ['prosinac', 'prosinca'],
] as const;
