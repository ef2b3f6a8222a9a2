import { publicLaw } from '@obracun/engine/law/public.ts';
import { expect, test } from 'vitest';
import { isLaw } from './use-law.ts';

const ours = JSON.parse(JSON.stringify(publicLaw()));
const parameter = ours.propisi.rs.parametri.doprinosi;
const withParameter = (odd: unknown) => ({ propisi: { rs: { naziv: 'RS', parametri: { doprinosi: odd } } } });

test('accepts our own law', () => {
  expect(isLaw(ours)).toBe(true);
  expect(isLaw(withParameter(parameter))).toBe(true);
});

test.each([
  null,
  [1],
  'x',
  {},
  { propisi: null },
  { propisi: {} },
  { propisi: { rs: null } },
  { propisi: { rs: { parametri: {} } } },
  { propisi: { rs: { parametri: { doprinosi: parameter }, najnoviji_izvor: 'jučer' } } },
  ...[
    null,
    7,
    { ...parameter, poznato_do: 'zauvijek' },
    { ...parameter, znacenja: { pio: null } },
    { ...parameter, promjene: 7 },
    { ...parameter, promjene: [null] },
    { ...parameter, promjene: [{ od: '2018-01-01', vrijednost: {} }] },
  ].map(withParameter),
])('refuses any other response: %j', (odd) => {
  expect(isLaw(odd)).toBe(false);
});
