import { expect, test } from 'vitest';
import { recapOf } from '../books/recap/recap.ts';
import { mip1023 } from './federal/mip-1023.ts';
import { federalFirm, federalStaff, settledOf, srpskaFirm, srpskaStaff } from './settled.fixture.ts';
import { form1002 } from './srpska/form-1002.ts';
import { paidHours } from './statistics/figures.ts';

/** October 2026 has 176 hours; three unpaid days leave 152. */
const UNPAID = { entries: { unpaidDays: 300 } };

test('counts no unpaid hours in MIP-1023, recap and statistics, and says why', async () => {
  const settled = await settledOf(federalFirm, federalStaff.slice(0, 1), { r1: UNPAID });
  const [wage] = settled.wages;
  if (!wage) throw new Error('no wage');
  const { xml, doubts } = mip1023(settled, '2026-11-10');
  expect(xml).toContain('<RadniSati>152.00</RadniSati>');
  expect(doubts).toContain('Sati su bez neplaćenih, za koje nema plate ni doprinosa: „Prvi Radnik“ 24 h.');
  const { lines, totals } = recapOf(settled);
  expect(totals[lines.findIndex(({ name }) => name === 'fundHours')]).toBe(15_200);
  expect(paidHours(wage)).toBe(15_200);
});

test('counts no unpaid hours in DL1 and says why', async () => {
  const [first] = srpskaStaff;
  if (!first) throw new Error('no worker');
  const form = form1002(await settledOf(srpskaFirm, [first], { [first.id]: UNPAID }), '2026-11-10');
  expect(form.dl1.rows[0]?.[3]).toBe('152');
  expect(form.notes.some((note) => note.startsWith('Sati su bez neplaćenih'))).toBe(true);
});
