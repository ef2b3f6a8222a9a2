import { counted, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { estimateNotes } from '@obracun/engine/payroll/calculate/estimated.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { Lock } from 'lucide-react';
import type { CalculatedFrom } from '../../../storage/payroll/closing.ts';
import type { MonthRow } from '../rows/rows.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';
import { Barriers } from './barriers.tsx';
import { close } from './close.ts';
import { Question } from './question.tsx';
import { WageWarnings } from './wage-warnings.tsx';

interface CloseMonthProps {
  readonly settled: SettledMonth;
  readonly rows: readonly MonthRow[];
  /** Input of the calculation. */
  readonly known: CalculatedFrom;
  /** True when every worker has a wage by stated percentages and all edits are saved. */
  readonly isReady: boolean;
  readonly onClosed: () => void;
}

/** Closes a month: freezes responses, orders, forms and papers, and reduces debts by withheld amounts. */
export const CloseMonth = ({ settled, rows, known, isReady, onClosed }: CloseMonthProps) => (
  <Question
    words={
      <>
        <Lock aria-hidden="true" size={18} /> Zaključi mjesec
      </>
    }
    title="Zaključiti mjesec?"
    agree="Zaključi"
    shortcut={SHORTCUTS.close}
    isReady={isReady}
    isExpected
    act={async () => {
      const failed = await close(settled, known);
      if (failed === undefined) onClosed();
      return failed;
    }}
  >
    {isReady ? (
      <>
        <p>
          {counted(settled.wages.length, ['radnik', 'radnika', 'radnika'])}, za isplatu{' '}
          {formatMoney(settled.wages.reduce((sum, { payout }) => sum + payout, 0))}. Iznosi se više neće
          mijenjati. Možete ga ponovo otvoriti. {estimateNotes(settled)}
        </p>
        <WageWarnings rows={rows} />
      </>
    ) : (
      <Barriers rows={rows} />
    )}
  </Question>
);
