import { firstDayOf, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { formatAmount, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { mulDiv, sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { publishedAverages } from '@obracun/engine/rules/fbih/published-averages.ts';
import { useId } from 'react';
import { HeldInput } from '../../../fields/held-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { EditedMonth } from '../../month-edits/use-edited-month.ts';
import styles from './month-head.module.css';

const invalid = 'Upišite iznos, npr. 1.664,00.';
const OF_MONTH = amountField({ label: 'Prosječna neto plaća', invalid });
const OF_THREE = amountField({ label: 'Prosjek tri mjeseca', invalid });

interface AverageFieldsProps {
  readonly month: PayrollMonth;
  readonly set: EditedMonth['set'];
}

/** The averages of the Federation: of one month for the untaxed meal, and of three for regres, severance and aid. */
export const AverageFields = ({ month, set }: AverageFieldsProps) => (
  <>
    <div className={styles.day}>
      <HeldInput
        id={useId()}
        field={OF_MONTH}
        value={month.averageNet}
        hint="Za topli obrok, ako znate noviju."
        onValue={(averageNet, unread) => unread === undefined && set({ averageNet })}
      />
    </div>
    <div className={styles.day}>
      <HeldInput
        id={useId()}
        field={OF_THREE}
        value={month.averageOfThree}
        hint="Za regres, poklone, pomoći i otpremnine."
        onValue={(averageOfThree, unread) => unread === undefined && set({ averageOfThree })}
      />
    </div>
    {month.averageNet === undefined && month.averageOfThree === undefined && (
      <LastKnown month={month} set={set} />
    )}
  </>
);

/** Fills both with the last averages that are known, each with its month. */
function LastKnown({ month, set }: AverageFieldsProps) {
  const found = publishedAverages(firstDayOf(month));
  const last = found.at(-1);
  if (!last) return null;
  const averageNet = last.vrijednost.iznos;
  const averageOfThree = mulDiv(
    sumOf(found, ({ vrijednost }) => vrijednost.iznos),
    1,
    found.length,
  );
  const months = found.map(({ od }) => monthWritten(yearMonthOf(od))).join(', ');
  return (
    <div className={styles.beside}>
      <Button
        title={`${months}: provjerite jesu li objavljene novije.`}
        onClick={() => set({ averageNet, averageOfThree })}
      >
        Posljednje poznate: {formatAmount(averageNet)} i {formatAmount(averageOfThree)} (
        {monthWritten(yearMonthOf(last.od))})
      </Button>
    </div>
  );
}
