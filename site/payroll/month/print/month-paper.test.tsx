import { gross, newcomer, settled } from '@obracun/engine/payroll/month/calculate/settled-wage.fixture.ts';
import { firmOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sheetColumns } from '../rows/columns.ts';
import type { MonthRow } from '../rows/rows.ts';
import { PaperRemarks } from './month-paper.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { standingOf } from './standing.ts';

const wage = await settled({ agreed: gross(200_000), ...newcomer, employedFrom: '2026-10-20' });
const rowOf = (at: number, own: Partial<MonthRow> = {}): MonthRow => ({
  id: `r${at}`,
  worker: workerOf({ lastName: `Prezime${at}` }),
  inputs: { entries: { overtime: 800 } },
  outcome: wage,
  isWaiting: false,
  notes: new Map(),
  ...own,
});
const unread = rowOf(60, { inputs: { entries: {}, unread: { overtime: 'osam' } }, outcome: undefined });
const columns = sheetColumns(firmOf(), ['overtime'], ['gross', 'net', 'payout', 'cost']);

test('prints all rows and their sums when the screen renders only some', () => {
  const rows = Array.from({ length: 60 }, (_, at) => rowOf(at));
  const drawn = renderToStaticMarkup(<PaperSheet rows={rows} columns={columns} />);
  expect(drawn.match(/Prezime/g)).toHaveLength(60);
  expect(drawn).toMatch(/<tfoot>.*Ukupno \(60\).*>480</);
  expect(drawn).not.toMatch(/<button|<input|<select/);
});

test('prints tooltips of cells under the table by row number', () => {
  const drawn = renderToStaticMarkup(<PaperRemarks rows={[rowOf(0), unread]} columns={columns} />);
  expect(drawn).toMatch(/<li>1\. .*Prezime0.*Mjesec nije cijeli odrađen/);
  expect(drawn).toMatch(/<li>2\. .*Prezime60.*Prekovremeni rad: /);
  expect(renderToStaticMarkup(<PaperRemarks rows={[]} columns={columns} />)).toBe('');
});

test('names rows with outdated figures in print', () => {
  const stale = renderToStaticMarkup(
    <PaperRemarks rows={[rowOf(0, { isWaiting: true })]} columns={columns} />,
  );
  expect(stale).toMatch(/<li>1\. .*Prezime0.*iznosi su od prije posljednje izmjene/);
});

test('prints whether the month is closed, and rows without a wage', () => {
  expect(standingOf([rowOf(0)], '2026-11-05')).toBe('mjesec je zaključen 5. 11. 2026.');
  expect(standingOf([rowOf(0), unread, rowOf(2, { isWaiting: true })], undefined)).toBe(
    'mjesec je otvoren, iznosi se mogu promijeniti · bez obračuna: 1 · još se računa: 1',
  );
});
