import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursRows } from '../../files/export/hours-rows.ts';
import { hourMatcher } from '../../files/import/columns/hour-fields.ts';
import { hourColumnsOf } from '../../files/import/hours/hour-columns.ts';
import { entriesIn, tableOf } from '../../files/import/hours/judge-hours.fixture.ts';
import { judgeHours } from '../../files/import/hours/judge-hours.ts';
import { NO_CHOICES } from '../../files/import/rows/judged.ts';
import type { Firm } from '../../model/firm.ts';
import { isKindKey, type KindKey } from '../../model/pay-kind.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { columnOf, columnsOf, numberKindOf, strayColumns } from './columns-of.ts';

const OWN: Firm['payKinds'] = [
  { key: 'vrsta:broj:montaza', name: 'Montaža po komadu', price: 450 },
  { key: 'vrsta:iznos:povrat', name: '=Povrat "troška"', treatment: 'outside' },
];

const kindsIn = (firm: Firm): readonly KindKey[] => columnsOf(firm).filter(isKindKey);

/** A month has at most 744 hours. */
const MOST: Readonly<Record<string, number>> = { posto: 1_000_000, sati: 20_000, dani: 3100 };

const imported = (firm: Firm, rows: string[][]) => {
  const workers = [workerOf()];
  const month = { entity: firm.entity, year: 2026, month: 10, workers, fullDay: 800, firm };
  return entriesIn([...judgeHours(hourColumnsOf(tableOf(rows), firm), NO_CHOICES, month)][1]);
};

describe.each(PAYROLL_ENTITIES)('columns of a firm in %s', (entity) => {
  const firm = firmOf({ entity, payKinds: OWN });

  test('give the same kinds of pay when an export is imported', () => {
    const values = Object.fromEntries(
      kindsIn(firm).map((key) => [key, fc.nat(MOST[numberKindOf(key)] ?? 5_000_000)]),
    );
    fc.assert(
      fc.property(fc.record(values, { requiredKeys: [] }), (entries) => {
        const rows = hoursRows([workerOf()], { workers: { r1: { entries } } }, firm);
        expect(imported(firm, rows)).toEqual(entries);
      }),
      { numRuns: 20 },
    );
  });

  test('are found by their own headings', () => {
    const matchOf = hourMatcher(firm);
    for (const key of kindsIn(firm))
      expect([key, matchOf(columnOf(firm, key).heading)?.field]).toEqual([key, key]);
    expect(matchOf('Regres')?.field).toBe('vrsta:iznos:regres');
  });
});

test('leaves out a hidden kind, whose entries stay', () => {
  const firm = firmOf({ payKinds: [{ key: 'vrsta:iznos:regres', isHidden: true }] });
  expect(columnsOf(firm)).not.toContain('vrsta:iznos:regres');
  const used = ['overtime', 'vrsta:iznos:regres', 'vrsta:iznos:obrisana', 'iz-kasnije-verzije'];
  expect(strayColumns(firm, used)).toEqual(['vrsta:iznos:regres', 'vrsta:iznos:obrisana']);
});

test('names the columns of earlier versions as before, unless the firm renames them', () => {
  expect(columnOf(firmOf(), 'bonus').label).toBe('Stimulacija i drugo oporezivo');
  const firm = firmOf({ payKinds: [{ key: 'bonus', name: 'Provizija' }] });
  expect(columnOf(firm, 'bonus')).toMatchObject({ label: 'Provizija', kind: 'iznos' });
});
