import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { calledPayout, payoutsOf } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { useState } from 'react';
import { Segments } from '../../../ui/controls/segments.tsx';

/** The value of the choice for the whole month. */
const WHOLE = 'sve';

interface PayoutChoiceProps {
  readonly settled: SettledMonth;
  /** Undefined for the whole month. */
  readonly payout: string | undefined;
  readonly choose: (payout: string | undefined) => void;
}

/** Documents of the whole month, or of one payout; nothing to choose where the month has one. */
export function PayoutChoice({ settled, payout, choose }: PayoutChoiceProps) {
  const payouts = payoutsOf(settled.month);
  if (payouts.length < 2) return null;
  return (
    <div className="near">
      <Segments
        label="Koja isplata"
        segments={[
          { value: WHOLE, label: 'Cijeli mjesec' },
          ...payouts.map((one) => ({
            value: one.id,
            label: `${one.number}. ${calledPayout(settled.firm.entity, one)}`,
          })),
        ]}
        value={payout ?? WHOLE}
        onChange={(chosen) => choose(chosen === WHOLE ? undefined : chosen)}
      />
    </div>
  );
}

/** The chosen payout; undefined for the whole month. */
export const usePayoutChoice = () => useState<string>();
