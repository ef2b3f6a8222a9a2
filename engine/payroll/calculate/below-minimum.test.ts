import { expect, test } from 'vitest';
import { belowMinimumNotes } from './figures.ts';
import { bd, gross, newcomer, rs, settled } from './settled-wage.fixture.ts';

const poor = { ...newcomer, schooling: 'SSS', agreed: gross(90_000) } as const;

test('a basic wage below the least one is told in the words of its entity, for the hours that are paid', async () => {
  expect(belowMinimumNotes(await settled(poor, undefined, rs))).toEqual([
    'Osnovna plata manja je od najniže plate, koja za te sate iznosi 1.672,13 KM bruto.',
  ]);
  expect(belowMinimumNotes(await settled(poor))[0]).toMatch(/^Osnovna plaća manja je od najniže plaće/);
  expect(belowMinimumNotes(await settled({ ...poor, dailyHours: 400 }, undefined, rs))).toEqual([]);
});

test('of enough nothing is told, nor where there is no least wage', async () => {
  expect(belowMinimumNotes(await settled({ ...poor, agreed: gross(200_000) }, undefined, rs))).toEqual([]);
  expect(belowMinimumNotes(await settled({ ...poor, fund: 'rs' }, undefined, bd))).toEqual([]);
});

test('that the least wage is not published is no wage below it', () => {
  const unknown = { polje: 'bruto_plata_osnovna', poruka: 'Najniža plata još nije objavljena.', izvor: null };
  expect(belowMinimumNotes({ answer: { upozorenja: [unknown] } })).toEqual([]);
});
