import type { SettledMonth } from '../model/wage.ts';
import type { PayoutLists } from '../payments/bank/payout-lists.ts';
import type { MipElsewhere } from './federal/mip-elsewhere.ts';
import { type FormFile, firmProblem, type SkippedRow } from './filing.ts';
import type { Form1002 } from './srpska/form-1002.ts';

/** A form or list that was not made, or a row that is missing in it. */
export interface LeftOut extends SkippedRow {
  /** `MIP-1023`, without the worker. */
  readonly output: string;
}

/** The papers that may lack a row, or be missing. */
export interface JudgedPapers {
  readonly mip: Pick<FormFile, 'skipped'>;
  readonly srpska: Pick<Form1002, 'skipped'>;
  readonly mipElsewhere?: Pick<MipElsewhere, 'skipped'>;
  readonly payouts: PayoutLists;
}

/** Everything of a month that could not be made, with what to type; orders are listed apart (`Ordered.skipped`). */
export function leftOutOf({ firm, wages }: SettledMonth, papers: JudgedPapers): readonly LeftOut[] {
  const isFederal = wages.some(({ entity }) => entity === 'fbih');
  const problem = isFederal ? firmProblem(firm) : undefined;
  const named = (output: string, skipped: readonly SkippedRow[] = []) =>
    skipped.map((row): LeftOut => ({ ...row, output }));
  return [
    ...(problem ? [{ output: 'MIP-1023', worker: firm.name, reason: problem }] : []),
    ...named('MIP-1023', papers.mip.skipped),
    ...named('1002', papers.srpska.skipped),
    ...named('MIP-1023 u Federaciji', papers.mipElsewhere?.skipped),
    ...named('Lista za banku', papers.payouts.skipped),
  ];
}
