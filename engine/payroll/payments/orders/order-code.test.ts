import { expect, test } from 'vitest';
import { payOrder, pensionOrder } from '../bank/orders.fixture.ts';
import { orderCode, payableCode } from './order-code.ts';
import { payablesOf } from './payables.ts';

test('writes the fields of public revenue', () => {
  const lines = orderCode({ address: 'Ulica 1', phone: '' }, pensionOrder)?.text.split('\n');
  expect(lines?.slice(10)).toEqual([
    '3389990000000106',
    '1020500000106698',
    '000000000154228',
    'BAM',
    'N',
    '4200000000004',
    '0',
    '712112',
    '01102026',
    '31102026',
    '077',
    '5102001',
    '0000000010',
    '',
  ]);
});

test('leaves the fields of public revenue empty in a transfer', () =>
  expect(orderCode({ address: '', phone: '' }, payOrder)?.text.split('\n').slice(15)).toEqual(
    Array.from({ length: 9 }, () => ''),
  ));

test('writes a payment of a calculator without payer and taxpayer', () => {
  const seat = { entity: 'rs', code: '002', name: 'Banja Luka' } as const;
  const [row] = payablesOf('rs', { mjesec: 10, godina: 2026 }, { PIO: 185 }, { seat, home: seat });
  const lines = row && payableCode(row)?.text.split('\n');
  expect(lines?.slice(0, 5)).toEqual(['BIHUPP10', '', '', '', '']);
  expect(lines?.slice(15, 16)).toEqual(['']);
  expect(lines?.slice(18, 21)).toEqual(['01102026', '31102026', '002']);
});

test.each([
  ['Ulica 1', 'Ulica 1', 'Sarajevo'],
  ['Ulica 1, Sarajevo', 'Ulica 1', 'Sarajevo'],
  ['Ulica 1, 71000 Sarajevo', 'Ulica 1', '71000 Sarajevo'],
  ['Ulica 1\n71000 Sarajevo', 'Ulica 1', '71000 Sarajevo'],
])('tells street and place of the payer %j apart', (address, street, place) => {
  const lines = orderCode({ address, phone: '' }, { ...payOrder, payerPlace: 'Sarajevo' })?.text.split('\n');
  expect(lines?.slice(2, 4)).toEqual([street, place]);
});
