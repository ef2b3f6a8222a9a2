import { expect, test } from 'vitest';
import { axisLabels } from './axis-labels.ts';

const stated = (ticks: readonly number[], most?: number) => {
  const { values, write } = axisLabels(ticks, most);
  return values.map(write);
};

test.each([
  [
    [0, 500, 1000],
    ['0', '500', '1.000'],
  ],
  [
    [0, 0.5, 1],
    ['0,0', '0,5', '1,0'],
  ],
  [
    [1000, 1000.05, 1000.1],
    ['1.000,00', '1.000,05', '1.000,10'],
  ],
  [
    [-0.1, 0, 0.1, 0.1 + 0.2],
    ['−0,1', '0,0', '0,1', '0,3'],
  ],
  [
    [0.01, 0.012, 0.014, 0.02],
    ['0,01', '0,02'],
  ],
])('labels %j by %j, without equal ones', (ticks, labels) => {
  expect(stated(ticks)).toEqual(labels);
});

test('has no label between two months', () => {
  expect(stated([1, 1.5, 2, 2.5, 3], 0)).toEqual(['1', '2', '3']);
});
