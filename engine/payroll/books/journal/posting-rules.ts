import { type Feninga, mulDiv, sumOf } from '../../../core/numbers/money.ts';
import type { LedgerItem } from '../../../law/ledger.ts';
import type { Contribution } from '../../model/contribution.ts';
import { REFUND_FUNDS, refundApart, refundSum } from '../../model/refund.ts';
import type { FigureOf, SettledWage } from '../../model/wage.ts';
import { hundredthsOf } from '../../month/calculate/figures.ts';
import { hoursByKind } from '../../month/calculate/hours-by-kind.ts';
import { furtherIn } from '../../month/calculate/pays-of.ts';

/** An amount of a wage, ready to be posted. */
export interface PostedAmount {
  readonly amount: Feninga;
  /** Replaces the account of the debit item: that of a kind of pay. */
  readonly account?: string;
  /** Replaces the label of the item as the description. */
  readonly text?: string;
}

/**
 * What is posted to which account. A rule with both sides is an entry of its own; a rule with one side is balanced by the others of the gross:
 * its debit is the gross, its credits are everything the gross consists of.
 */
export interface PostingRule {
  readonly debit?: LedgerItem;
  readonly credit?: LedgerItem;
  readonly amounts: (wage: SettledWage) => readonly PostedAmount[];
}

const figure =
  (of: FigureOf): PostingRule['amounts'] =>
  ({ figures }) => [{ amount: of(figures) }];

/** Hours paid without work: holidays and paid leave, at the basic wage with seniority. */
function paidWithoutWork({ answer, request }: SettledWage): Feninga {
  const hours = hoursByKind(answer, request);
  const regular = hundredthsOf(answer.redovni_sati);
  const free = hundredthsOf(hours.praznicni_sati) + hundredthsOf(hours.placeni_sati);
  const pay = hundredthsOf(answer.bruto_plata_osnovna) + hundredthsOf(answer.minuli_rad);
  return regular > 0 ? mulDiv(pay, Math.min(free, regular), regular) : 0;
}

/** Kinds of pay with an account of their own; those of the call are posted as wages or compensations. */
const ofKinds =
  (part: 'taxed' | 'untaxed'): PostingRule['amounts'] =>
  ({ pays = [] }) =>
    furtherIn(pays).flatMap(({ account, name, [part]: amount }) =>
      account === '' ? [] : [{ amount, account, text: name }],
    );

/** Parts of the gross with an account of their own; the rest is posted as wages. */
const PARTS_OF_GROSS: readonly PostingRule[] = [
  {
    debit: 'compensations',
    amounts: (wage) => [{ amount: hundredthsOf(wage.answer.bolovanje_iznos) + paidWithoutWork(wage) }],
  },
  { debit: 'wages', amounts: ofKinds('taxed') },
  { debit: 'claims', amounts: (wage) => [{ amount: refundSum(wage, 'claim') }] },
  {
    debit: 'compensations',
    amounts: (wage) => [{ amount: refundSum(wage, 'gross') - refundSum(wage, 'claim') }],
  },
];

const sumBy = (rules: readonly Pick<PostingRule, 'amounts'>[], wage: SettledWage): Feninga =>
  sumOf(
    rules.flatMap(({ amounts }) => amounts(wage)),
    ({ amount }) => amount,
  );

const untaxedOfKinds: PostingRule = { debit: 'otherPay', credit: 'otherNet', amounts: ofKinds('untaxed') };

const BORNE = 'Doprinosi za osigurane bez isplate';
const INSURANCE = 'Osiguranje bez zaposlenja';

/** The sum of each side of the calculation: the cost of the wages, and what funds repay. */
export const postedTotal = (wages: readonly SettledWage[]): Feninga =>
  sumOf(wages, (wage) => wage.figures.cost + refundSum(wage, 'claim'));

type Fund = (typeof REFUND_FUNDS)[number];

/** A contribution of pay for a fund that is posted apart. */
const ofRefund =
  (fund: Fund, side: keyof Contribution): PostingRule['amounts'] =>
  (wage) => [{ amount: refundApart(wage).funds[fund][side] }];

/** A contribution without that of pay for a fund. */
const ofWage =
  (fund: Fund, side: keyof Contribution): PostingRule['amounts'] =>
  (wage) => [{ amount: wage.figures[fund][side] - refundApart(wage).funds[fund][side] }];

/** Every rule of a calculated wage. Σ debit = Σ credit = the cost of the wage and the claim on a fund. */
export const POSTING_RULES: readonly PostingRule[] = [
  { debit: 'wages', amounts: (wage) => [{ amount: wage.figures.gross - sumBy(PARTS_OF_GROSS, wage) }] },
  ...PARTS_OF_GROSS,
  {
    credit: 'net',
    amounts: (wage) => [{ amount: wage.figures.net - wage.figures.solidarity - refundApart(wage).net }],
  },
  { credit: 'refundNet', amounts: (wage) => [{ amount: refundApart(wage).net }] },
  { credit: 'solidarity', amounts: figure(({ solidarity }) => solidarity) },
  { credit: 'tax', amounts: figure(({ tax }) => tax) },
  ...REFUND_FUNDS.flatMap((fund): readonly PostingRule[] => [
    { credit: fund, amounts: ofWage(fund, 'from') },
    { credit: 'refundContributions', amounts: ofRefund(fund, 'from') },
  ]),
  { credit: 'child', amounts: figure(({ child }) => child.from) },
  ...REFUND_FUNDS.flatMap((fund): readonly PostingRule[] => [
    { debit: 'contributionsOn', credit: fund, amounts: ofWage(fund, 'on') },
    { debit: 'compensations', credit: 'refundContributions', amounts: ofRefund(fund, 'on') },
  ]),
  { debit: 'levies', credit: 'water', amounts: figure(({ water }) => water) },
  { debit: 'levies', credit: 'disaster', amounts: figure(({ disaster }) => disaster) },
  { debit: 'levies', credit: 'disability', amounts: figure(({ disability }) => disability) },
  untaxedOfKinds,
  {
    debit: 'otherPay',
    credit: 'otherNet',
    amounts: (wage) => [{ amount: wage.figures.untaxed - sumBy([untaxedOfKinds], wage) }],
  },
  // Without pay the employer bears the contributions that a wage withholds.
  { debit: 'wages', amounts: ({ figures: { borne = 0 } }) => [{ amount: borne, text: BORNE }] },
  {
    debit: 'wages',
    credit: 'contributions',
    amounts: ({ figures: { insurance = 0 } }) => [{ amount: insurance, text: INSURANCE }],
  },
];
