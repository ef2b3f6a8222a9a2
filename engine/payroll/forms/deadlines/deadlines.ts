import { byDay, firstDayOf, monthOf, type YearMonth, yearOf } from '../../../core/days/day.ts';
import type { Source } from '../../../core/law.ts';
import { valueOn } from '../../../core/law.ts';
import { counted, MONTHS } from '../../../core/numbers/format.ts';
import {
  rok_doprinosa_obrta,
  rok_godisnje_prijave,
  rok_mjesecne_prijave,
  rok_specifikacije,
} from '../../../law/fbih/deadlines.ts';
import { rok_doprinosa, rok_prijave_doprinosa, rok_prijave_poreza } from '../../../law/rs/deadlines.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { MonthPayout } from '../../model/payout.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { isOwn, payoutsOf } from '../../month/payouts/month-payouts.ts';
import { byLaw, type Deadline, dayAfter, dayIn, monthPaid, untilDay } from './deadline.ts';

/** A month of the wage with the day it is paid. */
export type PaidMonth = YearMonth & Pick<PayrollMonth, 'payday'>;

/** What decides which deadlines a firm has. */
export type DueFirm = Pick<Firm, 'entity' | 'kind'>;

/** The deadlines of an employer of the Federation. */
const federalDeadlines = (month: PaidMonth, { kind }: DueFirm): Deadline[] => [
  ...byLaw(rok_specifikacije, month, () => ({
    id: '2001',
    day: month.payday,
    title: 'Plaća, porez i doprinosi, obrazac 2001',
    note: 'Zajedno s isplatom. Za radnike iz RS obrazac 2001-A.',
  })),
  ...(kind === 'obrt' ? craftDeadline(month) : []),
  ...monthlyDeadline(month),
  ...(monthOf(month.payday) === DECEMBER ? yearlyDeadline(month) : []),
];

const DECEMBER = 12;

const craftDeadline = (month: PaidMonth): Deadline[] =>
  byLaw(rok_doprinosa_obrta, month, (rule) => ({
    id: 'doprinosi-obrt',
    day: dayAfter(rule, month),
    title: 'Doprinosi za radnike obrta',
    note: `Najkasnije ${untilDay(rule.dan)} koji slijedi.`,
  }));

/** It is unclear whether the month of the wage or of the payout counts: the earlier day after the payday is used. */
const monthlyDeadline = (month: PaidMonth): Deadline[] =>
  byLaw(rok_mjesecne_prijave, month, (rule) => {
    const [ofWage, ofPayout] = [dayAfter(rule, month), dayAfter(rule, monthPaid(month))];
    return {
      id: 'mip-1023',
      day: ofWage > month.payday ? ofWage : ofPayout,
      title: 'MIP-1023',
      note: `Najkasnije ${untilDay(rule.dan)}. Nije jasno računa li se mjesec plaće ili isplate: naveden je raniji dan.`,
    };
  });

const yearlyDeadline = (month: PaidMonth): Deadline[] =>
  byLaw(rok_godisnje_prijave, month, (rule) => {
    const year = yearOf(month.payday);
    return {
      id: 'gip-1022',
      day: dayIn(year + 1, rule.mjesec, rule.dan),
      title: `GIP-1022 za ${year}.`,
      note: 'Prema obavještenju Porezne uprave iz 2010.',
    };
  });

/** The deadlines of an employer of Republika Srpska. */
const srpskaDeadlines = (month: PaidMonth): Deadline[] => [
  ...byLaw(rok_doprinosa, month, ({ neisplaceno_mjeseci }, cited) => ({
    id: 'isplata',
    day: month.payday,
    title: 'Plata i doprinosi',
    note: `Doprinosi uz svaku isplatu, a bez isplate najkasnije ${counted(neisplaceno_mjeseci, MONTHS)} poslije kraja mjeseca (${actOf(cited)}).`,
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

/** The same form has two days: the second is named with the first. */
const untilContributions = (month: PaidMonth): string =>
  untilDay(valueOn(rok_prijave_doprinosa, firstDayOf(month)).dan);

/** `Zakon o doprinosima, čl. 24` */
const actOf = ({ propis, glasilo, clan }: Source): string =>
  [propis, glasilo, clan].filter(Boolean).join(', ');

/** The duties of a firm for a month, of all its payouts, by day. */
export const deadlinesOf = (firm: Firm, month: PayrollMonth): readonly Deadline[] => {
  const ofWage = deadlinesOfPayday(firm, month);
  const more = payoutsOf(month)
    .filter((payout) => isOwn(payout) && ordersRevenue(payout))
    .flatMap(({ day, number }) =>
      deadlinesOfPayday(firm, { ...month, payday: day })
        .filter((due) => !ofWage.some((known) => known.id === due.id && known.day === due.day))
        .map((due) => ({ ...due, id: `${due.id}-${number}` })),
    );
  return [...ofWage, ...more].toSorted((one, other) => byDay(one.day, other.day));
};

/** The duties of a month that is paid once. */
export const deadlinesOfPayday = (firm: DueFirm, month: PaidMonth): readonly Deadline[] =>
  OWN[firm.entity](month, firm);

/** An advance is paid without contributions and tax unless they were chosen, and pay alone never has them. */
const ordersRevenue = ({ kind, isTaxed }: MonthPayout): boolean =>
  kind === 'advance' ? isTaxed === true : kind !== 'pay';

/** No law of it was found. */
const districtDeadlines = (month: PaidMonth): Deadline[] => [
  {
    id: 'isplata',
    day: month.payday,
    title: 'Isplata plate',
    note: 'Za rokove i obrasce pitajte Poresku upravu Brčko distrikta.',
    source: 'https://df.bdcentral.net',
    certainty: 'niska',
  },
];

const OWN: Readonly<Record<PayrollEntity, (month: PaidMonth, firm: DueFirm) => readonly Deadline[]>> = {
  fbih: federalDeadlines,
  rs: srpskaDeadlines,
  bd: districtDeadlines,
};
