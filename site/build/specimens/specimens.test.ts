import { expect, test } from 'vitest';
import { specimens } from './specimens.ts';

test('a sample slip is one that the calculators give, of every wage', () => {
  expect(Object.keys(specimens)).toEqual([
    'minuli-topli',
    'obracun-plata',
    'kalkulator-fbih',
    'kalkulator-brcko',
  ]);
  const { of: said, main, rows } = specimens['obracun-plata'] ?? {};
  expect(said).toBe('Bruto osnovna plata 1.800,00 KM, 10/2026');
  expect(main?.[0]).toEqual({ label: 'Neto plata', figure: '1.210,94 KM', isTotal: false });
  expect(rows?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Bruto ukupno', 'PIO', 'Doprinosi ukupno', 'Porez na dohodak']),
  );
});
