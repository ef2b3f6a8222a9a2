import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { mip1023 } from '@obracun/engine/payroll/forms/federal/mip-1023.ts';
import { mipElsewhere } from '@obracun/engine/payroll/forms/federal/mip-elsewhere.ts';
import { leftOutOf } from '@obracun/engine/payroll/forms/left-out.ts';
import { form1002 } from '@obracun/engine/payroll/forms/srpska/form-1002.ts';
import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { bankPayoutLists } from '@obracun/engine/payroll/payments/bank/payout-lists.ts';
import { ordersOf } from '@obracun/engine/payroll/payments/orders/orders.ts';
import { today } from '../../../platform/clock.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import { MissingList } from '../../firms/start/missing-list.tsx';
import { byReason } from '../../ui/output/by-reason.ts';
import { LeftOutList } from '../../ui/output/left-out-list.tsx';

interface NotMadeProps {
  readonly settled: SettledMonth;
}

/** What closing the month leaves without an order or a form, with its sum, and where to type what is missing. */
export function NotMade({ settled }: NotMadeProps) {
  const { firm, month, wages } = settled;
  const { orders, skipped } = ordersOf(settled);
  const byHand = paidByHand(skipped);
  const all = sumOf([...orders, ...byHand], ({ amount }) => amount);
  const workers = wages.map(({ worker }) => worker);
  return (
    <>
      {byHand.length > 0 && (
        <Notice
          kind="warn"
          title={`Bez naloga ostaje ${formatMoney(sumOf(byHand, ({ amount }) => amount))} od ${formatMoney(all)}`}
        >
          <ul className="stack2 bullets">
            {byReason(byHand).map(([reason, some]) => (
              <li key={reason}>
                <Quoted>{reason}</Quoted> ({formatMoney(sumOf(some, ({ amount }) => amount))})
              </li>
            ))}
          </ul>
          <p>Šta upišete poslije zaključenja ući će u naloge. Iznosi ostaju isti.</p>
        </Notice>
      )}
      <LeftOutList leftOut={leftOutOf(settled, judgedPapers(settled))} />
      <MissingList
        of={{ firm: firm.id, year: month.year, month: month.month }}
        firm={firm}
        workers={workers}
      />
    </>
  );
}

function judgedPapers(settled: SettledMonth) {
  const elsewhere = mipElsewhere(settled);
  const { lists, skipped } = bankPayoutLists(settled);
  return {
    mip: mip1023(settled, today()),
    srpska: form1002(settled, today()),
    ...(elsewhere && { mipElsewhere: elsewhere }),
    payouts: { lists, skipped: skipped.filter(({ worker }) => worker === settled.firm.name) },
  };
}
