import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { expect, it } from 'vitest';
import { answerTo, UNKNOWN_YEAR } from '../answer/answer.fixture.ts';
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

it('carries each warning under its line, and that it is an estimate above all', () => {
  const call = {
    mjesec: 3,
    godina: UNKNOWN_YEAR,
    bruto_plata_input: 1800,
    topli_obrok_input: 1,
    procjena: true,
  };
  const ledger = ledgerOf(answerTo(definition, call), { basis: 'bruto_plata_input', entered: {} });
  const rows = tableText(ledger).split('\n');
  expect(rows[0]).toMatch(new RegExp(`^Upozorenje: Procjena: propisi za 03/${UNKNOWN_YEAR}`));
  expect(rows[rows.indexOf('Topli obrok po danu\t1,00\tKM') + 1]).toMatch(
    /^Upozorenje: Topli obrok od 1,00 KM/,
  );
});
