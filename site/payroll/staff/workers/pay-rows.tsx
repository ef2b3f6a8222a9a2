import { amountField } from '@obracun/engine/core/field.ts';
import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { LONGER_SERVICE_NAMES } from '@obracun/engine/payroll/model/status.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { ratesOf } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import { insuredWithoutPay } from '@obracun/engine/payroll/month/api-request/without-pay.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { RateInputs } from '../../ui/form/rate-inputs.tsx';
import type { FormRow } from '../../ui/form/record-rows.ts';
import type { WorkerInForm } from './person-rows.tsx';
import { COEFFICIENT, DEPENDANTS, REDUCTION } from './tax-card.ts';
import { BASES, CARD_NAMES, FUNDS, LONGER_HINTS, STATUS_HINTS, statusNames } from './worker-text.ts';

const POST_WAGE = amountField({
  label: 'Bruto plata radnog mjesta',
  invalid: 'Upišite iznos, npr. 2.600,00.',
});
const INSURANCE = amountField({
  label: 'Osiguranje mjesečno',
  invalid: 'Upišite iznos, npr. 30,00.',
});

/** Rules of a worker other than those of a regular one. */
export function statusRows({ firm, draft: worker }: WorkerInForm): readonly FormRow<Worker>[] {
  const { entity } = firm;
  const { status, longerService } = worker;
  return [
    {
      kind: 'choice',
      name: 'status',
      label: 'Status radnika',
      labels: statusNames(entity),
      hint: status ? STATUS_HINTS[status](entity) : 'Redovnom radniku se ne bira.',
    },
    {
      kind: 'number',
      name: 'postWage',
      when: status === 'trainee' && entity === 'fbih',
      field: POST_WAGE,
      hint: 'Bez umanjenja za pripravnika.',
    },
    {
      kind: 'number',
      name: 'insuranceAmount',
      when: insuredWithoutPay(entity, worker) === 'typed',
      field: INSURANCE,
      hint: 'Ako firma ne plaća, upišite 0.',
    },
    {
      kind: 'choice',
      name: 'longerService',
      label: 'Staž s uvećanim trajanjem',
      labels: LONGER_SERVICE_NAMES,
      hint: LONGER_HINTS[entity],
    },
    {
      kind: 'text',
      name: 'longerServiceCode',
      isOptional: true,
      when: longerService !== undefined && entity === 'fbih',
      label: 'Šifra radnog mjesta',
      placeholder: '000000',
      hint: 'Šest cifara, za obrazac MIP-1023.',
    },
  ];
}

const MEAL = amountField({ label: 'Topli obrok po danu', invalid: 'Upišite iznos, npr. 12,50.' });

/** The tax card, which may be at another employer, and payments beside the wage. */
export function taxRows({ firm, draft: worker }: WorkerInForm): readonly FormRow<Worker>[] {
  const { entity, defaults } = firm;
  const { coefficient = 0, dependants = 0, taxReduction = 0, cardElsewhere, leastBase } = worker;
  const isFederal = entity === 'fbih';
  const isIgnored = cardElsewhere && (isFederal ? coefficient > 0 : dependants + taxReduction > 0);
  return [
    {
      kind: 'number',
      name: 'coefficient',
      when: isFederal,
      field: COEFFICIENT,
      hint: 'S porezne kartice. Inače se uzima 1.',
    },
    {
      kind: 'number',
      name: 'dependants',
      when: !isFederal,
      field: DEPENDANTS,
      hint: 'Upišite samo ako ih ima.',
    },
    {
      kind: 'number',
      name: 'taxReduction',
      when: !isFederal,
      field: REDUCTION,
      hint: 'Mjesečno, bez ličnog odbitka i izdržavanih.',
    },
    {
      kind: 'yesNo',
      name: 'cardElsewhere',
      label: `${CARD_NAMES[entity]} je kod drugog poslodavca`,
      hint: 'Lični odbitak ovdje je tada 0.',
      warning: isIgnored ? 'Upisano s kartice se ovdje ne računa.' : undefined,
    },
    { kind: 'choice', name: 'fund', when: entity === 'bd', label: 'Penzijski fond', labels: FUNDS },
    {
      kind: 'choice',
      name: 'leastBase',
      when: entity !== 'bd',
      label: 'Osnovica doprinosa',
      labels: BASES,
      value: leastBase === undefined ? undefined : leastBase ? 'least' : 'gross',
      hint: 'Obično ostaje kao u firmi.',
      set: (base) => ({ leastBase: base === undefined ? undefined : base === 'least' }),
    },
    {
      kind: 'number',
      name: 'hotMeal',
      field: MEAL,
      placeholder: defaults.hotMeal === undefined ? undefined : formatAmount(defaults.hotMeal),
      hint: 'Samo ako nije kao u firmi. Upišite 0 ako ga nema.',
    },
    {
      kind: 'number',
      name: 'transport',
      field: amountField({
        label: inWordsOf(entity, 'Prevoz mjesečno'),
        invalid: 'Upišite iznos, npr. 53,00.',
      }),
      hint: 'Neoporezivo.',
    },
  ];
}

/** Uplifts and the sick pay percentage, when they differ from the firm's. */
export const rateRows = ({ firm, draft, change }: WorkerInForm): readonly FormRow<Worker>[] => [
  {
    cell: (
      <RateInputs
        entity={firm.entity}
        of="radnik"
        rates={draft}
        names={ratesOf(firm.entity)}
        inherited={firm.defaults}
        hint={() => 'Samo ako nije kao u firmi.'}
        onRate={(name, rate) => change({ [name]: rate })}
      />
    ),
  },
];
