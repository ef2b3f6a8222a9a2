import { formatDay } from '../../../core/numbers/format.ts';
import { WAGE_TEXT } from '../../firms/municipalities/municipality.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { MAIN_PAYOUT, type MonthPayout, type Payout } from '../../model/payout.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledMonth } from '../../model/wage.ts';

type Paid = Pick<PayrollMonth, 'payday' | 'payouts'>;

/** True for a month with payouts besides its wage. */
export const isPaidOften = ({ payouts }: Pick<PayrollMonth, 'payouts'>): boolean =>
  payouts !== undefined && Object.keys(payouts).length > 0;

/** Every payout of a month by day, the wage included; on one day the wage is last. */
export function payoutsOf({ payday, payouts = {} }: Paid): readonly MonthPayout[] {
  const others = Object.entries(payouts).map(([id, payout]) => ({ id, ...payout }));
  const isRest = others.some(({ kind, day }) => (kind === 'advance' || kind === 'pay') && day <= payday);
  const wage = { id: MAIN_PAYOUT, kind: isRest ? 'rest' : 'wage', day: payday } as const;
  return [...others.toSorted(byDayAndId), wage]
    .toSorted((one, other) => compare(one.day, other.day))
    .map((payout, at) => ({ ...payout, number: at + 1 }));
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const byDayAndId = (one: Payout & { id: string }, other: Payout & { id: string }): number =>
  compare(one.day, other.day) || compare(one.id, other.id);

/** The payouts a worker is in, besides the wage. */
export const ownPayouts = (month: Paid, worker: string): readonly OwnPayout[] =>
  payoutsOf(month).filter(
    (payout): payout is OwnPayout => isOwn(payout) && (payout.workers?.includes(worker) ?? true),
  );

/** A payout besides the wage. */
export type OwnPayout = MonthPayout & Payout;

export const isOwn = ({ id }: MonthPayout): boolean => id !== MAIN_PAYOUT;

/** Kinds with taxed pay of their own: it is added to the month. */
export const addsPay = ({ kind }: Pick<MonthPayout, 'kind'>): boolean =>
  kind === 'bonus' || kind === 'thirteenth' || kind === 'holidayBonus';

/** The label of a payday on slips and forms, which a moved payout changes. */
export const PAYDAY_LABEL = 'Dan isplate';

/** `isplata-2`, in file names. */
export const payoutReference = ({ number }: Pick<MonthPayout, 'number'>): string => `isplata-${number}`;

/** What a settled month pays, of one payout or of all: `Plaća`, `Bonus`. */
export const payWord = ({ firm, payout }: Pick<SettledMonth, 'firm' | 'payout'>): string =>
  payoutWord(firm.entity, payout ?? { kind: 'wage' });

/** Its name, in the words of the entity. */
export function payoutWord(entity: PayrollEntity, { kind }: Pick<MonthPayout, 'kind'>): string {
  const wage = WAGE_TEXT[entity];
  const ofWage = `${wage.slice(0, -1).toLowerCase()}e`;
  switch (kind) {
    case 'wage':
      return wage;
    case 'rest':
      return `Ostatak ${ofWage}`;
    case 'advance':
      return `Akontacija ${ofWage}`;
    case 'bonus':
      return 'Bonus';
    case 'thirteenth':
      return `13. ${wage.toLowerCase()}`;
    case 'holidayBonus':
      return 'Regres';
    case 'contributions':
      return 'Doprinosi';
    case 'pay':
      return `Isplata ${ofWage}`;
  }
  return kind;
}

/** `Akontacija plaće 15. 10. 2026.` */
export const calledPayout = (entity: PayrollEntity, payout: MonthPayout): string =>
  `${payoutWord(entity, payout)} ${formatDay(payout.day)}`;
