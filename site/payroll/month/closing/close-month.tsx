import { counted, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { estimateNotes, isEstimated } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { Part } from '../../../lazy-loading/part.tsx';
import { today } from '../../../platform/clock.ts';
import type { CalculatedFrom } from '../../../storage/payroll/closing.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useOpenBefore } from '../../../storage/payroll/use-stored.ts';
import { monthName } from '../../ui/month-chooser.tsx';
import { Question } from '../../ui/question.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { MonthRow } from '../rows/rows.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';
import { Barriers } from './barriers.tsx';
import { close } from './close.ts';
import { WageWarnings } from './wage-warnings.tsx';

const loadNotMade = async () => (await import('./not-made.tsx')).NotMade;

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
export function CloseMonth({ settled, rows, known, isReady, onClosed }: CloseMonthProps) {
  const openBefore = useOpenBefore(settled.month);
  const [isAccepted, setAccepted] = useState(false);
  const isEstimate = isEstimated(settled);
  return (
    <Question
      label={
        <>
          <Lock aria-hidden="true" size={18} /> Zaključi mjesec
        </>
      }
      title={openBefore ? 'Zaključiti prije ranijeg mjeseca?' : 'Zaključiti mjesec?'}
      agree={openBefore ? 'Zaključi ipak' : 'Zaključi'}
      shortcut={SHORTCUTS.close}
      isReady={isReady}
      isExpected={!openBefore}
      act={async () => {
        if (isEstimate && !isAccepted) return 'Potvrdite da mjesec zaključujete po procjeni.';
        const failed = await close(settled, known, today(), isAccepted);
        if (failed === undefined) onClosed();
        return failed;
      }}
    >
      {isReady ? (
        <>
          {openBefore && <OutOfOrder open={openBefore} />}
          <p>
            {counted(settled.wages.length, ['radnik', 'radnika', 'radnika'])}, za isplatu{' '}
            <span>{formatMoney(settled.wages.reduce((sum, { payout }) => sum + payout, 0))}</span>. Iznosi se
            više neće mijenjati. Možete ga ponovo otvoriti. {estimateNotes(settled)}
          </p>
          {isEstimate && (
            <CheckboxInput
              id={fieldId('zakljuci.procjena')}
              label="Potvrđujem da se po procjeni plaća i predaje."
              isOn={isAccepted}
              onChange={setAccepted}
            />
          )}
          <WageWarnings firm={settled.firm} rows={rows} />
          <Part load={loadNotMade} props={{ settled }} />
        </>
      ) : (
        <Barriers rows={rows} />
      )}
    </Question>
  );
}

/** Rates of debts, averages of pay and forms of the year follow the order of months. */
const OutOfOrder = ({ open }: { readonly open: MonthOf }) => (
  <p>
    <strong>Ranije nije zaključen: {monthName(open)}</strong> Bez njega rate dugova, prosjeci plate i godišnji
    obrasci ovog mjeseca ne uzimaju njegove iznose.{' '}
    <a href={addressOf({ ...open, section: 'mjesec' })}>Otvorite prvo njega</a>.
  </p>
);
