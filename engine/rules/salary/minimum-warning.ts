import type { Day } from '../../kernel/day.ts';
import type { Warning } from '../../kernel/issue.ts';
import type { AnyParameter } from '../../kernel/law.ts';

interface WithMinimum {
  readonly parametri: { readonly najniza_plata: AnyParameter };
}

/** True after the last day the minimum wage is known for: a wage needs none to be reckoned, only to be compared with. */
export const isMinimumUnknown = ({ parametri }: WithMinimum, day: Day): boolean =>
  day > parametri.najniza_plata.poznato_do;

export const minimumUnknown = (polje: string): Warning => ({
  polje,
  poruka: 'Najniža plata za taj mjesec još nije objavljena: iznos nije s njom poređen.',
  izvor: null,
});
