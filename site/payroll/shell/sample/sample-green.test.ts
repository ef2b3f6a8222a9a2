import { papersOf } from '@obracun/engine/payroll/files/frozen-output/papers.ts';
import { monthForms } from '@obracun/engine/payroll/forms/month-forms.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { calculateMonth } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { statusNotes } from '@obracun/engine/payroll/month/calculate/status-notes.ts';
import { FORMAT_NAMES } from '@obracun/engine/payroll/payments/bank/formats.ts';
import { sumsAgree } from '@obracun/engine/payroll/payments/orders/check-sums.ts';
import { ordersOf } from '@obracun/engine/payroll/payments/orders/orders.ts';
import { withAbsences } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { answering } from '@obracun/engine/payroll/staff.fixture.ts';
import { describe, expect, test } from 'vitest';
import { workersIn } from '../../month/calculation/settled-of.ts';
import { deductionNotes } from '../../month/rows/deduction-notes.ts';
import { type MonthRow, noteOf } from '../../month/rows/rows.ts';
import { filesOfBank } from '../../payments/orders/bank-choice.ts';
import { sampleAbsences } from './sample-absences.ts';
import { closedOfSample, SAMPLE_FIRMS, sampleMonths, sampleWorkers } from './sample-firms.ts';

const requestWages = await answering();

/** The month before a day, as the sample is added on it. */
const CLOCKS = [
  { today: '2026-02-03', of: { year: 2026, month: 1 } },
  { today: '2026-06-28', of: { year: 2026, month: 5 } },
  { today: '2026-11-26', of: { year: 2026, month: 10 } },
  { today: '2027-01-09', of: { year: 2026, month: 12 } },
];

describe.each(CLOCKS)('on $today', ({ today, of }) => {
  test.each(SAMPLE_FIRMS)('$name needs no correction', async (firm) => {
    const typed = sampleMonths(of, today).find((one) => one.firm === firm.id);
    const workers = sampleWorkers(of).filter((one) => one.firm === firm.id);
    if (!typed) throw new Error('no month');
    const month = withAbsences(firm, workers, typed, sampleAbsences(of));
    const { wages, unsettled } = await calculateMonth(firm, workers, month, requestWages);
    expect(unsettled).toEqual([]);
    const rows = wages.map((outcome) => ({ outcome, isWaiting: false }) as MonthRow);
    // A director without pay says what is owed.
    const messages = wages.flatMap(statusNotes);
    expect(messages).toHaveLength(firm.entity === 'fbih' ? 1 : 0);
    expect(rows.flatMap((row) => noteOf(row) ?? [])).toEqual(messages);
    expect(wages.flatMap(deductionNotes)).toEqual([]);
    const settled = { firm, month, wages };
    const ordered = ordersOf(settled);
    expect(ordered.skipped).toEqual([]);
    const papers = papersOf(settled, ordered, [], today);
    expect(papers.mip.skipped).toEqual([]);
    const ofDirector = /„SEDMI DIREKTOR“: bez plaće|najnižu osnovicu: „Direktor Sedmi“ [\d.,]+ KM\.$/;
    expect(papers.mip.doubts.filter((doubt) => !ofDirector.test(doubt))).toEqual([]);
    expect(monthForms(settled, today).length).toBeGreaterThan(0);
    const files = FORMAT_NAMES.flatMap((format) => filesOfBank(format, { settled, ordered, today }));
    expect(files.flatMap(({ file }) => file.problems)).toEqual([]);
    expect(papers.sums.filter((sum) => !sumsAgree([sum]))).toEqual([]);
  });

  test.each(SAMPLE_FIRMS)('$name closes its months before without a correction', async (firm) => {
    const workers = sampleWorkers(of).filter((one) => one.firm === firm.id);
    const months = closedOfSample(firm.id, of);
    expect(months).toHaveLength(firm.entity === 'fbih' ? 2 : 1);
    for (const { year, month: number } of months) {
      const typed = newMonth(firm.id, year, number);
      const month = withAbsences(firm, workers, typed, sampleAbsences(of));
      const { wages, unsettled } = await calculateMonth(firm, workersIn(workers, month), month, requestWages);
      expect(unsettled).toEqual([]);
      expect(ordersOf({ firm, month, wages }).skipped).toEqual([]);
    }
  });
});
