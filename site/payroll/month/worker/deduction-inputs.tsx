import { formatAmount, formatMoney, formatRate } from '@obracun/engine/core/numbers/format.ts';
import type { StandingDeduction } from '@obracun/engine/payroll/model/worker.ts';
import { useState } from 'react';
import { Heading } from '../../../ui/page/heading.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { withDeduction } from '../../month-edits/change.ts';
import { readEntry } from '../../month-edits/read-entry.ts';
import type { EditedMonth } from '../../month-edits/use-edited-month.ts';
import type { MonthRow } from '../rows/rows.ts';
import { EntryInput } from './entry-input.tsx';
import type { TakeTyped } from './use-typed-until-left.ts';
import styles from './worker-panel.module.css';

interface DeductionInputsProps {
  readonly row: MonthRow;
  readonly isFrozen: boolean;
  readonly make: EditedMonth['make'];
}

/** What is kept back of a worker every month: for this month another amount may be typed. */
export const DeductionInputs = ({ row, isFrozen, make }: DeductionInputsProps) =>
  row.worker.deductions.length > 0 && (
    <section>
      <Heading level={3} look="group">
        Stalne obustave u ovom mjesecu
      </Heading>
      <div className={styles.fields}>
        {row.worker.deductions.map((one) => (
          <DeductionInput key={one.id} one={one} row={row} isFrozen={isFrozen} make={make} />
        ))}
      </div>
    </section>
  );

/** What is no amount leaves what stood there, and is told. */
function DeductionInput({ one, row, ...rest }: DeductionInputsProps & { readonly one: StandingDeduction }) {
  const { make, isFrozen } = rest;
  const [wrong, setWrong] = useState<string>();
  const { worker, said } = row;
  const enter: TakeTyped = (text, _found, session) => {
    const { value, error } = readEntry('deductionsOfMonth', text);
    setWrong(error && `„${text.trim()}“ nije upisano. ${error}`);
    if (!error) make({ [worker.id]: { before: said, after: withDeduction(said, one.id, value) } }, session);
  };
  return (
    <EntryInput
      label={<Typed or="Obustava">{one.name}</Typed>}
      unit="KM"
      text={amountText(said?.deductions?.[one.id])}
      placeholder={usual(one)}
      hint={<Hint of={one} />}
      error={wrong}
      isFrozen={isFrozen}
      onText={enter}
    />
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
