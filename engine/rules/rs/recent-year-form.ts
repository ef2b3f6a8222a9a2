import { yearOf } from '../../kernel/days/day.ts';
import { wholeField } from '../../kernel/field.ts';
import type { AnyParameter } from '../../kernel/law.ts';
import { prosjecna_bruto } from '../../law/rs/average-wage.ts';
import { yearForm } from './year-definition.ts';

/** The form of an obligation the law has only from a later year on: earlier ones are not offered, and refused. */
export function formSince({ promjene }: AnyParameter) {
  const first = yearOf(promjene[0]?.od ?? '');
  const years = prosjecna_bruto.promjene.map(({ od }) => yearOf(od)).filter((year) => year >= first);
  const [min, max] = [Math.min(...years), Math.max(...years)];
  const invalid = min === max ? `Poznata je samo ${min}. godina.` : `Izaberite godinu od ${min}. do ${max}.`;
  const godina = wholeField({
    label: 'Godina',
    missing: invalid,
    invalid,
    min,
    max,
    offered: years,
    offeredOnly: true,
    initial: max,
  });
  return { ...yearForm, fields: { godina } } as const;
}
