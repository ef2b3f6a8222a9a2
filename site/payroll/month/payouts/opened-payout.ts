import { PAYOUT_KINDS } from '@obracun/engine/payroll/model/payout.ts';
import { amount, type Every, maybe, text } from '@obracun/engine/payroll/model/reading/parts.ts';
import * as z from 'zod/mini';
import { AMOUNT_WAYS, newDraft, type PayoutDraft } from './payout-draft.ts';

/** A payout in its form. */
export interface OpenedPayout {
  readonly id: string;
  readonly isNew: boolean;
  readonly draft: PayoutDraft;
}

const opened = z.object({
  id: text,
  isNew: z.boolean(),
  draft: z.object({
    kind: z.enum(PAYOUT_KINDS),
    // As typed, also when it is half of a day.
    day: text,
    isForAll: z.boolean(),
    workers: z.array(text),
    way: z.enum(AMOUNT_WAYS),
    amount: maybe(amount),
    share: maybe(amount),
    isTaxed: z.boolean(),
    untaxed: maybe(amount),
    formKind: text,
  } satisfies Every<PayoutDraft>),
} satisfies Every<OpenedPayout>);

/** The form as a killed tab left it; undefined when this version cannot read it. */
export function readOpened(left: unknown): OpenedPayout | undefined {
  const read = opened.safeParse(left);
  if (!read.success) return undefined;
  const { draft } = read.data;
  return { ...read.data, draft: { ...newDraft(draft.day), ...draft } };
}
