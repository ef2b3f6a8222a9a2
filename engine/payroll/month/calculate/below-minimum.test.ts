import { expect, test } from 'vitest';
import { belowMinimumNotes } from './figures.ts';
import { bd, gross, newcomer, rs, settled } from './settled-wage.fixture.ts';

const poor = { ...newcomer, schooling: 'SSS', agreed: gross(90_000) } as const;

test('warns in the words of the entity, for the paid hours, when a basic wage is below the minimum', async () => {
  expect(belowMinimumNotes(await settled(poor, undefined, rs))).toEqual([
    'Osnovna plata manja je od najniže plate, koja za te sate iznosi 1.672,13 KM bruto.',
  ]);
  expect(belowMinimumNotes(await settled(poor))[0]).toMatch(/^Osnovna plaća manja je od najniže plaće/);
  expect(belowMinimumNotes(await settled({ ...poor, dailyHours: 400 }, undefined, rs))).toEqual([]);
});

test('does not warn when it is enough, or there is no minimum wage', async () => {
  expect(belowMinimumNotes(await settled({ ...poor, agreed: gross(200_000) }, undefined, rs))).toEqual([]);
  expect(belowMinimumNotes(await settled({ ...poor, fund: 'rs' }, undefined, bd))).toEqual([]);
});

test('does not warn when the minimum wage is not published', () => {
  const unknown = { polje: 'bruto_plata_osnovna', poruka: 'Najniža plata još nije objavljena.', izvor: null };
  expect(belowMinimumNotes({ answer: { upozorenja: [unknown] } })).toEqual([]);
});
