import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { expect, it } from 'vitest';
import { answerTo } from '../answer/answer.fixture.ts';
import { ledgerOf } from '../answer/ledger-of.ts';
import { tableText } from './copy-table.ts';

it('is a table of names, figures that other programs read, and units', () => {
  const answer = answerTo(definition, {
    mjesec: 3,
    godina: 2026,
    bruto_plata_input: 1800,
    topli_obrok_input: 12,
  });
  const rows = tableText(ledgerOf(answer, { basis: 'bruto_plata_input', entered: {} })).split('\n');
  expect(rows[0]).toBe('Mjesec i staž');
  expect(rows).toContain('Radni dani u mjesecu\t22\tdana');
  expect(rows).toContain('Bruto osnovna plata\t1800,00\tKM');
});
