import {
  amountField,
  dateField,
  daysField,
  hoursField,
  percentField,
  periodsField,
  switchField,
  wholeField,
} from '@obracun/engine/core/field.ts';
import { expect, test } from 'vitest';
import { initialText, toJson, writeEntered, writtenOut } from './entered.ts';

const labels = { label: 'Polje', invalid: 'Neispravno.' };
const periods = periodsField(labels);

test.each([
  [amountField(labels), '1800', '1.800,00 KM'],
  [daysField(labels), '1', '1 dan'],
  [daysField(labels), '1,5', '1,5 dana'],
  [switchField(labels), 'ne', 'ne'],
  [dateField(labels), '2026-11-02', '2. 11. 2026.'],
  [periods, '2010-01-01/2012-06-30', '1. 1. 2010. – 30. 6. 2012.'],
  [periods, '2010-01-01/ /', '1. 1. 2010. – …'],
  [periods, '/ /', ''],
])('%o, %s is written %s', (field, text, written) => expect(writeEntered(field, text)).toBe(written));

test.each([
  ['1500', '1.500,00'],
  ['1500,5 KM', '1.500,50'],
  ['1.500,00', '1.500,00'],
  ['0', '0,00'],
  ['1.500', '1.500'],
  ['1,000', '1,000'],
  ['1,005', '1,005'],
  ['-5', '-5'],
  ['abc', 'abc'],
  ['', ''],
])('reformats an amount of %s as %s on blur, with the same value', (text, written) => {
  const field = amountField(labels);
  expect(writtenOut(field, text)).toBe(written);
  expect(toJson(field, written)).toBe(toJson(field, text));
});

test.each([
  [amountField, '1 %'],
  [amountField, '8h'],
  [percentField, '10 KM'],
  [percentField, '8 h'],
  [hoursField, '10%'],
  [hoursField, '5 км'],
  [daysField, '10%'],
  [wholeField, '5 KM'],
])('%o refuses %s: a number with the unit of another kind', (make, text) => {
  expect(toJson(make(labels), text)).toBe(text);
  expect(writtenOut(make(labels), text)).toBe(text);
});

test.each([
  ['7:30', 7.5],
  ['7 h 30 min', 7.5],
  ['1:20', 1.33],
  ['7,5', 7.5],
  ['7:75', '7:75'],
])('parses hours as a time: %s', (text, value) => {
  expect(toJson(hoursField(labels), text)).toBe(value);
  expect(toJson(amountField(labels), '7:30')).toBe('7:30');
});

test.each([
  [amountField, '5 КМ', 5],
  [amountField, '900 bam', 900],
  [percentField, '26 %', 26],
  [hoursField, '7,5 H', 7.5],
])('%o accepts %s: its own unit', (make, text, value) => expect(toJson(make(labels), text)).toBe(value));

test('reformats amounts only', () => expect(writtenOut(daysField(labels), '1')).toBe('1'));

test.each([
  ['2025-11-02', '2025'],
  ['2026-01-01', '2026'],
  ['2030-01-01', '2026'],
  [undefined, '2026'],
])('opens a year field on the year of %s, or on the last known one: %s', (today, year) => {
  const godina = { ...wholeField({ ...labels, offered: [2024, 2025, 2026], initial: 2026 }) };
  expect(initialText({ ...godina, opensOnThisYear: 'Objavljuje Zavod.' }, today)).toBe(year);
  expect(initialText(godina, today)).toBe('2026');
});
