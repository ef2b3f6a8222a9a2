import { amountField } from '@obracun/engine/core/field.ts';
import type { LabourPrice } from '@obracun/engine/payroll/model/firm.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import rows from '../../ui/form/rows.module.css';
import type { FirmEdit } from './firm-edit.ts';

const PRICE = amountField({
  label: 'Cijena rada',
  invalid: 'Upišite iznos, npr. 600,00.',
  missing: 'Upišite cijenu rada.',
});

/** Prices of labour by first day, for firms that agree pay by a coefficient of the job. */
export function LabourPriceFields({ firm, change }: FirmEdit) {
  const adder = useRef<HTMLButtonElement>(null);
  const prices = firm.labourPrices ?? [];
  const put = (next: readonly LabourPrice[]) => change({ labourPrices: next.length > 0 ? next : undefined });
  const set = (at: number, part: Partial<LabourPrice>) =>
    put(prices.map((one, other) => (other === at ? { ...one, ...part } : one)));
  const add = () => {
    flushSync(() => put([...prices, { from: '', amount: 0 }]));
    focusField(`firma.cijena.${prices.length}.from`);
  };
  const remove = (at: number) => {
    put(prices.toSpliced(at, 1));
    adder.current?.focus();
  };
  return (
    <FormSection title="Cijena rada">
      <p>Samo za plate ugovorene koeficijentom posla.</p>
      {prices.map(({ from, amount }, at) => {
        const id = (name: keyof LabourPrice) => fieldId(`firma.cijena.${at}.${name}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price has no other key
          <fieldset key={at} className="columns card">
            <legend className={joinClasses('soft', rows.legend)}>{at + 1}. cijena rada</legend>
            <DateInput
              id={id('from')}
              label="Važi od"
              text={from}
              required
              onText={(text) => set(at, { from: text })}
            />
            <HeldInput
              id={id('amount')}
              field={PRICE}
              value={amount === 0 ? undefined : amount}
              onValue={(price) => set(at, { amount: price ?? 0 })}
            />
            <Button look="quiet" className={rows.remove} onClick={() => remove(at)}>
              <Trash2 aria-hidden="true" size={16} /> Obriši
            </Button>
          </fieldset>
        );
      })}
      <div>
        <Button ref={adder} onClick={add}>
          <Plus aria-hidden="true" size={18} />{' '}
          {prices.length === 0 ? 'Upiši cijenu rada' : 'Nova cijena rada od nekog dana'}
        </Button>
      </div>
    </FormSection>
  );
}
