import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { closedEngagement } from '@obracun/engine/payroll/forms/engagements/month.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { LockKeyhole } from 'lucide-react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { requestPersistence } from '../../../storage/db/persist.ts';
import { closePayouts } from '../../../storage/payroll/engagements.ts';
import { Question } from '../../ui/question.tsx';
import type { CalculatedRow } from './use-month-payouts.ts';

interface ClosePayoutsProps {
  readonly firm: Firm;
  readonly rows: readonly CalculatedRow[];
  readonly today: Day;
}

/** Freezes the calculated payouts of the month: their figures, orders and accounts. */
export function ClosePayouts({ firm, rows, today }: ClosePayoutsProps) {
  const ready = rows.flatMap(({ payout, outcome }) =>
    !payout.closed && outcome && 'figures' in outcome ? [{ payout, settled: outcome }] : [],
  );
  if (ready.length === 0) return null;
  const close = async (): Promise<string | undefined> => {
    try {
      await closePayouts(
        ready.map(({ payout, settled }) => [payout, closedEngagement(firm, settled, today)] as const),
      );
      void requestPersistence();
      return undefined;
    } catch (error) {
      return `Isplate nisu zaključene: ${reasonOf(error)}.`;
    }
  };
  return (
    <div>
      <Question
        label={
          <>
            <LockKeyhole aria-hidden="true" size={18} /> Zaključi isplate ({ready.length})
          </>
        }
        title="Zaključiti isplate?"
        agree="Zaključi"
        isExpected
        act={close}
      >
        <p>
          Isplata: {ready.length}, ukupan trošak{' '}
          {formatMoney(sumOf(ready, ({ settled }) => settled.figures.cost))}. Iznosi se više neće mijenjati.
          Zaključenu isplatu možete ponovo otvoriti.
        </p>
      </Question>
    </div>
  );
}
