import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { choiceField, dateField, hoursField, wholeField } from '@obracun/engine/core/field.ts';
import { scaleOf } from '@obracun/engine/core/numbers/units.ts';
import { holidays } from '@obracun/engine/law/holidays.ts';
import { dayMessages } from '@obracun/engine/rules/field-messages.ts';
import { type Entity, FIRST_YEAR } from '@obracun/engine/rules/working-hours.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
import type { Numbers } from '../tool/read-numbers.ts';

/** The last year the calendar is offered for. */
const LAST_YEAR = 2100;
const FULL_DAY = 8;

const entities = Object.entries(holidays).map(([value, { naziv }]) => ({ value, label: naziv }));

/** The form of a year of working hours, without a call. */
export const hoursForm: FormDefinition = {
  id: 'radni-sati',
  entity: 'bih',
  title: 'Kalendar radnih sati',
  description: 'Radni dani, praznici i sati po mjesecima.',
  fields: {
    entitet: choiceField({
      label: 'Čiji praznici',
      missing: 'Izaberite entitet ili distrikt.',
      invalid: 'Izaberite entitet ili distrikt.',
      choices: entities,
    }),
    godina: wholeField({
      label: 'Godina',
      invalid: `Godina mora biti između ${FIRST_YEAR} i ${LAST_YEAR}.`,
      min: FIRST_YEAR,
      max: LAST_YEAR,
      hint: { text: 'Ako ne upišete, uzima se ova godina.' },
    }),
    sati_dnevno: hoursField({
      label: 'Sati dnevno',
      invalid: 'Sati dnevno moraju biti broj između 1 i 12.',
      min: 1,
      max: 12,
      hint: { text: `Ako ne upišete, uzima se ${FULL_DAY} sati.` },
    }),
    od: dateField({ label: 'Od dana', ...dayMessages }),
    do: dateField({ label: 'Do dana', ...dayMessages, hint: { text: 'Oba dana se broje.' } }),
  },
  bases: {},
  groups: [
    { title: 'Kalendar', fields: ['entitet', 'godina', 'sati_dnevno'] },
    { title: 'Radni dani između', fields: ['od', 'do'] },
  ],
};

/** The parsed form; a missing or wrong value has its default. */
export interface HoursInput {
  readonly entity: Entity;
  readonly year: number;
  /** In hundredths. */
  readonly daily: number;
}

const isEntity = (text: string): text is Entity => text in holidays;

/**
 * @param numbers the parsed number fields
 * @param thisYear the default year
 */
export function readHours({ entitet = '' }: Entered, numbers: Numbers, thisYear: number): HoursInput {
  const { godina = 0, sati_dnevno = 0 } = numbers;
  return {
    entity: isEntity(entitet) ? entitet : 'fbih',
    year: godina >= FIRST_YEAR ? godina : thisYear,
    daily: sati_dnevno >= scaleOf('sati') ? sati_dnevno : FULL_DAY * scaleOf('sati'),
  };
}
