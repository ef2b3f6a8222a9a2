import { amountField, percentField, wholeField } from '@obracun/engine/kernel/field.ts';
import { expect, it } from 'vitest';
import { readHeld, writeHeld } from './held.ts';

const amount = amountField({ label: 'Plata', invalid: 'Upišite iznos.' });
const percent = percentField({ label: 'Udio', invalid: 'Upišite procenat.' });
const whole = wholeField({ label: 'Rok', invalid: 'Upišite cijeli broj.' });

it.each([
  [amount, '1.500,50', 150_050],
  [amount, '0', 0],
  [amount, '1,005', 101],
  [amount, ' ', undefined],
  [whole, '30', 30],
])('$vrsta „%s”', (field, text, value) => expect(readHeld(field, text)).toEqual({ value }));

it.each([
  [amount, 'hiljadu', 'Upišite iznos.'],
  [amount, '-5', 'Upišite iznos.'],
  [whole, '7,5', 'Rok: upišite cijeli broj.'],
])('$vrsta „%s” is refused', (field, text, error) => {
  expect(readHeld(field, text)).toEqual({ error });
});

it('writes what it reads', () => {
  expect(writeHeld(amount, 150_050)).toBe('1.500,50');
  expect(writeHeld(whole, 1030)).toBe('1030');
  expect(writeHeld(percent, 5000)).toBe('0,5');
  expect(writeHeld(whole, undefined)).toBe('');
});
