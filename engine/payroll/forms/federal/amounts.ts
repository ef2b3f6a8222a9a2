import { lastKnown } from '../../../core/calculation.ts';
import { dayOf } from '../../../core/days/day.ts';
import { lawOn } from '../../../core/law.ts';
import { formatMoney } from '../../../core/numbers/format.ts';
import type { Feninga, Hundredths } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/units.ts';
import { type Element, element } from '../../../documents/xml.ts';
import { fbih } from '../../../law/fbih/index.ts';
import { fullName } from '../../model/firm.ts';
import type { SettledMonth, SettledWage, WageFigures } from '../../model/wage.ts';
import { isEstimated } from '../../month/calculate/estimated.ts';
import { contributionsOf, hundredthsOf } from '../../month/calculate/figures.ts';

/** Income in money: income in kind is separate. */
export const inMoney = ({ gross, inKind }: WageFigures): Feninga => gross - inKind;

/** Income less contributions; none without pay, of which only contributions are reported. */
export const afterContributions = (figures: WageFigures): Feninga =>
  Math.max(0, figures.gross - contributionsOf(figures));

/** The deduction used: none in a row without income. */
export const usedAllowance = ({ gross, allowance }: WageFigures): Feninga => (gross > 0 ? allowance : 0);

/**
 * Hours in column `RadniSatiBolovanje`: of sick leave, and of an absence a fund pays. They are part of the hours of the month and are not
 * subtracted from them. A payout without hours has none of them: they are declared with the wage.
 */
export const absenceHours = ({ figures, answer, parts }: SettledWage): Hundredths =>
  parts && figures.fundHours === 0 ? 0 : figures.sickHours + hundredthsOf(answer.odsustvo_fond_sati);

/** Millionths → three decimals. */
export const factor = (coefficient: number): string => plain(Math.round(coefficient / 1000), 3);

/** An amount of a row and of the totals under it. */
export interface NamedAmount {
  readonly name: string;
  readonly of: (figures: WageFigures) => Feninga;
}

export const amountElement = (name: string, amount: Feninga): Element => element(name, plain(amount));

const LAST_KNOWN = lastKnown(fbih);

/** The law of the Federation behind these wages: of their month, and of an estimate the last known. */
export const federalLaw = ({ month, wages }: Pick<SettledMonth, 'month' | 'wages'>) =>
  lawOn(isEstimated({ wages }) ? LAST_KNOWN : fbih, dayOf(month.year, month.month));

/** Sentences that name the wages with the least base, and those with the base of an activity. */
type BaseText = readonly [least: string, activity: string];

/**
 * The wages whose contributions are on a base other than the gross, after the words for it: `Najniža osnovica je primijenjena za: „Radnik
 * Prvi“ 1.605,48 KM.` The base of an activity may be below the gross.
 */
export function otherBases(wages: readonly SettledWage[], [least, activity]: BaseText): readonly string[] {
  const others = wages.filter(({ figures }) => figures.base !== figures.gross);
  const isOfActivity = ({ request }: SettledWage): boolean => request.osnovica_djelatnosti === true;
  const sentence = (text: string, of: readonly SettledWage[]): readonly string[] => {
    const named = of.map(({ worker, figures }) => `„${fullName(worker)}“ ${formatMoney(figures.base)}`);
    return of.length === 0 ? [] : [`${text}: ${named.join(', ')}.`];
  };
  const ofLeast = others.filter((wage) => !isOfActivity(wage));
  return [...sentence(least, ofLeast), ...sentence(activity, others.filter(isOfActivity))];
}
