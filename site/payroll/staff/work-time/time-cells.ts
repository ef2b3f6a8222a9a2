import { hoursField } from '@obracun/engine/core/field.ts';
import { formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { readClock, writeClock } from '@obracun/engine/payroll/staff/work-time/clock.ts';
import type { WorkDayEntry } from '@obracun/engine/payroll/staff/work-time/work-time.ts';
import { readHeld } from '../../../fields/parsing/held.ts';

export type CellName = Exclude<keyof WorkDayEntry, 'isFree'>;

/** A column of the grid that is typed. */
interface Cell {
  readonly name: CellName;
  readonly title: string;
  /** Undefined for text that cannot be read. */
  readonly read: (text: string) => number | undefined;
  readonly write: (value: number | undefined) => string;
  readonly wrong: string;
}

const HOURS_WRONG = 'Upišite sate, npr. 1,5.';
const HOURS = hoursField({ label: 'Sati', invalid: HOURS_WRONG, max: 24 });

const clock = (name: CellName, title: string): Cell => ({
  name,
  title,
  read: readClock,
  write: writeClock,
  wrong: 'Upišite sat, npr. 8 ili 7:30.',
});

const hours = (name: CellName, title: string): Cell => ({
  name,
  title,
  read: (text) => readHeld(HOURS, text).value,
  write: (value) => (value === undefined ? '' : formatHundredths(value)),
  wrong: HOURS_WRONG,
});

/** The typed columns, in order. */
export const CELLS: readonly Cell[] = [
  clock('start', 'Početak'),
  clock('end', 'Završetak'),
  hours('stoppage', 'Zastoj'),
  hours('overtime', 'Prekovremeno'),
  hours('night', 'Noćni'),
  hours('field', 'Teren'),
  hours('standby', 'Pripravnost'),
];
