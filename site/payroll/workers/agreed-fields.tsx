import type { Agreed } from '@obracun/engine/payroll/model/worker.ts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../fields/layout/field-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { AgreedRow } from './agreed-row.tsx';
import { useWorker } from './use-worker.ts';

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
        <AgreedRow key={at} agreed={one} at={at} change={(part) => set(at, part)} remove={() => remove(at)} />
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
