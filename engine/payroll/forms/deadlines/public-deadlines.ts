import {
  byDay,
  type Day,
  lastDayOf,
  monthsLater,
  type YearMonth,
  yearMonthOf,
} from '../../../core/days/day.ts';
import type { Parameter } from '../../../core/law.ts';
import {
  rok_godisnje_prijave_djelatnosti,
  rok_obrasca_2002,
  rok_prijave_kvote,
} from '../../../law/fbih/deadlines.ts';
import {
  rok_doprinosa_djelatnosti,
  rok_prihoda_iz_inostranstva,
  rok_prijave_gazdinstva,
} from '../../../law/rs/deadlines.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { byLaw, type Deadline, dayAfter, dayIn, untilDay } from './deadline.ts';
import { deadlinesOfPayday } from './deadlines.ts';
import { metOn } from './working-day.ts';

/** The entities with a known calendar; of the District none was found. */
export const ENTITIES_WITH_DEADLINES = ['rs', 'fbih'] as const satisfies readonly PayrollEntity[];

/** What is due on the payday itself, on whatever day a firm pays. */
const ON_PAYDAY: readonly string[] = ['isplata', '2001'];

/** Every employer of the entity: also a craft. */
const anyFirm = (entity: PayrollEntity) => ({ entity, kind: 'obrt' }) as const;

/** A wage paid within its own month, so that what follows is due in the next one. */
const paidAtEnd = (month: YearMonth) => ({ ...month, payday: lastDayOf(month) });

const DECEMBER = 12;

/**
 * The deadlines of everybody in a month, as the law states them, by day: of employers, self-employed and farms. The overview of firms has
 * those of a firm, by its own paydays.
 */
export function statedDeadlines(entity: PayrollEntity, month: YearMonth): readonly Deadline[] {
  const firm = anyFirm(entity);
  const paid = [monthsLater(month, -1), { year: month.year - 1, month: DECEMBER }];
  const ofWages = paid.flatMap((one) => deadlinesOfPayday(firm, paidAtEnd(one)));
  const all = [...ofWages, ...(OTHERS[entity]?.(month) ?? [])].filter(
    ({ id, day }) => !ON_PAYDAY.includes(id) && isIn(month, day),
  );
  return all
    .filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
    .toSorted((one, other) => byDay(one.day, other.day));
}

/** The same on the working days they must be met. */
export const publicDeadlines = (entity: PayrollEntity, month: YearMonth): readonly Deadline[] =>
  statedDeadlines(entity, month)
    .map((due) => metOn(entity, due))
    .toSorted((one, other) => byDay(one.day, other.day));

/** What is due with every payout of a wage. */
export const dueWithPayout = (entity: PayrollEntity, month: YearMonth): readonly Deadline[] =>
  deadlinesOfPayday(anyFirm(entity), paidAtEnd(month)).filter(({ id }) => ON_PAYDAY.includes(id));

const isIn = ({ year, month }: YearMonth, day: Day): boolean => {
  const found = yearMonthOf(day);
  return found.year === year && found.month === month;
};

/** A figure of the law that names a day some months after the month concerned. */
type MonthlyLaw = Parameter<{ readonly mjeseci_poslije: number; readonly dan: number }>;

const monthly = (law: MonthlyLaw, month: YearMonth, id: string, title: string, note: string): Deadline[] =>
  byLaw(law, month, (rule) => ({
    id,
    day: dayAfter(rule, monthsLater(month, -rule.mjeseci_poslije)),
    title,
    note: `${note} Najkasnije ${untilDay(rule.dan)} za prethodni mjesec.`,
  }));

/** A figure of the law that names one day of a year. */
type YearlyLaw = Parameter<{ readonly mjesec: number; readonly dan: number }>;

const yearly = (law: YearlyLaw, month: YearMonth, id: string, title: string, note: string): Deadline[] =>
  byLaw(law, month, ({ mjesec, dan }) => ({ id, day: dayIn(month.year, mjesec, dan), title, note }));

const ofFederation = (month: YearMonth): Deadline[] => [
  ...monthly(
    rok_obrasca_2002,
    month,
    'doprinosi-2002',
    'Doprinosi samostalne djelatnosti i obrazac 2002',
    'Obrtnici i slobodna zanimanja plaćaju sami za sebe.',
  ),
  ...yearly(
    rok_godisnje_prijave_djelatnosti,
    month,
    'spr-1053',
    `Godišnje prijave SPR-1053 i GPD-1051 za ${month.year - 1}.`,
    'Porez na dohodak djelatnosti i godišnja prijava građana.',
  ),
  ...yearly(
    rok_prijave_kvote,
    month,
    'ep',
    `Obrazac EP za ${month.year - 1}.`,
    'Kvota zaposlenih osoba s invaliditetom.',
  ),
];

const ofSrpska = (month: YearMonth): Deadline[] => [
  ...monthly(
    rok_doprinosa_djelatnosti,
    month,
    'doprinosi-djelatnosti',
    'Doprinosi preduzetnika, zanimanja i gazdinstava',
    'Za sve koji plaćaju na osnovicu utvrđenu za godinu.',
  ),
  ...byLaw(rok_prihoda_iz_inostranstva, month, ({ prijava }) => ({
    id: '1002-inostranstvo',
    day: dayIn(month.year, month.month, prijava),
    title: 'Obrazac 1002 za prihod iz inostranstva',
    note: `Lice koje je prihod naplatilo u prethodnom mjesecu predaje ga ${untilDay(prijava)}.`,
  })),
  ...byLaw(rok_prihoda_iz_inostranstva, month, ({ godisnja_mjesec, godisnja_dan }) => ({
    id: '1004-inostranstvo',
    day: dayIn(month.year, godisnja_mjesec, godisnja_dan),
    title: `Godišnja prijava 1004 za ${month.year - 1}.`,
    note: 'Za prihod iz inostranstva.',
  })),
  ...yearly(
    rok_prijave_gazdinstva,
    month,
    'gazdinstvo',
    'Godišnja prijava gazdinstva',
    'Za poljoprivredna gazdinstva.',
  ),
];

const OTHERS: Partial<Readonly<Record<PayrollEntity, (month: YearMonth) => Deadline[]>>> = {
  fbih: ofFederation,
  rs: ofSrpska,
};
