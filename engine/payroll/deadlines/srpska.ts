import { firstDayOf } from '../../core/days/year-month.ts';
import type { Source } from '../../core/law.ts';
import { valueOn } from '../../core/law-by-day.ts';
import { counted, MONTHS } from '../../core/numbers/plural.ts';
import { rok_doprinosa, rok_prijave_doprinosa, rok_prijave_poreza } from '../../law/rs/deadlines.ts';
import type { PayrollMonth } from '../model/month.ts';
import { byLaw, type Deadline, dayAfter, monthPaid, untilDay } from './deadline.ts';

/** The deadlines of an employer of Republika Srpska. */
export const srpskaDeadlines = (month: PayrollMonth): Deadline[] => [
  ...byLaw(rok_doprinosa, month, ({ neisplaceno_mjeseci }, cited) => ({
    id: 'isplata',
    day: month.payday,
    title: 'Plata i doprinosi',
    note: `Doprinosi uz svaku isplatu; za neisplaćenu platu najkasnije ${counted(neisplaceno_mjeseci, MONTHS)} poslije kraja mjeseca (${actOf(cited)}).`,
  })),
  ...byLaw(rok_prijave_poreza, month, (rule, cited) => ({
    id: '1002-porez',
    day: dayAfter(rule, monthPaid(month)),
    title: 'Obrazac 1002',
    note: `Porez: ${untilDay(rule.dan)} za isplate prethodnog mjeseca (${actOf(cited)}). Doprinosi: ${untilContributions(month)} za prethodni mjesec.`,
  })),
  ...byLaw(rok_prijave_doprinosa, month, (rule, cited) => ({
    id: '1002-doprinosi',
    day: dayAfter(rule, month),
    title: 'Obrazac 1002: krajnji rok za doprinose',
    note: `Najkasnije ${untilDay(rule.dan)} za prethodni mjesec (${actOf(cited)}).`,
  })),
];

/** The form is one: where its first day is named, so is the other. */
const untilContributions = (month: PayrollMonth): string =>
  untilDay(valueOn(rok_prijave_doprinosa, firstDayOf(month)).dan);

/** `Zakon o doprinosima, čl. 24` */
const actOf = ({ propis, glasilo, clan }: Source): string =>
  [propis, glasilo, clan].filter(Boolean).join(', ');
