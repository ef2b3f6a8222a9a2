import { amountField } from '@obracun/engine/core/field.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Agreed } from '@obracun/engine/payroll/model/worker.ts';
import { Trash2 } from 'lucide-react';
import { DateInput } from '../../fields/day/date-input.tsx';
import { HeldInput } from '../../fields/held-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choice } from '../form/choice.tsx';
import styles from './rows.module.css';

const KINDS: Readonly<Record<Agreed['kind'], string>> = {
  bruto: 'bruto mjesečno',
  neto: 'neto mjesečno',
  satnica: 'bruto satnica',
};

const AMOUNT = amountField({
  label: 'Iznos',
  invalid: 'Upišite iznos, npr. 1.500,00.',
  missing: 'Upišite ugovoreni iznos.',
});

interface AgreedRowProps {
  readonly agreed: Agreed;
  /** Its place among all. */
  readonly at: number;
  readonly change: (part: Partial<Agreed>) => void;
  readonly remove: () => void;
}

/** What was agreed from a day on. */
export function AgreedRow({ agreed, at, change, remove }: AgreedRowProps) {
  const id = (name: keyof Agreed) => fieldId(`radnik.agreed.${at}.${name}`);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{nameOf(agreed, at)}</legend>
      <DateInput
        id={id('from')}
        label="Od kada"
        text={agreed.from}
        required
        onText={(from) => change({ from })}
      />
      <Choice
        id={id('kind')}
        label="Ugovoreno"
        words={KINDS}
        value={agreed.kind}
        isRequired
        onValue={(kind) => kind && change({ kind })}
      />
      <HeldInput
        id={id('amount')}
        field={AMOUNT}
        value={agreed.amount === 0 ? undefined : agreed.amount}
        onValue={(amount) => change({ amount: amount ?? 0 })}
      />
      <Button look="quiet" className={styles.remove} onClick={remove}>
        <Trash2 aria-hidden="true" size={16} /> Obriši
      </Button>
    </fieldset>
  );
}

const nameOf = ({ from, kind, amount }: Agreed, at: number): string =>
  from && amount ? `${KINDS[kind]} ${formatMoney(amount)} od ${formatDay(from)}` : `${at + 1}. ugovoreno`;
