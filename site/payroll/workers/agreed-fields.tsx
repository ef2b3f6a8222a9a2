import { amountField } from '@obracun/engine/kernel/field.ts';
import { formatDay, formatMoney } from '@obracun/engine/kernel/figures/format.ts';
import type { Agreed } from '@obracun/engine/payroll/model/worker.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DateInput } from '../../fields/day/date-input.tsx';
import { fieldId, focusField } from '../../fields/frame/field-id.ts';
import { HeldInput } from '../../fields/held-input.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { Choice } from '../form/choice.tsx';
import styles from './rows.module.css';
import { useWorker } from './use-worker.ts';

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

/** What was agreed, each from its day on: a raise is another one, and the past keeps what it had. */
export function AgreedFields() {
  const { worker, change } = useWorker();
  const adder = useRef<HTMLButtonElement>(null);
  const { agreed } = worker;
  const set = (at: number, part: Partial<Agreed>) =>
    change({ agreed: agreed.map((one, other) => (other === at ? { ...one, ...part } : one)) });
  const add = () => {
    const last = agreed.at(-1);
    flushSync(() =>
      change({ agreed: [...agreed, { from: '', kind: last?.kind ?? 'bruto', amount: last?.amount ?? 0 }] }),
    );
    focusField(`radnik.agreed.${agreed.length}.from`);
  };
  const remove = (at: number) => {
    change({ agreed: agreed.toSpliced(at, 1) });
    adder.current?.focus();
  };
  return (
    <FormSection title="Ugovorena plata">
      {agreed.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an agreement has nothing else to be known by
        <fieldset key={at} className={styles.row}>
          <legend className={styles.legend}>{nameOf(one, at)}</legend>
          <DateInput
            id={fieldId(`radnik.agreed.${at}.from`)}
            label="Od kada"
            text={one.from}
            required
            onText={(from) => set(at, { from })}
          />
          <Choice
            id={fieldId(`radnik.agreed.${at}.kind`)}
            label="Ugovoreno"
            words={KINDS}
            value={one.kind}
            isRequired
            onValue={(kind) => kind && set(at, { kind })}
          />
          <HeldInput
            id={fieldId(`radnik.agreed.${at}.amount`)}
            field={AMOUNT}
            value={one.amount === 0 ? undefined : one.amount}
            onValue={(amount) => set(at, { amount: amount ?? 0 })}
          />
          <Button look="quiet" className={styles.remove} onClick={() => remove(at)}>
            <Trash2 aria-hidden="true" size={16} /> Obriši
          </Button>
        </fieldset>
      ))}
      <div>
        <Button ref={adder} onClick={add}>
          <Plus aria-hidden="true" size={18} />{' '}
          {agreed.length === 0 ? 'Upiši ugovorenu platu' : 'Nova plata od nekog dana'}
        </Button>
      </div>
    </FormSection>
  );
}

const nameOf = ({ from, kind, amount }: Agreed, at: number): string =>
  from && amount ? `${KINDS[kind]} ${formatMoney(amount)} od ${formatDay(from)}` : `${at + 1}. ugovoreno`;
