import { MUNICIPALITIES } from '@obracun/engine/payroll/firms/municipalities/municipalities.ts';
import { payablesOfDues } from '@obracun/engine/payroll/payments/orders/payables-of-dues.ts';
import { duesOf } from '@obracun/engine/rules/fbih/contract-dues.ts';
import { expect, it } from 'vitest';
import { duesSheet } from './dues-workbook.ts';

const held = new Map([
  ['bruto', 100_000],
  ['porez', 7680],
  ['zdravstveno_kanton', 2874],
]);
const dues = duesOf(() => false);
const seat = MUNICIPALITIES.find(({ entity, code }) => entity === 'fbih' && code === '077');
const orders = payablesOfDues(dues, (line) => held.get(line) ?? 0, { seat, home: seat });
const rows = duesSheet('fbih', orders, dues.form, held);

const valuesOf = (row: (typeof rows)[number] | undefined) =>
  row?.map((cell) => (cell && typeof cell === 'object' && 'value' in cell ? cell.value : cell));

it('writes accounts, codes and municipalities as texts, and amounts as numbers', () => {
  expect(valuesOf(rows[1])).toEqual([
    'Doprinos za zdravstveno po ugovoru',
    'Zavod zdravstvenog osiguranja Kantona Sarajevo',
    '154-921-20146172-45',
    '712116',
    '077',
    '0000000',
    '0000000000',
    28.74,
  ]);
});

it('writes the numbered columns of the form under the orders', () => {
  expect(rows.map((row) => valuesOf(row)?.[0])).toContain('Obrazac AUG-1031');
  expect(valuesOf(rows.find((row) => valuesOf(row)?.[0] === '9. Iznos prihoda'))).toEqual([
    '9. Iznos prihoda',
    1000,
  ]);
  expect(valuesOf(rows.find((row) => valuesOf(row)?.[0] === '7. JMB'))).toEqual(['7. JMB', null]);
});
