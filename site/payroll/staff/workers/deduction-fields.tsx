import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { StandingDeduction } from '@obracun/engine/payroll/model/worker.ts';
import { instalmentOf } from '@obracun/engine/payroll/month/calculate/deductions.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { newId } from '../../../storage/db/tables.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import styles from '../../ui/form/rows.module.css';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { CourtOrderFields } from './court-order-fields.tsx';
import { useWorker } from './use-worker.ts';

const AMOUNT = amountField({ label: 'Iznos mjesečno', invalid: 'Upišite iznos, npr. 250,00.' });
const SHARE = percentField({
  label: 'ili dio neta',
  invalid: 'Upišite procenat do 100, npr. 1.',
  max: 100,
});
const REMAINING = amountField({ label: 'Ostatak duga', invalid: 'Upišite iznos, npr. 4.800,00.' });

const TOTAL = amountField({ label: 'Ukupan dug', invalid: 'Upišite iznos, npr. 6.000,00.' });

/** Monthly deductions: alimony, loan, union fee. */
export function DeductionFields({ entity }: { readonly entity: PayrollEntity }) {
  const { worker, change } = useWorker();
  const adder = useRef<HTMLButtonElement>(null);
  const { deductions } = worker;
  const set = (at: number, part: SomeOf<StandingDeduction>) =>
    change({ deductions: deductions.map((one, other) => (other === at ? withPart(one, part) : one)) });
  const add = () => {
    const empty = { id: newId(), name: '', creditor: '', account: '', reference: '' };
    flushSync(() => change({ deductions: [...deductions, empty] }));
    focusField(`radnik.obustava.${empty.id}.name`);
  };
  const remove = (at: number) => {
    change({ deductions: deductions.toSpliced(at, 1) });
    adder.current?.focus();
  };
  return (
    <FormSection title="Stalne obustave">
      {deductions.map((one, at) => (
        <Deduction
          key={one.id}
          deduction={one}
          entity={entity}
          change={(part) => set(at, part)}
          remove={() => remove(at)}
        />
      ))}
      <div>
        <Button ref={adder} onClick={add}>
          <Plus aria-hidden="true" size={18} /> Dodaj obustavu
        </Button>
      </div>
    </FormSection>
  );
}

interface DeductionProps {
  readonly deduction: StandingDeduction;
  readonly entity: PayrollEntity;
  readonly change: (part: SomeOf<StandingDeduction>) => void;
  readonly remove: () => void;
}

function Deduction({ deduction, entity, change, remove }: DeductionProps) {
  const id = (name: string) => fieldId(`radnik.obustava.${deduction.id}.${name}`);
  const text = (name: 'name' | 'creditor' | 'account' | 'reference', label: string) => ({
    id: id(name),
    label,
    text: deduction[name],
    onText: (typed: string) => change({ [name]: typed }),
  });
  const { amount, share, remaining, total } = deduction;
  const instalment = instalmentOf(deduction);
  return (
    <fieldset className="columns card">
      <legend className={joinClasses('soft', styles.legend)} translate={deduction.name ? 'no' : undefined}>
        {deduction.name || 'Obustava'}
      </legend>
      <TextInput {...text('name', 'Naziv')} required placeholder="kredit, sindikat, alimentacija" />
      <TextInput {...text('creditor', 'Primalac')} hint="Nije obavezan kad je upisan račun." />
      <TextInput
        {...text('account', 'Račun primaoca')}
        warning={checkBankAccount(deduction.account)}
        hint="Bez računa se odbija, a plaćate ručno."
      />
      <TextInput {...text('reference', 'Poziv na broj ili partija')} />
      <HeldInput
        id={id('amount')}
        field={AMOUNT}
        value={amount}
        onValue={(value) => change({ amount: value, ...(value !== undefined && { share: undefined }) })}
      />
      <HeldInput
        id={id('share')}
        field={SHARE}
        value={share}
        onValue={(value) => change({ share: value, ...(value !== undefined && { amount: undefined }) })}
      />
      <HeldInput
        id={id('remaining')}
        field={REMAINING}
        value={remaining}
        hint="Samo ako obustava ima kraj. Smanjuje se sa zaključenim mjesecom."
        onValue={(value) => change({ remaining: value })}
      />
      <HeldInput
        id={id('total')}
        field={TOTAL}
        value={total}
        hint={
          instalment
            ? `Sljedeća je rata ${instalment.number} od ${instalment.of}.`
            : 'Za oznaku „rata 5 od 24“.'
        }
        onValue={(value) => change({ total: value })}
      />
      <Button look="quiet" className={styles.remove} onClick={remove}>
        <Trash2 aria-hidden="true" size={16} /> Obriši obustavu
      </Button>
      <div className="whole">
        <CheckboxInput
          id={id('isEnforced')}
          label="Po rješenju suda ili javnog izvršitelja (zakon joj ograničava visinu)"
          isOn={deduction.isEnforced === true}
          onChange={(isOn) => change({ isEnforced: isOn || undefined })}
        />
      </div>
      {deduction.isEnforced && (
        <CourtOrderFields deduction={deduction} entity={entity} id={id} change={change} />
      )}
    </fieldset>
  );
}
