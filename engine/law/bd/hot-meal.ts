import type { Day } from '../../core/days/day.ts';
import { km } from '../../core/numbers/money.ts';
import { amount, change, optionalParameter, source } from '../source.ts';

const limit = (od: Day, iznos: number, provjereno: Day) =>
  change(od, { iznos: km(iznos) }, source(provjereno, { pouzdanost: 'srednja' }));

/** The daily limit up to which the meal is outside the wage; no amount is known before it, so no meal is calculated. */
export const topli_obrok_neoporezivo = optionalParameter({
  naziv: 'Neoporezivi topli obrok',
  znacenja: { iznos: amount('najviše po danu rada') },
  najnoviji_izvor: '2026-01',
  promjene: [limit('2020-07-03', 7, '2026-11-21'), limit('2026-01-01', 10, '2026-11-21')],
});
