import type { Day, YearMonth } from '../../../core/days/day.ts';
import { type Feninga, type Hundredths, sumOf } from '../../../core/numbers/money.ts';
import type { AbsenceKind } from '../../model/absence.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Refund } from '../../model/refund.ts';
import type { ClosedMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';

/** What a fund owes the firm for one worker, month and kind of absence. It follows from the closing of the month. */
export interface Claim extends YearMonth {
  /** `firm:YYYY-MM/worker/kind`: the same after a correction of the month. */
  readonly id: string;
  readonly firm: string;
  readonly entity: PayrollEntity;
  readonly worker: Worker;
  readonly kind: AbsenceKind;
  readonly leaveFrom: Day;
  readonly from: Day;
  readonly to: Day;
  readonly hours: Hundredths;
  readonly payday: Day;
  /** Paid to the worker. */
  readonly net: Feninga;
  readonly gross: Feninga;
  readonly amount: Feninga;
  readonly repays: Refund['repays'];
}

/** What the user recorded of a claim. Stays on the device. */
export interface ClaimStatus {
  /** The id of the claim. */
  readonly id: string;
  readonly firm: string;
  readonly submitted?: Day;
  readonly paid?: Day;
  readonly paidAmount?: Feninga;
  readonly note: string;
}

/** The claims of a closed month, in the order of its wages. */
export const claimsOf = ({
  id,
  firm,
  year,
  month,
  settled,
}: Pick<ClosedMonth, 'id' | 'firm' | 'year' | 'month' | 'settled'>): readonly Claim[] =>
  settled.wages.flatMap(({ worker, entity, refunds = [] }) =>
    [...new Set(refunds.map(({ kind }) => kind))].flatMap((kind): Claim[] => {
      const own = refunds.filter((one) => one.kind === kind);
      const [first] = own;
      const last = own.at(-1);
      if (!first || !last) return [];
      return [
        {
          id: `${id}/${worker.id}/${kind}`,
          firm,
          year,
          month,
          entity,
          worker,
          kind,
          leaveFrom: first.leaveFrom,
          from: first.from,
          to: last.to,
          hours: sumOf(own, ({ hours }) => hours),
          payday: settled.month.payday,
          net: sumOf(own, ({ net }) => net),
          gross: sumOf(own, ({ gross }) => gross),
          amount: sumOf(own, ({ claim }) => claim),
          repays: first.repays,
        },
      ];
    }),
  );

/** The parts of the id of a claim. */
export function partsOfClaim(id: string): {
  readonly month: string;
  readonly worker: string;
  readonly kind: string;
} {
  const [month = '', worker = '', kind = ''] = id.split('/');
  return { month, worker, kind };
}
