import { expect, test } from 'vitest';
import { gross, standing } from '../../month/calculate/settled-wage.fixture.ts';
import { ordersOf } from '../../payments/orders/orders.ts';
import { plain, settledMonth } from '../recap/settled-month.fixture.ts';
import { journalsOf } from './journal.ts';
import { journalSheets, yearJournalSheets } from './journal-sheets.ts';
import { bookOf } from './ledger-accounts.ts';
import { ledgerCsv, minimaxCsv, pantheonSheet } from './ledger-files.ts';

const settled = await settledMonth([
  {
    ...plain,
    agreed: gross(200_000),
    costCentre: '=Šping; "č"',
    deductions: [standing({ creditor: '@Đorđe & žena d.o.o.', amount: 10_000 })],
  },
]);
const journals = journalsOf({ settled, orders: ordersOf(settled).orders }, bookOf(settled.firm));

test('writes the columns of a plain ledger, one line each, safe from formulas', () => {
  const [head, ...lines] = ledgerCsv(journals).trimEnd().split('\n');
  expect(head).toBe(
    'Datum;Broj naloga;Broj dokumenta;Konto;Naziv konta;Analitika;Duguje;Potražuje;Mjesto troška;Opis',
  );
  expect(lines[0]).toBe(
    `31.10.2026;PL-2026-10;Obračun plaća 10/2026;520;Troškovi plaća;;2100,00;;"'=Šping; ""č""";Bruto plaće, doprinosi na plaću`,
  );
  const creditor = lines.find((line) => line.includes(';469;'));
  expect(creditor).toBe(
    "31.10.2026;PL-2026-10-O;Obračun plaća 10/2026;469;Ostale obaveze;'@Đorđe & žena d.o.o.;;100,00;;Obustave povjeriocima",
  );
  const paid = lines.filter((line) => line.startsWith('06.11.2026;PL-2026-10-I1;'));
  expect(paid.at(-1)).toContain(';200;Transakcijski računi, domaća valuta;;;');
});

test('has the columns of Pantheon in its order, and leaves out the first two for an open journal', () => {
  const { rows } = pantheonSheet(journals, false);
  expect(rows[0]).toEqual([
    'Journal entry number',
    'Period date',
    'Account',
    'Subject',
    'Debit',
    'Credit',
    'Document',
    'Linked Document',
    'Document Date',
    'Value Date (Due Date)',
    'Currency',
    'Exchange Rate',
    'Department',
    'Cost Center',
    'Note',
    'Contra Account',
    'VAT Date',
    'External Document',
    'Status',
    'Status name',
    'Value Debit',
    'Value Credit',
  ]);
  expect(rows[1]?.slice(0, 6)).toEqual([
    'PL-2026-10',
    '31. 10. 2026.',
    '520',
    '',
    expect.objectContaining({ value: 210_000 }),
    '',
  ]);
  expect(rows[1]?.[13]).toBe('=Šping; "č"');
  const open = pantheonSheet(journals.slice(0, 1), true).rows;
  expect(open[0]?.slice(0, 2)).toEqual(['Account', 'Subject']);
  expect(open.every((row) => row.length === 20)).toBe(true);
});

test('starts with the six known columns of Minimax, days without a last dot', () => {
  const [head, first] = minimaxCsv(journals).split('\n');
  expect(head).toBe('Datum;Opis;Konto;Stranka;Analitika;Radnik;Duguje;Potražuje');
  expect(first?.split(';').slice(0, 3)).toEqual([
    '31.10.2026',
    'Obračun plaća 10/2026, Bruto plaće, doprinosi na plaću',
    '520',
  ]);
});

test('sums each journal on its sheet, and each account over a year', () => {
  const [sheet] = journalSheets(journals);
  expect(sheet?.name).toBe('Obračun plaća 10 2026');
  expect(sheet?.rows.at(-1)?.slice(6, 8)).toEqual([
    expect.objectContaining({ value: journals[0]?.debit }),
    expect.objectContaining({ value: journals[0]?.credit }),
  ]);
  const [turnover, october] = yearJournalSheets(2026, [{ month: 10, journals }]);
  expect([turnover?.name, october?.name]).toEqual(['Promet po kontima 2026', '10-2026']);
  // The net is owed, withheld and paid: nothing is left.
  const net = turnover?.rows.find(([account]) => account === '450');
  expect(net?.[4]).toMatchObject({ value: 0 });
});
