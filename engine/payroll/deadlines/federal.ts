import { monthOf, yearOf } from '../../core/days/day.ts';
import {
  rok_doprinosa_obrta,
  rok_godisnje_prijave,
  rok_mjesecne_prijave,
  rok_specifikacije,
} from '../../law/fbih/deadlines.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import { byLaw, type Deadline, dayAfter, dayIn, monthPaid, untilDay } from './deadline.ts';

/** The deadlines of an employer of the Federation. */
export const federalDeadlines = (month: PayrollMonth, { kind }: Firm): Deadline[] => [
  ...byLaw(rok_specifikacije, month, () => ({
    id: '2001',
    day: month.payday,
    title: 'Plaća, porez i doprinosi, obrazac 2001',
    note: 'Porez, doprinosi i obrazac 2001 (za radnike iz RS 2001-A) zajedno s isplatom.',
  })),
  ...(kind === 'obrt' ? craftDeadline(month) : []),
  ...monthlyDeadline(month),
  ...(monthOf(month.payday) === DECEMBER ? yearlyDeadline(month) : []),
];

const DECEMBER = 12;

const craftDeadline = (month: PayrollMonth): Deadline[] =>
  byLaw(rok_doprinosa_obrta, month, (rule) => ({
    id: 'doprinosi-obrt',
    day: dayAfter(rule, month),
    title: 'Doprinosi za radnike obrta',
    note: `Najkasnije ${untilDay(rule.dan)} koji slijedi.`,
  }));

/** Whether the month of the wage or of the payout counts is not clear: the earlier day that is still after the payday. */
const monthlyDeadline = (month: PayrollMonth): Deadline[] =>
  byLaw(rok_mjesecne_prijave, month, (rule) => {
    const [ofWage, ofPayout] = [dayAfter(rule, month), dayAfter(rule, monthPaid(month))];
    return {
      id: 'mip-1023',
      day: ofWage > month.payday ? ofWage : ofPayout,
      title: 'MIP-1023',
      note: `Najkasnije ${untilDay(rule.dan)}. Nije jasno računa li se mjesec plaće ili isplate: naveden je raniji dan poslije isplate.`,
    };
  });

const yearlyDeadline = (month: PayrollMonth): Deadline[] =>
  byLaw(rok_godisnje_prijave, month, (rule) => {
    const year = yearOf(month.payday);
    return {
      id: 'gip-1022',
      day: dayIn(year + 1, rule.mjesec, rule.dan),
      title: `GIP-1022 za ${year}.`,
      note: 'Prema obavještenju Porezne uprave iz 2010; neki podsjećaju već u januaru.',
    };
  });
