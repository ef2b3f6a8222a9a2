import { definition as wage } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const shown = async (json: unknown) => {
  const { lines } = await readAnswer(wage, true, json);
  return Object.fromEntries([...lines].map(([name, { value }]) => [name, value]));
};

test('a figure is one, also where a service writes it as text; other text is no figure', async () => {
  expect(
    await shown({ neto_plata: '961.5', bruto_ukupno: '-1500', PIO: 277.5, porez: 'oko sto' }),
  ).toMatchObject({
    neto_plata: 961.5,
    bruto_ukupno: -1500,
    PIO: 277.5,
  });
  expect(await shown({ neto_plata: 1, porez: 'oko sto', PIO: '9'.repeat(40) })).toEqual({ neto_plata: 1 });
});

test('a figure beyond all that is reckoned is none', async () => {
  expect(await shown({ neto_plata: 1, PIO: 1e300 })).toEqual({ neto_plata: 1 });
});

test('an answer of texts alone is none', async () => {
  await expect(readAnswer(wage, true, { neto_plata: 'oko sto' })).rejects.toThrow('Greška pri izračunu');
});
