import { amountField, coefficientField } from '@obracun/engine/core/field.ts';
import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { type AgreedChoice, choiceOf, kindOf } from '@obracun/engine/payroll/model/agreed-pay.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Agreed, Worker } from '@obracun/engine/payroll/model/worker.ts';
import { RecordList } from '../../ui/form/record-list.tsx';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';

interface AgreedFieldsProps extends RecordEdit<Worker> {
  readonly firm: Firm;
}

/** Agreements by first day: a raise adds one, and earlier months keep theirs. */
export function AgreedFields({ firm, draft: { agreed }, change }: AgreedFieldsProps) {
  const last = agreed.at(-1);
  return (
    <RecordList
      records={agreed}
      put={(next) => change({ agreed: next })}
      prefixOf={(_, at) => `radnik.agreed.${at}`}
      legend={nameOf}
      rows={(one) => agreedRows(one, firm)}
      empty={() => ({ from: '', ...kindOf(last ? choiceOf(last) : 'bruto'), amount: last?.amount ?? 0 })}
      first="from"
      add={agreed.length === 0 ? 'Upiši ugovorenu platu' : 'Nova plata od nekog dana'}
      remove={() => 'Obriši'}
    />
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

/** An agreement from a day on. */
const agreedRows = (agreed: Agreed, firm: Firm): readonly FormRow<Agreed>[] => [
  { kind: 'day', name: 'from', label: 'Od kada', required: true },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Ugovoreno',
    labels: kindsIn(firm.entity, choiceOf(agreed)),
    required: true,
    value: choiceOf(agreed),
    set: (chosen) => ({ isAfterSolidarity: undefined, ...kindOf(chosen as AgreedChoice) }),
  },
  {
    kind: 'number',
    name: 'amount',
    when: agreed.coefficient === undefined,
    field: AMOUNT,
    value: agreed.amount || undefined,
    emptyAs: 0,
  },
  {
    kind: 'number',
    name: 'coefficient',
    when: firm.labourPrices !== undefined || agreed.coefficient !== undefined,
    field: JOB_COEFFICIENT,
    hint: 'Umjesto iznosa. Množi se cijenom rada firme.',
    warning:
      agreed.coefficient !== undefined && !firm.labourPrices
        ? 'Cijena rada nije upisana u podacima firme.'
        : undefined,
  },
];

function nameOf(agreed: Agreed, at: number): string {
  const { from, amount, coefficient } = agreed;
  return from && amount && coefficient === undefined
    ? `${WITH_PAYOUT[choiceOf(agreed)]} ${formatMoney(amount)} od ${formatDay(from)}`
    : `${at + 1}. ugovoreno`;
}
