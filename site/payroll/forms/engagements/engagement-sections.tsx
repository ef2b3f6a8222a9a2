import { definition as srpskaAuthor } from '@obracun/engine/calculators/autorski-ugovor/definition.ts';
import { type Day, firstDayOf, isDay, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { MUNICIPALITY_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import { categoriesOf, kindsOf } from '@obracun/engine/payroll/forms/engagements/calls.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { Engagement, EngagementKind } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { KINDS_NOTE, kindName, RESIDENCE_NAMES } from '@obracun/engine/payroll/staff/engagements/person.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { WorkerChoice } from '../../staff/absences/worker-choice.tsx';
import type { FormRow, RecordEdit, RecordSection } from '../../ui/form/record-rows.ts';

/** The form of a contract: what is agreed, with whom, and how it is posted. */
export const engagementSections = (
  firm: Firm,
  edit: RecordEdit<Engagement>,
  workers: readonly Worker[],
): readonly RecordSection<Engagement>[] => [
  { title: 'Ugovor', rows: contractRows(firm, edit.draft) },
  { title: edit.draft.kind === 'owner' ? 'Vlasnik' : 'Primalac', rows: personRows(firm, edit, workers) },
  {
    title: 'Knjiženje i napomena',
    rows: [
      { kind: 'text', name: 'costCentre', label: 'Mjesto troška' },
      { kind: 'text', name: 'note', label: 'Napomena, samo za vas', rows: 2 },
    ],
  },
];

const AMOUNT = amountField({
  label: 'Ugovoreni iznos',
  invalid: 'Upišite iznos, npr. 1.500,00.',
});

const COSTS = srpskaAuthor.fields.normirani ?? percentField({ label: 'Troškovi', invalid: '' });

const BASES = { bruto: 'bruto', neto: 'neto' } as const;
const TIMES = { once: 'jednom', monthly: 'svaki mjesec' } as const;

const kindText = (entity: PayrollEntity): Readonly<Record<EngagementKind, string>> =>
  Object.fromEntries(kindsOf(entity).map((kind) => [kind, kindName(kind)])) as Record<EngagementKind, string>;

/** The kind, the amount, and when it is paid. */
function contractRows({ entity }: Firm, draft: Engagement): readonly FormRow<Engagement>[] {
  const { kind, isMonthly, amount, category } = draft;
  const isOwner = kind === 'owner';
  return [
    {
      kind: 'choice',
      name: 'kind',
      label: 'Vrsta',
      labels: kindText(entity),
      required: true,
      hint: KINDS_NOTE[entity],
      set: (chosen) => ({
        kind: chosen,
        ...(chosen === 'owner' && { isMonthly: true, residence: entity, from: monthStart(draft.from) }),
      }),
    },
    {
      kind: 'choice',
      name: 'category',
      when: isOwner,
      label: 'Kategorija',
      labels: categoriesOf(entity),
      value: category || undefined,
      set: (chosen = '') => ({ category: chosen }),
    },
    {
      kind: 'text',
      name: 'subject',
      when: !isOwner,
      label: 'Šta se plaća i broj ugovora',
      placeholder: 'npr. Izrada nacrta, ugovor 7/2026',
      hint: 'Svrha naloga za isplatu.',
    },
    [
      { kind: 'choice', name: 'basis', when: !isOwner, label: 'Ugovoreno', labels: BASES, required: true },
      {
        kind: 'number',
        name: 'amount',
        when: !isOwner,
        field: AMOUNT,
        value: amount || undefined,
        emptyAs: 0,
      },
    ],
    { kind: 'number', name: 'costsRate', when: entity === 'rs' && kind === 'author', field: COSTS },
    {
      kind: 'choice',
      name: 'isMonthly',
      when: !isOwner,
      label: 'Isplaćuje se',
      labels: TIMES,
      value: isMonthly ? 'monthly' : 'once',
      required: true,
      set: (times) => ({ isMonthly: times === 'monthly' }),
    },
    { kind: 'day', name: 'from', label: fromLabel(isOwner, isMonthly), required: true },
    {
      kind: 'day',
      name: 'until',
      isOptional: true,
      when: isMonthly,
      label: isOwner ? 'Djelatnost traje do' : 'Isplaćuje se do',
      hint: 'Neobavezno.',
    },
  ];
}

/** Contributions start with the month, unless another first day is typed. */
const monthStart = (day: Day): Day => (isDay(day) ? firstDayOf(yearMonthOf(day)) : day);

function fromLabel(isOwner: boolean, isMonthly: boolean): string {
  if (isOwner) return 'Doprinosi se plaćaju od';
  return isMonthly ? 'Isplaćuje se od' : 'Dan isplate';
}

/** The person, taken from a worker of the firm if it is one. */
function personRows(
  firm: Firm,
  { draft, change }: RecordEdit<Engagement>,
  workers: readonly Worker[],
): readonly FormRow<Engagement>[] {
  const isAbroad = draft.residence === 'abroad';
  const isOwner = draft.kind === 'owner';
  const take = (id: string) => {
    const worker = workers.find((one) => one.id === id);
    change(worker ? { employee: id, ...personOf(worker) } : { employee: undefined });
  };
  return [
    {
      cell: workers.length > 0 && (
        <WorkerChoice
          id={fieldId('ugovor.employee')}
          label="Radnik firme, ako je ista osoba"
          emptyLabel="Nije radnik firme"
          workers={workers}
          value={draft.employee ?? ''}
          onValue={take}
        />
      ),
    },
    { kind: 'text', name: 'lastName', label: 'Prezime', required: true },
    { kind: 'text', name: 'firstName', label: 'Ime', required: true },
    {
      kind: 'choice',
      name: 'residence',
      when: !isOwner,
      label: inWordsOf(firm.entity, 'Poreska rezidentnost'),
      labels: RESIDENCE_NAMES,
      required: true,
      hint: residenceHint(draft, firm),
    },
    { kind: 'text', name: 'country', when: isAbroad, label: 'Država', required: true },
    {
      kind: 'text',
      name: 'jmbg',
      label: isAbroad ? 'JMBG ili broj isprave' : 'JMBG',
      warning: isAbroad ? undefined : checkIdentifier('JMBG', draft.jmbg),
    },
    { kind: 'text', name: 'address', label: 'Adresa' },
    {
      kind: 'municipality',
      name: 'municipality',
      label: `${MUNICIPALITY_TEXT[firm.entity]} prebivališta`,
      entity: firm.entity,
    },
    {
      kind: 'text',
      name: 'account',
      when: !isOwner,
      label: 'Račun primaoca',
      warning: checkBankAccount(draft.account),
    },
  ];
}

/** What a worker and a recipient have in common. */
const personOf = ({
  firstName,
  lastName,
  jmbg,
  address,
  account,
  municipality,
}: Worker): Partial<Engagement> => ({
  firstName,
  lastName,
  jmbg,
  address,
  account,
  ...(municipality && { municipality }),
});

function residenceHint({ residence }: Engagement, { entity }: Firm): string | undefined {
  if (residence === entity) return undefined;
  return entity === 'fbih'
    ? 'Za nerezidenta Federacije plaća se samo porez na cijelu naknadu (PDN-1033).'
    : 'Za nerezidenta se računa kao za rezidenta: provjerite obračun.';
}
