import { expect, test } from 'vitest';
import { illBaseNotes } from './raised-base.ts';
import { gross, newcomer, rs, settled } from './settled-wage.fixture.ts';

const half = { ...newcomer, dailyHours: 400, schooling: 'SSS', agreed: gross(90_000) } as const;
const ill = { entries: { sickHours: 800 } };

test('keeps contributions on the gross when the worker is on sick leave, with a note', async () => {
  const wage = await settled(half, ill, rs);
  expect(wage.figures.base).toBe(wage.figures.gross);
  expect(illBaseNotes(wage)).toEqual([
    expect.stringMatching(
      /^Na bolovanju, pa su doprinosi na bruto, a ne na najnižu osnovicu\. .*čl\. 3a.*„Najmanje najniža osnovica“\.$/,
    ),
  ]);
});

test("keeps contributions on the minimum base during sick leave when the worker is set so, as the calculator's switch does", async () => {
  const wage = await settled({ ...half, leastBase: true }, ill, rs);
  expect(wage.request).toMatchObject({ najniza_osnovica: true });
  expect(wage.figures.base).toBe(167_213);
  expect(illBaseNotes(wage)).toEqual([
    expect.stringMatching(/kako je izabrano kod radnika\..*čl\. 3a.*„Bruto kakav jeste“\.$/),
  ]);
});

test('adds no note without sick leave, above the minimum, on the gross or in the Federation', async () => {
  const wages = await Promise.all([
    settled(half, undefined, rs),
    settled({ ...half, agreed: gross(900_000) }, ill, rs),
    settled({ ...half, leastBase: false }, ill, rs),
    settled(half, ill),
  ]);
  expect(wages.map(illBaseNotes)).toEqual([[], [], [], []]);
});

test('uses the gross of an ordinary month for an agreed net, whose base is raised', async () => {
  const agreed = [{ from: '2020-01-01', kind: 'neto', amount: 80_000 }] as const;
  const ordinary = await settled({ ...half, agreed }, undefined, rs);
  const { answer } = await settled({ ...half, agreed }, ill, rs);
  const whole = Number(ordinary.answer.bruto_plata_osnovna);
  expect(answer.bruto_plata_osnovna).toBeCloseTo((whole * 80) / 88, 2);
});
