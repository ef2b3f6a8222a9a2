import { gross, rs, settled } from '@obracun/engine/payroll/calculate/settled-wage.fixture.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type MonthRow, noteOf } from '../rows/rows.ts';
import { StatusLine } from '../status-line.tsx';
import { BelowMinimum } from './below-minimum.tsx';

const low = await settled({ agreed: gross(90_000), schooling: 'SSS', lastName: 'Nizak' }, undefined, rs);
const enough = await settled({ agreed: gross(300_000), schooling: 'SSS' }, undefined, rs);
const rowOf = (outcome: MonthRow['outcome'], isWaiting = false): MonthRow => ({
  id: 'r1',
  worker: workerOf(),
  said: undefined,
  outcome,
  isWaiting,
  notes: new Map(),
});
const statusOf = (rows: readonly MonthRow[], isClosed = false) =>
  renderToStaticMarkup(<StatusLine rows={rows} isSaving={false} isClosed={isClosed} />);
const asked = (wages: SettledMonth['wages']) =>
  renderToStaticMarkup(<BelowMinimum settled={{ firm: firmOf(rs), month: monthOf(), wages }} />);

test('the line of a month says how many are below the least wage, also once it is closed', () => {
  expect(statusOf([rowOf(low), rowOf(enough)])).toContain(' · ispod najniže plate: 1 · sve je izračunato');
  expect(statusOf([rowOf(low)], true)).toContain('ispod najniže plate: 1');
  expect(statusOf([rowOf(enough), rowOf(low, true)])).not.toContain('najniže');
});

test('the row of one says what the least wage of its hours is', () => {
  expect(noteOf(rowOf(low))).toMatch(/^Osnovna plata manja je od najniže plate, .* 1\.672,13 KM bruto\./);
  expect(noteOf(rowOf(enough))).toBeUndefined();
});

test('who closes the month is told whose wage is below it', () => {
  expect(asked([low, enough])).toMatch(/ispod najniže.*Nizak Radnik/);
  expect(asked(Array.from({ length: 7 }, () => low))).toContain(' i još 2');
  expect(asked([enough])).toBe('');
});
