import { formatAmount, formatMoney, formatRate } from '@obracun/engine/kernel/figures/format.ts';
import type { StandingDeduction } from '@obracun/engine/payroll/model/worker.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { withDeduction } from '../../entries/change.ts';
import { readEntry } from '../../entries/read-entry.ts';
import type { EditedMonth } from '../../entries/use-edited-month.ts';
import type { MonthRow } from '../rows/rows.ts';
import { EntryInput } from './entry-input.tsx';
import styles from './worker-panel.module.css';

interface DeductionInputsProps {
  readonly row: MonthRow;
  readonly isFrozen: boolean;
  readonly make: EditedMonth['make'];
}

/** What is kept back of a worker every month: for this month another amount may be typed. */
export function DeductionInputs({ row, isFrozen, make }: DeductionInputsProps) {
  const { worker, said } = row;
  if (worker.deductions.length === 0) return null;
  const enter = (id: string, text: string) => {
    // What is no amount leaves what stood there; the field shows it again.
    const { value, error } = readEntry('deductionsOfMonth', text);
    if (error) return;
    make({ [worker.id]: { before: said, after: withDeduction(said, id, value) } });
  };
  return (
    <section>
      <Heading level={3} look="group">
        Stalne obustave u ovom mjesecu
      </Heading>
      <div className={styles.fields}>
        {worker.deductions.map((one) => (
          <EntryInput
            key={one.id}
            label={<Typed or="Obustava">{one.name}</Typed>}
            unit="KM"
            text={amountText(said?.deductions?.[one.id])}
            placeholder={usual(one)}
            hint={<Hint of={one} />}
            isFrozen={isFrozen}
            onText={(text) => enter(one.id, text)}
          />
        ))}
      </div>
    </section>
  );
}

const amountText = (amount: number | undefined): string => (amount === undefined ? '' : formatAmount(amount));

const usual = ({ amount, share }: StandingDeduction): string =>
  amount === undefined ? (share === undefined ? '' : `${formatRate(share)} neta`) : formatAmount(amount);

const Hint = ({ of: { creditor, remaining } }: { readonly of: StandingDeduction }) => (
  <>
    <Typed>{creditor}</Typed>
    {creditor && remaining !== undefined && ' · '}
    {remaining !== undefined && `ostatak duga ${formatMoney(remaining)}`}
  </>
);
