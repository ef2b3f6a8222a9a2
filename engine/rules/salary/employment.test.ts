import { expect, test } from 'vitest';
import { workingDays } from '../working-hours.ts';
import { employedDays, employmentChecks } from './employment.ts';

const MARCH = { mjesec: 3, godina: 2025 };
const outside = (what: string) =>
  `${what} dan zaposlenja upisuje se samo kad je u mjesecu obračuna (03/2025): ispravite ga ili ostavite prazno.`;
const first = { polje: 'zaposlen_od', kod: 'raspon', poruka: outside('Prvi') };
const last = { polje: 'zaposlen_do', kod: 'raspon', poruka: outside('Posljednji') };
const reversed = {
  polje: 'zaposlen_do',
  kod: 'redoslijed',
  poruka: 'Zaposlenje ne može završiti prije nego što počne: ispravite datume.',
};

test.each([
  [null, null, []],
  ['2025-03-01', '2025-03-31', []],
  ['2025-03-31', null, []],
  [null, '2025-03-01', []],
  ['2025-03-10', '2025-03-10', []],
  ['2025-02-28', null, [first]],
  ['2025-04-01', null, [first]],
  [null, '2025-02-28', [last]],
  [null, '2025-04-01', [last]],
  ['2025-03-11', '2025-03-10', [reversed]],
  ['2025-04-02', '2025-04-01', [first, last]],
  ['2025-03-11', '2025-02-10', [last]],
])('employed from %s to %s', (zaposlen_od, zaposlen_do, issues) => {
  expect(employmentChecks({ ...MARCH, zaposlen_od, zaposlen_do })).toEqual(issues);
});

// May 2025 in Republika Srpska: 22 weekdays, the first, the second and the ninth of them off.
test.each([
  [null, null, undefined, { radni: 22, praznici: 3 }],
  ['2025-05-02', null, undefined, { radni: 21, praznici: 2 }],
  ['2025-05-10', '2025-05-11', undefined, { radni: 0, praznici: 0 }],
  [null, '2025-05-09', undefined, { radni: 7, praznici: 3 }],
  [null, '2025-05-09', 8, { radni: 6, praznici: 2 }],
  ['2025-05-31', '2025-05-31', 10, { radni: 0, praznici: 0 }],
])('weekdays from %s to %s, until %s', (zaposlen_od, zaposlen_do, until, days) => {
  expect(employedDays(workingDays('rs', 2025, 5), { zaposlen_od, zaposlen_do }, until)).toEqual(days);
});
