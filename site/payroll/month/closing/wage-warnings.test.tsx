import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { gross, rs, settled } from '@obracun/engine/payroll/month/calculate/settled-wage.fixture.ts';
import { firmOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SheetColumn } from '../../../ui/spreadsheet/sheet.ts';
import { StatusLine } from '../month-view.tsx';
import { cellOf } from '../rows/cells.ts';
import { type MonthRow, noteOf, warningsOf } from '../rows/rows.ts';
import { withoutSeen, withSeen } from './seen-warnings.ts';
import { WageWarnings } from './wage-warnings.tsx';

const low = await settled({ agreed: gross(90_000), schooling: 'SSS', lastName: 'Nizak' }, undefined, rs);
const enough = await settled({ agreed: gross(300_000), schooling: 'SSS' }, undefined, rs);
const rowOf = (outcome: MonthRow['outcome'], isWaiting = false): MonthRow => ({
  id: 'r1',
  worker: workerOf(),
  inputs: undefined,
  outcome,
  isWaiting,
  notes: new Map(),
});
const statusOf = (rows: readonly MonthRow[], isClosed = false) =>
  renderToStaticMarkup(<StatusLine rows={rows} isSaving={false} isClosed={isClosed} />);
const requestOf = (rows: readonly MonthRow[]) =>
  renderToStaticMarkup(<WageWarnings firm={firmOf()} rows={rows} />);

test('counts wages below the minimum wage in the summary line, also when the month is closed', () => {
  expect(statusOf([rowOf(low), rowOf(enough)])).toContain(' · ispod najniže plate: 1 · sve je izračunato');
  expect(statusOf([rowOf(low)], true)).toContain('ispod najniže plate: 1');
  expect(statusOf([rowOf(enough), rowOf(low, true)])).not.toContain('najniže');
});

test('shows the minimum wage of the hours in a row below it', () => {
  expect(noteOf(rowOf(low))).toMatch(/^Osnovna plata manja je od najniže plate, .* 1\.672,13 KM bruto\./);
  expect(noteOf(rowOf(enough))).toBeUndefined();
});

test('lists each warning once with its workers when the month is open', () => {
  expect(requestOf([rowOf(low), rowOf(enough)])).toMatch(/Prvi Radnik.*manja je od najniže plate/);
  const many = Array.from({ length: 7 }, (_, at) => ({ ...rowOf(low), id: `r${at}` }));
  const text = requestOf(many).replaceAll(/<[^>]+>/g, '');
  expect(text).toContain(' i još 2');
  expect(text.match(/manja je od najniže plate/g)).toHaveLength(1);
  expect(requestOf([rowOf(enough)])).toBe('');
});

test('shows a warning of the response in the row and in the list', async () => {
  const worker = { agreed: gross(200_000), schooling: 'SSS', sickShare: 500_000 } as const;
  const ill = await settled(worker, { entries: { sickHours: 4000 } }, rs);
  const row = rowOf(ill);
  expect(warningsOf(row).join(' ')).toContain('manja je od propisane');
  expect(cellOf(row, { id: 'name', isEditable: false } as SheetColumn).note).toContain(
    'manja je od propisane',
  );
  expect(requestOf([row])).toContain('manja je od propisane');
});

test('counts a warning marked as seen, and shows another sentence of the same worker', () => {
  const row = rowOf(low);
  const [first = ''] = warningsOf(row);
  const marked = firmOf({ seenWarnings: withSeen(firmOf(), first, [row]) });
  const list = (firm: Firm) => renderToStaticMarkup(<WageWarnings firm={firm} rows={[row]} />);
  expect(list(marked)).not.toContain(first);
  expect(list(marked)).toContain('Viđeno ranije: 1.');
  expect(list(firmOf({ seenWarnings: { r1: ['Druga rečenica.'] } }))).toContain(first);
  expect(list(firmOf({ seenWarnings: withoutSeen(marked, [row]) }))).toContain(first);
});

test('warns of the maximum of seniority only when it lowers the pay by the rate of the firm', async () => {
  const after = (years: number) =>
    settled({
      agreed: gross(200_000),
      schooling: 'SSS',
      seniority: 5_000,
      employedFrom: '2026-10-01',
      priorService: { years, months: 0, days: 0 },
    });
  const ofSeniority = async (years: number) =>
    warningsOf(rowOf(await after(years))).filter((sentence) => sentence.startsWith('Minuli rad'));
  expect(await ofSeniority(38)).toEqual([]);
  expect(await ofSeniority(41)).toHaveLength(1);
});
