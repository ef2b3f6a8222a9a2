import { expect, test } from 'vitest';
import { hoursField, percentField, switchField } from './field.ts';
import { ignoredFields } from './input.ts';

const fields = {
  extra: switchField({ label: 'Dodatni sati', invalid: 'Dodatni sati' }),
  night: switchField({ label: 'Noćni rad', invalid: 'Noćni rad', when: 'extra' }),
  hours: hoursField({ label: 'Sati', invalid: 'Sati', when: 'night' }),
  own: switchField({ label: 'Po svom', invalid: 'Po svom', initial: true }),
  part: percentField({ label: 'Dio', invalid: 'Dio', when: 'own' }),
} as const;

const warningsOf = (json: unknown) => ignoredFields(fields)(json).map(({ polje, poruka }) => [polje, poruka]);

test('warns with the field and all its switches when a switch was forgotten', () => {
  expect(warningsOf({ hours: 8 })).toEqual([
    ['hours', expect.stringContaining('„extra“: true i „night“: true')],
  ]);
  expect(warningsOf({ hours: 8, extra: true })).toEqual([
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
])('warns of nothing for %j', (json) => {
  expect(warningsOf(json)).toEqual([]);
});
