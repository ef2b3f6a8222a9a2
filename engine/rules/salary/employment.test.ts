import { expect, test } from 'vitest';
import { workingDays } from '../working-hours.ts';
import { employedDays, employmentChecks } from './hours.ts';

const MARCH = { mjesec: 3, godina: 2025 };
const stated = (polje: string, kod: string, poruka: string) => [{ polje, kod, poruka }];
const first = (what: string) => stated('zaposlen_od', 'raspon', `Prvi dan zaposlenja je ${what}.`);
const last = (what: string) => stated('zaposlen_do', 'raspon', `Posljednji dan zaposlenja je ${what}.`);
const month = 'mjeseca obračuna (03/2025)';
const startedBefore = first(`prije ${month}: ostavite prazno`);
const startsLater = first(`poslije ${month}: ispravite datum ili mjesec`);
const endedBefore = last(`prije ${month}: ispravite datum ili mjesec`);
const endsLater = last(`poslije ${month}: ostavite prazno`);
const reversed = [
  ...stated(
    'zaposlen_od',
    'redoslijed',
    'Prvi dan zaposlenja je poslije posljednjeg (10. 3. 2025.): ispravite jedan od dva datuma.',
  ),
  ...stated(
    'zaposlen_do',
    'redoslijed',
    'Posljednji dan zaposlenja je prije prvog (11. 3. 2025.): ispravite jedan od dva datuma.',
  ),
];

test.each([
  [null, null, []],
  ['2025-03-01', '2025-03-31', []],
  ['2025-03-31', null, []],
  [null, '2025-03-01', []],
  ['2025-03-10', '2025-03-10', []],
  ['2025-02-28', null, startedBefore],
  ['2025-04-01', null, startsLater],
  [null, '2025-02-28', endedBefore],
  [null, '2025-04-01', endsLater],
  ['2025-03-11', '2025-03-10', reversed],
  ['2025-04-02', '2025-04-01', [...startsLater, ...endsLater]],
  ['2025-03-11', '2025-02-10', endedBefore],
])('counts weekdays when employed from %s to %s', (zaposlen_od, zaposlen_do, issues) => {
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
])('counts weekdays from %s to %s, until %s', (zaposlen_od, zaposlen_do, until, days) => {
  expect(employedDays(workingDays('rs', 2025, 5), { zaposlen_od, zaposlen_do }, until)).toEqual(days);
});
