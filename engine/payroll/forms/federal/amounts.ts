import type { Feninga, Hundredths } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/plain.ts';
import { type Element, element } from '../../../documents/xml.ts';
import { hundredthsOf } from '../../calculate/hundredths.ts';
import type { SettledWage, WageFigures } from '../../model/wage.ts';

/** Income in money: what is in kind stands apart. */
export const inMoney = ({ gross, inKind }: WageFigures): Feninga => gross - inKind;

/** Hours in column `RadniSatiBolovanje`: of sick leave, and of an absence a fund pays. They lie inside the hours of the month and are not taken off them. */
export const absenceHours = ({ figures, answer }: SettledWage): Hundredths =>
  figures.sickHours + hundredthsOf(answer.odsustvo_fond_sati);

/** Millionths → three decimals. */
export const factor = (coefficient: number): string => plain(Math.round(coefficient / 1000), 3);

/** An amount of a row and of the totals under it. */
export interface NamedAmount {
  readonly name: string;
  readonly of: (figures: WageFigures) => Feninga;
}

export const amountElement = (name: string, amount: Feninga): Element => element(name, plain(amount));
