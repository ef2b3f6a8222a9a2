import type { Absence } from '../../model/absence.ts';

/** An absence of the invented worker `r1`. */
export const absenceOf = (own: Partial<Absence> = {}): Absence => ({
  id: 'o1',
  firm: 'f1',
  worker: 'r1',
  kind: 'illness',
  from: '2026-03-02',
  to: '2026-03-06',
  report: '',
  note: '',
  ...own,
});
