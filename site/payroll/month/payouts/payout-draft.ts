import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Payout, PayoutKind } from '@obracun/engine/payroll/model/payout.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { overpaidReason } from '@obracun/engine/payroll/month/payouts/amounts.ts';
import { payoutProblem } from '@obracun/engine/payroll/month/payouts/problems.ts';
import { wageAlone } from '@obracun/engine/payroll/month/payouts/totals.ts';
import { NAMELESS_WORKER } from '../../ui/form/worker-name.tsx';

export const AMOUNT_WAYS = ['amount', 'share', 'column'] as const;

/** How a payout says its amount. */
export type AmountWay = (typeof AMOUNT_WAYS)[number];

/** A payout while it is edited: every choice keeps its value. */
export interface PayoutDraft {
  readonly kind: PayoutKind;
  readonly day: string;
  readonly isForAll: boolean;
  readonly workers: readonly string[];
  readonly way: AmountWay;
  readonly amount: number | undefined;
  readonly share: number | undefined;
  readonly isTaxed: boolean;
  readonly untaxed: number | undefined;
  readonly formKind: string;
}

/** @param day proposed for it */
export const newDraft = (day: string): PayoutDraft => ({
  kind: 'advance',
  day,
  isForAll: true,
  workers: [],
  way: 'amount',
  amount: undefined,
  share: undefined,
  isTaxed: false,
  untaxed: undefined,
  formKind: '',
});

export const draftOf = ({
  workers,
  amount,
  share,
  untaxed,
  isTaxed = false,
  formKind = '',
  ...payout
}: Payout): PayoutDraft => ({
  ...payout,
  isForAll: workers === undefined,
  workers: workers ?? [],
  way: amount !== undefined ? 'amount' : share !== undefined ? 'share' : 'column',
  amount,
  share,
  untaxed,
  isTaxed,
  formKind,
});

/** The ways a kind offers; a holiday bonus is an amount, contributions have none. */
export const waysOf = (kind: PayoutKind): readonly AmountWay[] => {
  if (kind === 'contributions') return [];
  return kind === 'holidayBonus' ? ['amount'] : ['amount', 'share', 'column'];
};

/** The chosen way, or the first that the kind offers. */
export function wayOf({ kind, way }: PayoutDraft): AmountWay | undefined {
  const ways = waysOf(kind);
  return ways.includes(way) ? way : ways[0];
}

/** The payout a draft says, without values of other kinds and ways. */
export function payoutOf(draft: PayoutDraft): Payout {
  const { kind, day, isForAll, workers, amount, share, isTaxed, untaxed, formKind } = draft;
  const way = wayOf(draft);
  const mayBeTaxed = kind === 'advance' || kind === 'contributions';
  return {
    kind,
    day,
    ...(!isForAll && { workers }),
    ...(way === 'amount' && amount !== undefined && { amount }),
    ...(way === 'share' && share !== undefined && { share }),
    ...(mayBeTaxed && isTaxed && { isTaxed }),
    ...(kind === 'holidayBonus' && untaxed !== undefined && { untaxed }),
    ...(formKind.trim() !== '' && { formKind: formKind.trim() }),
  };
}

/** The reason why a draft cannot be added; undefined when it can. */
export function draftProblem(
  { firm, wages }: SettledMonth,
  month: PayrollMonth,
  id: string,
  draft: PayoutDraft,
): string | undefined {
  const payout = payoutOf(draft);
  const way = wayOf(draft);
  if (way === 'amount' && draft.amount === undefined) return 'Upišite iznos po radniku, npr. 400,00.';
  if (way === 'share' && draft.share === undefined) return 'Upišite procenat, npr. 40.';
  const problem = payoutProblem(month, id, payout);
  if (problem !== undefined) return problem;
  const next = { ...month, payouts: { ...month.payouts, [id]: payout } };
  for (const wage of wages) {
    const reason = overpaidReason(firm.entity, next, wage.worker, wageAlone({ month }, wage));
    if (reason !== undefined) return `„${surnameFirst(wage.worker) || NAMELESS_WORKER}“: ${reason}`;
  }
  return undefined;
}
