import { expect, test } from 'vitest';
import { switchField } from '../field.ts';
import { passedOver } from './passed-over.ts';

const fields = {
  extra: switchField({ label: 'Dodatni sati' }),
  night: switchField({ label: 'Noćni rad', when: 'extra' }),
  hours: { label: 'Sati', kind: 'sati', when: 'night' },
  own: switchField({ label: 'Po svom', initial: true }),
  part: { label: 'Dio', kind: 'posto', when: 'own' },
} as const;

const told = (json: unknown) => passedOver(fields)(json).map(({ polje, poruka }) => [polje, poruka]);

test('what a call gives is told when a switch it stands under was forgotten, with all that are', () => {
  expect(told({ hours: 8 })).toEqual([['hours', expect.stringContaining('„extra“: true i „night“: true')]]);
  expect(told({ hours: 8, extra: true })).toEqual([
    ['hours', expect.stringContaining('pošaljite „night“: true,')],
  ]);
});

test.each([
  [{ hours: 8, extra: true, night: true }],
  [{ hours: 8, extra: true, night: false }],
  [{ hours: 8, extra: false }],
  [{ hours: 0 }],
  [{ hours: null }],
  [{ part: 50 }],
  [{ part: 50, own: false }],
  [{}],
])('nothing is told of %j', (json) => {
  expect(told(json)).toEqual([]);
});
