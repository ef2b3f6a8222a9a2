import { addDays, type Day, firstDayOf, monthsLater, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { newStaffSettings, type StaffSettings } from '@obracun/engine/payroll/model/staff-settings.ts';
import { type LeaveYear, newLeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { newOpeningYear, type OpeningYear } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { newWorkTime, type WorkTimeMonth } from '@obracun/engine/payroll/staff/work-time/work-time.ts';
import { monday } from './sample-absences.ts';
import { FEDERATION, SRPSKA } from './sample-firms.ts';

const EIGHT = 480;

const settings = (firm: string): StaffSettings => ({
  ...newStaffSettings(firm),
  workStart: EIGHT,
  rulebook: 'člana 12. Pravilnika o radu (ogledno)',
  signer: 'Direktor Ogledni',
});

/** A leave of the year with a plan two months later. */
function leave(of: YearMonth, firm: string, worker: string, own: Partial<LeaveYear>): LeaveYear {
  const from = monday(monthsLater(of, 2));
  return {
    ...newLeaveYear(firm, of.year, worker),
    baseDays: 20,
    plan: [{ id: `${worker}-plan`, from, to: addDays(from, 16) }],
    decisionNumber: '1/ogledno',
    decisionDay: firstDayOf(of),
    ...own,
  };
}

/** Overtime of two days, as much as the month of the sample has. */
function overtime(of: YearMonth): WorkTimeMonth {
  const day: Day = monday(of);
  return {
    ...newWorkTime(FEDERATION, of, 'ogledni-3'),
    days: { [day]: { end: 1140 }, [addDays(day, 1)]: { end: 1170 }, [addDays(day, 2)]: { field: 800 } },
  };
}

/** A month of an earlier program, three months before that of the sample: 31 % contributions, deduction 300,00, tax 108,00. */
function opening(of: YearMonth): OpeningYear {
  const { year, month } = monthsLater(of, -3);
  const figures = {
    gross: 200_000,
    contributions: 62_000,
    tax: 10_800,
    net: 127_200,
    untaxed: 34_000,
    hours: 17_600,
  };
  return { ...newOpeningYear(FEDERATION, year, 'ogledni-1'), months: { [month]: figures } };
}

type SampleRecord = LeaveYear | WorkTimeMonth | StaffSettings | OpeningYear;

/** Leaves, corrections of working time, a month of an earlier program and texts of the sample firms. */
export const sampleRecords = (of: YearMonth): readonly SampleRecord[] => [
  settings(FEDERATION),
  settings(SRPSKA),
  leave(of, FEDERATION, 'ogledni-1', {
    extras: [{ id: 'staz', reason: 'staž', days: 2 }],
    oldDays: 300,
  }),
  leave(of, SRPSKA, 'ogledni-4', { decisionNumber: '', plan: [], usedBefore: 500 }),
  overtime(of),
  opening(of),
];
