import { readDayInput } from '@obracun/engine/core/days/day-input.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { formatAmount, formatDay, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { isOpeningTime, OPENING_FIGURES } from '@obracun/engine/payroll/staff/opening/opening-figures.ts';
import {
  OPENING_NAMES,
  type OpeningFigure,
  type OpeningMonth,
} from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { readHeld } from '../../../fields/parsing/held.ts';

/** A typed column of a month. */
export interface OpeningCell {
  readonly name: keyof OpeningMonth;
  readonly title: string;
  /** The value as text; empty without one. */
  readonly write: (month: OpeningMonth) => string;
  /** The month with the typed value; undefined for text that cannot be read. */
  readonly read: (month: OpeningMonth, text: string) => OpeningMonth | undefined;
  readonly wrong: string;
}

const AMOUNT = amountField({ label: 'Iznos', invalid: 'Upišite iznos, npr. 1.234,56.' });

const without = (month: OpeningMonth, name: keyof OpeningMonth): OpeningMonth =>
  Object.fromEntries(Object.entries(month).filter(([one]) => one !== name));

const cell = (name: OpeningFigure): OpeningCell => ({
  name,
  title: OPENING_FIGURES[name],
  write: (month) => {
    const value = month[name];
    if (value === undefined) return '';
    return isOpeningTime(name) ? formatHundredths(value) : formatAmount(value);
  },
  read: (month, text) => {
    if (text.trim() === '') return without(month, name);
    const { value } = readHeld(AMOUNT, text);
    return value === undefined ? undefined : { ...month, [name]: value };
  },
  wrong: isOpeningTime(name) ? 'Upišite broj, npr. 168 ili 1,5.' : 'Upišite iznos, npr. 1.234,56.',
});

const PAYDAY: OpeningCell = {
  name: 'payday',
  title: 'datum isplate',
  write: ({ payday }) => (payday === undefined ? '' : formatDay(payday)),
  read: (month, text) => {
    if (text.trim() === '') return without(month, 'payday');
    const { day } = readDayInput(text);
    return day === undefined ? undefined : { ...month, payday: day };
  },
  wrong: 'Upišite datum, npr. 10. 2. 2026.',
};

/** The columns of a month, in order. */
export const OPENING_CELLS: readonly OpeningCell[] = [...OPENING_NAMES.map(cell), PAYDAY];
