import type { Day } from '../../core/days/day.ts';
import { change, count, optionalParameter, source } from '../source.ts';

const facts = {
  propis: 'Odluka Vlade FBiH o neradnom danu',
  pouzdanost: 'srednja',
  napomena: 'izvori se razlikuju da li obavezuje privatne firme',
} as const;

/** A month with such a day, followed by the next month without one. */
const dayOff = (month: Day, next: Day, dan: number, provjereno: Day) => [
  change(month, { dan }, source(provjereno, facts)),
  change(next, { dan: 0 }, source(provjereno, facts)),
];

/** Weekdays declared non-working by separate decisions of the Government. */
export const neradni_dan_vlade = optionalParameter({
  naziv: 'Neradni dan po odluci Vlade',
  najnoviji_izvor: '2026-02',
  znacenja: { dan: count('dan u mjesecu (0: nema ga)') },
  promjene: [
    ...dayOff('2018-11-01', '2018-12-01', 26, '2026-11-26'),
    ...dayOff('2020-03-01', '2020-04-01', 2, '2026-11-26'),
    ...dayOff('2026-03-01', '2026-04-01', 2, '2026-11-26'),
  ],
});
