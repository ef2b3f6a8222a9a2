import { yearOf } from '../../kernel/days/day.ts';
import type { AnyParameter } from '../../kernel/law.ts';
import { yearField } from '../year-field.ts';
import { averageWageYears, yearForm } from './year-definition.ts';

/** The form of an obligation the law has only from a later year on: earlier ones are not offered, and refused. */
export function formSince({ promjene }: AnyParameter) {
  const first = yearOf(promjene[0]?.od ?? '');
  const godina = yearField(averageWageYears.filter((year) => year >= first));
  return { ...yearForm, fields: { godina } } as const;
}
