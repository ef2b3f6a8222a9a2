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
  expect(said).toBe('10/2026 · Stručna sprema radnog mjesta: VSS · Godine staža: 10');
  expect(main?.[0]).toEqual({ label: 'Neto plata', figure: '1.210,94 KM' });
  expect(specimens['minuli-topli']?.of).toMatch(/Topli obrok.*: 20,00/);
  expect(rows?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Bruto ukupno', 'PIO', 'Doprinosi ukupno', 'Porez na dohodak']),
  );
});
