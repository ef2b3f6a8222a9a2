import { amountField, percentField, wholeField } from '@obracun/engine/core/field.ts';
import { expect, it } from 'vitest';
import { readHeld, writeHeld } from './held.ts';

const amount = amountField({ label: 'Plata', invalid: 'Upišite iznos.' });
const percent = percentField({ label: 'Udio', invalid: 'Upišite procenat.' });
const whole = wholeField({ label: 'Rok', invalid: 'Upišite cijeli broj.' });

it.each([
  ['1.500,50', amount, 150_050],
  ['0', amount, 0],
  ['1,005', amount, 101],
  [' ', amount, undefined],
  ['30', whole, 30],
])('parses „%s”', (text, field, value) => expect(readHeld(field, text)).toEqual({ value }));

it.each([
  ['hiljadu', amount, 'Upišite iznos.'],
  ['-5', amount, 'Upišite iznos.'],
  ['7,5', whole, 'Rok: upišite cijeli broj.'],
])('refuses „%s”', (text, field, error) => {
  expect(readHeld(field, text)).toEqual({ error });
});

it('formats what it parses', () => {
  expect(writeHeld(amount, 150_050)).toBe('1.500,50');
  expect(writeHeld(whole, 1030)).toBe('1030');
  expect(writeHeld(percent, 5000)).toBe('0,5');
  expect(writeHeld(whole, undefined)).toBe('');
});
