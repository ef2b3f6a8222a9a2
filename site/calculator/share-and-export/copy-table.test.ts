import { definition as fbih } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { expect, it } from 'vitest';
import { answerTo, UNKNOWN_YEAR } from '../api/answer.fixture.ts';
import { ledgerOf } from '../api/ledger-of.ts';
import { tableText } from './copy-table.ts';

const chosen = {
  basis: 'bruto_plata_input',
  entered: {
    mjesec: '3',
    godina: '2026',
    strucna_sprema: 'SSS',
    bruto_plata_input: '1.800',
    topli_obrok_input: '12',
  },
};

const rowsOf = (call: Readonly<Record<string, unknown>>): string[] =>
  tableText(definition, chosen, ledgerOf(answerTo(definition, call), chosen)).split('\n');

it('is a table of names, figures that other programs parse, and units', () => {
  const rows = rowsOf({ mjesec: 3, godina: 2026, bruto_plata_input: 1800, topli_obrok_input: 12 });
  expect(rows).toContain('Mjesec i staž');
  expect(rows).toContain('Radni dani u mjesecu\t22\tdana');
  expect(rows).toContain('Bruto osnovna plata\t1800,00\tKM');
});

it('begins with the title and the inputs, so that it is complete wherever it is pasted', () => {
  const rows = rowsOf({ mjesec: 3, godina: 2026, bruto_plata_input: 1800, topli_obrok_input: 12 });
  expect(rows.slice(0, rows.indexOf('Mjesec i staž'))).toEqual([
    definition.title,
    'Unos',
    'Mjesec\t3\t',
    'Godina\t2026\t',
    'Bruto osnovna plata\t1800,00\tKM',
    'Stručna sprema radnog mjesta\tSSS – 4 godine škole',
    'Topli obrok po danu\t12,00\tKM',
  ]);
});

it('marks the part of a sum in words, without indentation', () => {
  const call = { mjesec: 3, godina: 2026, bruto_plata_input: 1800 };
  const rows = tableText(fbih, chosen, ledgerOf(answerTo(fbih, call), chosen)).split('\n');
  const at = rows.findIndex((row) => row.startsWith('Zdravstveno ukupno'));
  expect(rows.slice(at + 1, at + 3).map((row) => row.split('\t')[0])).toEqual([
    'od toga Zdravstveno: Federacija',
    'od toga Zdravstveno: kanton',
  ]);
});

it('writes each warning under its line, and the estimate above all', () => {
  const rows = rowsOf({
    mjesec: 3,
    godina: UNKNOWN_YEAR,
    bruto_plata_input: 1800,
    dnevnice: 31,
    procjena: true,
  });
  expect(rows[0]).toBe(`${definition.title} (procjena)`);
  expect(rows[rows.indexOf('Mjesec i staž') - 1]).toMatch(
    new RegExp(`^Upozorenje: Procjena: propisi za 03/${UNKNOWN_YEAR}`),
  );
  const line = rows.findIndex((row) => row.startsWith('Dani s dnevnicom\t31'));
  expect(rows[line + 1]).toMatch(/^Upozorenje: Dnevnica upisano je 31, više/);
});
