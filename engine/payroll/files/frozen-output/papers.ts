import type { Day } from '../../../core/days/day.ts';
import type { Document } from '../../../documents/blocks.ts';
import type { Sheet } from '../../../documents/sheet.ts';
import { type FrozenJournal, frozenJournal } from '../../books/journal/frozen-journal.ts';
import { type RecapLayout, recapDocument, recapKinds, recapSheet } from '../../books/recap/recap-sheet.ts';
import { type DistrictValues, districtValues } from '../../forms/bd-values.ts';
import type { Deadline } from '../../forms/deadlines/deadline.ts';
import { deadlinesOf } from '../../forms/deadlines/deadlines.ts';
import { type Specification, specifications } from '../../forms/federal/form-2001.ts';
import { mip1023 } from '../../forms/federal/mip-1023.ts';
import { type MipElsewhere, mipElsewhere } from '../../forms/federal/mip-elsewhere.ts';
import type { FormFile } from '../../forms/filing.ts';
import { type Form1002, form1002 } from '../../forms/srpska/form-1002.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { RecapLine } from '../../month/recap-lines.ts';
import { payslipDocument } from '../../papers/payslip/document.ts';
import type { Payslip } from '../../papers/payslip/payslip.ts';
import { payslipText } from '../../papers/payslip/text.ts';
import { bankPayoutLists, type PayoutLists } from '../../payments/bank/payout-lists.ts';
import { checkSums, type SumCheck } from '../../payments/orders/check-sums.ts';
import type { Ordered } from '../../payments/orders/orders.ts';
import { orderSheets } from '../../payments/orders/orders-sheet.ts';

/** One worker's payslip, as blocks and as a message. */
export interface PayslipPaper {
  readonly worker: string;
  readonly document: Document;
  readonly message: string;
}

/**
 * All outputs of a month besides its orders and the files of its forms, including all texts: only drawing is left. Closing a month freezes
 * it: it is plain data, parts added later are optional and none is renamed.
 */
export interface MonthPapers {
  readonly payslips: readonly PayslipPaper[];
  readonly recap: {
    readonly sheet: Sheet;
    readonly document: Document;
    /** The sheet's columns from the second on; none when the month was closed before they were stored. */
    readonly kinds?: readonly RecapLine['kind'][];
  };
  readonly orders: readonly Sheet[];
  readonly sums: readonly SumCheck[];
  readonly payouts: PayoutLists;
  readonly mip: Pick<FormFile, 'skipped' | 'doubts'>;
  readonly specifications: readonly Specification[];
  readonly srpska: Form1002;
  readonly district: DistrictValues;
  /** Undefined when no worker is reported in the Federation by an employer outside it. */
  readonly mipElsewhere?: MipElsewhere;
  readonly deadlines: readonly Deadline[];
  /** None when the month was closed before it was stored: it is made from the frozen figures. */
  readonly journal?: FrozenJournal;
}

/**
 * @param filed the day forms are filed
 * @param layout of a recap; that of today by default
 */
export function papersOf(
  settled: SettledMonth,
  ordered: Ordered,
  payslips: readonly Payslip[],
  filed: Day,
  layout?: RecapLayout,
): MonthPapers {
  const { skipped, doubts } = mip1023(settled, filed);
  const elsewhere = mipElsewhere(settled);
  return {
    payslips: payslips.map(paperOf),
    recap: {
      sheet: recapSheet(settled, layout),
      document: recapDocument(settled, layout),
      kinds: recapKinds(settled),
    },
    orders: orderSheets(ordered.orders, ordered.skipped),
    sums: checkSums(settled, ordered),
    payouts: bankPayoutLists(settled),
    mip: { skipped, doubts },
    specifications: specifications(settled),
    srpska: form1002(settled, filed),
    district: districtValues(settled),
    ...(elsewhere && { mipElsewhere: elsewhere }),
    deadlines: deadlinesOf(settled.firm, settled.month),
    journal: frozenJournal(settled),
  };
}

const paperOf = (payslip: Payslip): PayslipPaper => ({
  worker: payslip.worker.name,
  document: payslipDocument(payslip),
  message: payslipText(payslip),
});
