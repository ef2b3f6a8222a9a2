import { expect, test } from 'vitest';
import { daysOfHours, hoursOfDays, saidBack } from './days-as-hours.ts';

test('sends days as hours of the working day', () => {
  expect(hoursOfDays('5', 8)).toBe('40');
  expect(hoursOfDays('2,5', 6)).toBe('15');
  expect(hoursOfDays('', 8)).toBe('');
  expect(hoursOfDays('pet', 8)).toBe('pet');
});

test('shows hours of a link as days when they are whole hundredths of one', () => {
  expect(daysOfHours('40', 8)).toBe('5');
  expect(daysOfHours('12', 8)).toBe('1,5');
  expect(daysOfHours('10,5', 8)).toBeUndefined();
  expect(daysOfHours('', 8)).toBe('');
});

test('says both back', () => {
  expect(saidBack('40', 8)).toBe('5 dana = 40 h');
  expect(saidBack('8', 8)).toBe('1 dan = 8 h');
  expect(saidBack('12', 8)).toBe('1,5 dana = 12 h');
  expect(saidBack('pet', 8)).toBe('');
});
