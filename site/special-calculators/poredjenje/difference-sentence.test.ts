import { expect, test } from 'vitest';
import type { Answer } from '../../calculator/api/answer.ts';
import { differenceSentence } from './difference-sentence.ts';

const lineOf = ([name, value]: [string, number]) => [name, { name, value, kind: 'iznos' }] as const;

const wage = (place: string, net: number, cost: number) => ({
  place,
  answer: {
    lines: new Map(Object.entries({ neto_plata: net, ukupni_trosak: cost }).map(lineOf)),
  } as unknown as Answer,
});

test('says by how much the highest net exceeds the others when the cost or the gross is equal', () => {
  const wages = [wage('RS', 1320, 2000), wage('FBiH', 1200, 2000), wage('Brčkom', 1225.5, 2000)];
  expect(differenceSentence('trosak', wages)).toBe(
    'Za isti trošak neto je u RS 94,50 KM veći nego u Brčkom i 120,00 KM veći nego u FBiH.',
  );
  expect(differenceSentence('bruto', wages.slice(0, 2))).toBe(
    'Za isti bruto neto je u RS 120,00 KM veći nego u FBiH.',
  );
});

test('compares costs when the net is equal', () => {
  expect(differenceSentence('neto', [wage('FBiH', 1300, 2170.59), wage('RS', 1300, 1990)])).toBe(
    'Za isti neto trošak je u RS 180,59 KM manji nego u FBiH.',
  );
});

test('says that sums are the same when they do not differ', () => {
  expect(
    differenceSentence('trosak', [wage('RS', 900, 1), wage('FBiH', 900, 1), wage('Brčkom', 890, 1)]),
  ).toBe('Za isti trošak neto je u RS isti kao u FBiH i 10,00 KM veći nego u Brčkom.');
});

test('says nothing when there is nothing to compare with', () => {
  expect(differenceSentence('trosak', [wage('RS', 900, 1)])).toBeUndefined();
});
