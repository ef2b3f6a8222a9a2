import { amountField, coefficientField } from '@obracun/engine/core/field.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { type AgreedChoice, choiceOf, kindOf } from '@obracun/engine/payroll/model/agreed-pay.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Agreed } from '@obracun/engine/payroll/model/worker.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import styles from '../../ui/form/rows.module.css';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { useWorker } from './use-worker.ts';

/** Agreements by first day: a raise adds one, and earlier months keep theirs. */
export function AgreedFields({ firm }: { readonly firm: Firm }) {
  const { worker, change } = useWorker();
  const adder = useRef<HTMLButtonElement>(null);
  const { agreed } = worker;
  const set = (at: number, part: SomeOf<Agreed>) =>
    change({ agreed: agreed.map((one, other) => (other === at ? withPart(one, part) : one)) });
  const add = () => {
    const last = agreed.at(-1);
    flushSync(() =>
      change({
        agreed: [
          ...agreed,
          { from: '', ...kindOf(last ? choiceOf(last) : 'bruto'), amount: last?.amount ?? 0 },
        ],
      }),
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
        <AgreedRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an agreement has no other key
          key={at}
          firm={firm}
          agreed={one}
          at={at}
          change={(part) => set(at, part)}
          remove={() => remove(at)}
        />
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

const KINDS = {
  bruto: 'bruto mjesečno',
  neto: 'neto mjesečno',
  satnica: 'bruto satnica',
} as const satisfies Partial<Record<AgreedChoice, string>>;

const WITH_PAYOUT: Readonly<Record<AgreedChoice, string>> = {
  ...KINDS,
  isplata: 'za isplatu mjesečno',
};

/** The net of Republika Srpska alone is reduced by the contribution for solidarity. */
const kindsIn = (entity: Firm['entity'], chosen: AgreedChoice): Readonly<Record<string, string>> =>
  entity === 'rs' || chosen === 'isplata' ? WITH_PAYOUT : KINDS;

const AMOUNT = amountField({
  label: 'Iznos',
  invalid: 'Upišite iznos, npr. 1.500,00.',
  missing: 'Upišite ugovoreni iznos.',
});

const JOB_COEFFICIENT = coefficientField({
  label: 'Koeficijent posla',
  invalid: 'Upišite koeficijent do 100, npr. 2,5.',
  max: 100,
});

interface AgreedRowProps {
  readonly firm: Firm;
  readonly agreed: Agreed;
  /** Index in the list. */
  readonly at: number;
  readonly change: (part: SomeOf<Agreed>) => void;
  readonly remove: () => void;
}

/** Agreement from a day on. */
function AgreedRow({ firm, agreed, at, change, remove }: AgreedRowProps) {
  const choice = choiceOf(agreed);
  const id = (name: keyof Agreed) => fieldId(`radnik.agreed.${at}.${name}`);
  return (
    <fieldset className="columns card">
      <legend className={joinClasses('soft', styles.legend)}>{nameOf(agreed, at)}</legend>
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
        labels={kindsIn(firm.entity, choice)}
        value={choice}
        isRequired
        onValue={(chosen) => chosen && change({ isAfterSolidarity: undefined, ...kindOf(chosen) })}
      />
      {agreed.coefficient === undefined && (
        <HeldInput
          id={id('amount')}
          field={AMOUNT}
          value={agreed.amount === 0 ? undefined : agreed.amount}
          onValue={(amount) => change({ amount: amount ?? 0 })}
        />
      )}
      {(firm.labourPrices || agreed.coefficient !== undefined) && (
        <HeldInput
          id={id('coefficient')}
          field={JOB_COEFFICIENT}
          value={agreed.coefficient}
          hint="Umjesto iznosa. Množi se cijenom rada firme."
          warning={
            agreed.coefficient !== undefined && !firm.labourPrices
              ? 'Cijena rada nije upisana u podacima firme.'
              : undefined
          }
          onValue={(coefficient) => change({ coefficient })}
        />
      )}
      <Button look="quiet" className={styles.remove} onClick={remove}>
        <Trash2 aria-hidden="true" size={16} /> Obriši
      </Button>
    </fieldset>
  );
}

function nameOf(agreed: Agreed, at: number): string {
  const { from, amount, coefficient } = agreed;
  return from && amount && coefficient === undefined
    ? `${WITH_PAYOUT[choiceOf(agreed)]} ${formatMoney(amount)} od ${formatDay(from)}`
    : `${at + 1}. ugovoreno`;
}
