import {
  amountField,
  dateField,
  daysField,
  periodsField,
  switchField,
} from '@obracun/engine/kernel/field.ts';
import { expect, test } from 'vitest';
import { writeEntered } from './entered.ts';

const words = { naziv: 'Polje', neispravno: 'Neispravno.' };
const periods = periodsField(words);

test.each([
  [amountField(words), '1800', '1.800,00 KM'],
  [daysField(words), '1', '1 dan'],
  [daysField(words), '1,5', '1,5 dana'],
  [switchField(words), 'ne', 'ne'],
  [dateField(words), '2026-11-02', '2. 11. 2026.'],
  [periods, '2010-01-01/2012-06-30', '1. 1. 2010. – 30. 6. 2012.'],
  [periods, '2010-01-01/ /', '1. 1. 2010. – …'],
  [periods, '/ /', ''],
])('%o, %s is written %s', (field, text, written) => expect(writeEntered(field, text)).toBe(written));
