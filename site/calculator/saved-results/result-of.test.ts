import { definition as federation } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { expect, test } from 'vitest';
import { answerTo, UNKNOWN_YEAR } from '../api/answer.fixture.ts';
import { resultOf, suggestedName } from './result-of.ts';

function shown(mjesec: string, godina: string) {
  const entered = { mjesec, godina, bruto_plata_input: '1800' };
  const call = { mjesec: Number(mjesec), godina: Number(godina), bruto_plata_input: 1800, procjena: true };
  return {
    definition,
    chosen: { basis: 'bruto_plata_input', entered, touched: [] },
    answer: answerTo(definition, call),
  };
}

test('names a result by its basis and its month, in the usual format', () => {
  expect(suggestedName(shown('3', '2026'))).toBe('Bruto osnovna plata 1.800,00 KM, 03/2026');
});

test('marks an estimate in any name', () => {
  const estimate = shown('3', `${UNKNOWN_YEAR}`);
  expect(suggestedName(estimate)).toBe(`Bruto osnovna plata 1.800,00 KM, 03/${UNKNOWN_YEAR} (procjena)`);
  expect(resultOf(estimate, suggestedName(estimate)).name).toBe(suggestedName(estimate));
  expect(resultOf(estimate, 'Minimalac').name).toBe('Minimalac (procjena)');
});

test('stores a line of several sections at its first place in the slip', () => {
  const call = { mjesec: 10, godina: 2026, bruto_plata_input: 1800 };
  const answer = answerTo(federation, call);
  const chosen = { basis: 'bruto_plata_input', entered: { bruto_plata_input: '1800' }, touched: [] };
  const { lines } = resultOf({ definition: federation, chosen, answer }, 'a');
  const titles = lines.map(({ section }) => section).filter((title, at, all) => title !== all[at - 1]);
  expect(titles).toEqual([...new Set(titles)]);
  expect(lines.find(({ name }) => name === 'porez')?.section).toBe('Porez');
});
