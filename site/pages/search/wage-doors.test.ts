import { dayOf } from '@obracun/engine/core/days/day.ts';
import { expect, test } from 'vitest';
import { wageDoors } from './wage-doors.ts';

const NOW = dayOf(2026, 11, 27);
const doors = (question: string) => wageDoors(question, NOW).map(({ to }) => to);

test.each([
  ['1500 neto', 'neto_plata=1500'],
  ['neto 1.500,50 KM', 'neto_plata=1500.5'],
  ['neto od 2000 bruto', 'bruto_plata=2000'],
  ['bruto u neto 2000', 'bruto_plata=2000'],
  ['бруто 2000', 'bruto_plata=2000'],
  ['plaća 1500', 'neto_plata=1500'],
  ['koliko košta radnik s platom od 1.500 KM', 'neto_plata=1500'],
])('fills in the calculators of a wage for %s: %s', (question, given) =>
  expect(doors(question)).toEqual([
    `/obracun-plata#mjesec=10&godina=2026&${given}`,
    `/kalkulator-fbih#mjesec=10&godina=2026&${given}`,
    `/kalkulator-brcko#mjesec=10&godina=2026&fond=RS&${given}`,
  ]),
);

test.each([
  'bruto u neto',
  'plata',
  'plaća',
  'плаћа',
  'koliko košta radnik',
  'koliko me košta radnik mjesečno',
  'trošak radnika',
  'trošak poslodavca',
  'cijena rada',
])('leads to the empty calculators when no amount is asked: %s', (question) =>
  expect(doors(question)).toEqual(['/obracun-plata', '/kalkulator-fbih', '/kalkulator-brcko']),
);

test.each(['', 'radnik', 'putni trošak', 'ugovor o djelu neto', '1500', 'neto 1500 2000'])(
  'does not answer %j, which asks for something else',
  (question) => expect(doors(question)).toEqual([]),
);
