import { type Element, element } from '../../../documents/xml.ts';
import type { Feninga } from '../../../kernel/figures/money.ts';
import { plain } from '../../../kernel/figures/plain.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { SettledWage, WageFigures } from '../../model/wage.ts';

/** Income in money: what is in kind stands apart. */
export const inMoney = ({ gross, inKind }: WageFigures): Feninga => gross - inKind;

/** Benefits in kind make another kind of payout; further kinds of the forms are not ours to tell, and are typed for the month. */
export const payoutKind = ({ worker, figures }: SettledWage, { workers }: PayrollMonth): string =>
  workers[worker.id]?.payoutKind ?? (figures.inKind > 0 ? '2' : '1');

/** Millionths → three decimals. */
export const factor = (coefficient: number): string => plain(Math.round(coefficient / 1000), 3);

/** An amount of a row and of the totals under it. */
export interface NamedAmount {
  readonly name: string;
  readonly of: (figures: WageFigures) => Feninga;
}

export const amountElement = (name: string, amount: Feninga): Element => element(name, plain(amount));
