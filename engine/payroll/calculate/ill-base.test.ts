import { expect, test } from 'vitest';
import { illBaseNotes } from './raised-base.ts';
import { gross, newcomer, rs, settled } from './settled-wage.fixture.ts';

const half = { ...newcomer, dailyHours: 400, schooling: 'SSS', agreed: gross(90_000) } as const;
const ill = { entries: { sickHours: 800 } };

test('on sick leave contributions are on the gross, and why is said', async () => {
  const wage = await settled(half, ill, rs);
  expect(wage.figures.base).toBe(wage.figures.gross);
  expect(illBaseNotes(wage)).toEqual([
    expect.stringMatching(
      /^Na bolovanju, pa su doprinosi na bruto, .*čl\. 3a.*„Najmanje najniža osnovica“\.$/,
    ),
  ]);
});

test('whom the firm has told to pay on the least base pays so on sick leave too, as the calculator with its switch', async () => {
  const wage = await settled({ ...half, leastBase: true }, ill, rs);
  expect(wage.request).toMatchObject({ najniza_osnovica: true });
  expect(wage.figures.base).toBe(167_213);
  expect(illBaseNotes(wage)).toEqual([expect.stringMatching(/kako je izabrano kod radnika\..*čl\. 3a/)]);
});

test('who is not ill, earns more, has the gross as it is or works in the Federation is told nothing', async () => {
  const wages = await Promise.all([
    settled(half, undefined, rs),
    settled({ ...half, agreed: gross(900_000) }, ill, rs),
    settled({ ...half, leastBase: false }, ill, rs),
    settled(half, ill),
  ]);
  expect(wages.map(illBaseNotes)).toEqual([[], [], [], []]);
});

test('the gross of an agreed net is that of an ordinary month, whose base is raised', async () => {
  const agreed = [{ from: '2020-01-01', kind: 'neto', amount: 80_000 }] as const;
  const ordinary = await settled({ ...half, agreed }, undefined, rs);
  const { answer } = await settled({ ...half, agreed }, ill, rs);
  const whole = Number(ordinary.answer.bruto_plata_osnovna);
  expect(answer.bruto_plata_osnovna).toBeCloseTo((whole * 80) / 88, 2);
});
