import { amountField, hoursField, wholeField } from '@obracun/engine/core/field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkEmail, checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { MUNICIPALITY_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PriorService, Worker } from '@obracun/engine/payroll/model/worker.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import type { FieldRow, FormRow, RecordEdit } from '../../ui/form/record-rows.ts';
import { RecordCells } from '../../ui/form/record-sections.tsx';
import { AccountParts } from './account-parts.tsx';
import { SpellFields } from './spell-fields.tsx';
import { CONTRACT_TEXT, SCHOOLING, SEX_TEXT } from './worker-text.ts';

/** A worker in its form. */
export interface WorkerInForm extends RecordEdit<Worker> {
  readonly firm: Firm;
  /** Reason why the JMBG is invalid. */
  readonly jmbgError: string | undefined;
}

/** Identity and bank account. */
export function personRows(form: WorkerInForm): readonly FormRow<Worker>[] {
  const { firm, draft: worker, jmbgError } = form;
  return [
    { kind: 'text', name: 'lastName', label: 'Prezime', required: true },
    { kind: 'text', name: 'firstName', label: 'Ime', required: true },
    {
      kind: 'text',
      name: 'jmbg',
      label: 'JMBG',
      error: jmbgError,
      warning: checkIdentifier('JMBG', worker.jmbg),
    },
    { kind: 'text', name: 'account', label: 'Račun radnika', warning: checkBankAccount(worker.account) },
    {
      cell: (
        <div className="whole">
          <AccountParts {...form} />
        </div>
      ),
    },
    { kind: 'text', name: 'address', label: 'Adresa' },
    {
      kind: 'municipality',
      name: 'municipality',
      label: `${MUNICIPALITY_TEXT[firm.entity]} prebivališta`,
      entity: firm.entity,
    },
    { kind: 'text', name: 'email', label: 'E-pošta', warning: checkEmail(worker.email) },
    { kind: 'text', name: 'phone', label: 'Telefon' },
  ];
}

const HOURS = hoursField({ label: 'Sati dnevno', invalid: 'Upišite sate od 0 do 24, npr. 4.', max: 24 });
const OTHER_INCOME = amountField({
  label: 'Prihod kod drugog poslodavca',
  invalid: 'Upišite iznos, npr. 800,00.',
});

/** Job, its first and last day, and earlier service. */
export function jobRows(form: WorkerInForm): readonly FormRow<Worker>[] {
  const { firm, draft: worker, change } = form;
  const { employedFrom, employedTo, priorService, worksElsewhere } = worker;
  const isReversed = employedFrom !== undefined && employedTo !== undefined && employedTo < employedFrom;
  const isInSrpska = firm.entity === 'rs';
  return [
    { kind: 'text', name: 'position', label: 'Radno mjesto' },
    {
      kind: 'text',
      name: 'costCentre',
      isOptional: true,
      label: 'Mjesto troška',
      hint: 'Za knjiženje po odjelima.',
    },
    {
      kind: 'choice',
      name: 'schooling',
      label: 'Stručna sprema',
      labels: SCHOOLING,
      hint: inWordsOf(firm.entity, 'Od nje zavisi najniža plata.'),
    },
    {
      kind: 'choice',
      name: 'contractKind',
      label: 'Ugovor o radu',
      labels: CONTRACT_TEXT,
      hint: 'Treba samo za statistiku.',
    },
    {
      kind: 'choice',
      name: 'sex',
      label: 'Spol',
      labels: SEX_TEXT,
      hint: 'Ako ne izaberete, uzima se iz JMBG.',
    },
    { kind: 'number', name: 'dailyHours', field: HOURS, hint: 'Upišite samo ako radi kraće.' },
    [
      { kind: 'day', name: 'employedFrom', isOptional: true, label: 'Zaposlen od' },
      {
        kind: 'day',
        name: 'employedTo',
        isOptional: true,
        label: 'Zaposlen do',
        hint: 'Posljednji dan radnog odnosa.',
        warning: isReversed ? 'Kraj je prije početka zaposlenja.' : undefined,
      },
    ],
    { block: <SpellFields {...form} /> },
    {
      cell: (
        <RecordCells
          prefix="radnik.priorService"
          edit={{
            draft: priorService,
            change: (part) => change({ priorService: { ...priorService, ...(part as PriorService) } }),
          }}
          rows={SERVICE_ROWS}
        />
      ),
    },
    {
      kind: 'yesNo',
      name: 'worksElsewhere',
      label: `Radi i kod drugog poslodavca (najniža osnovica dijeli se ${isInSrpska ? 'po prihodima' : 'po satima'})`,
    },
    {
      kind: 'number',
      name: 'otherIncome',
      when: isInSrpska && worksElsewhere === true,
      field: OTHER_INCOME,
      hint: 'Bruto mjesečno tamo.',
    },
  ];
}

const serviceField = (label: string, max: number) =>
  wholeField({ label, invalid: `Upišite cijeli broj do ${max}.`, max });

/** Service before this job. */
const SERVICE_ROWS: readonly FieldRow<PriorService>[] = [
  {
    kind: 'number',
    name: 'years',
    field: serviceField('Raniji staž, godina', 60),
    emptyAs: 0,
    hint: 'Staž prije ove firme. Dalje se računa sam.',
  },
  { kind: 'number', name: 'months', field: serviceField('mjeseci', 11), emptyAs: 0 },
  { kind: 'number', name: 'days', field: serviceField('dana', 30), emptyAs: 0 },
];

/** Last in the form, without a heading. */
export const NOTE_ROW: FieldRow<Worker> = {
  kind: 'text',
  name: 'note',
  label: 'Napomena, samo za vas',
  rows: 2,
};
