import { isDay } from '@obracun/engine/core/days/day.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { compact } from '@obracun/engine/documents/identifiers/digits.ts';
import { checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { MUNICIPALITY_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { Engagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { personName, RESIDENCE_NAMES } from '@obracun/engine/payroll/staff/engagements/person.ts';
import { readEngagement } from '@obracun/engine/payroll/staff/engagements/read-engagements.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { saveEngagement } from '../../../storage/payroll/engagements.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { WorkerChoice } from '../../staff/absences/worker-choice.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import fields from '../../ui/form/fields.module.css';
import { MunicipalityInput } from '../../ui/form/municipality-input.tsx';
import { withPart } from '../../ui/form/some-of.ts';
import { useEditing } from '../../ui/form/use-editing.ts';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER, type Place } from '../../ui/routing/place.ts';
import { ContractFields } from './contract-fields.tsx';
import { type EngagementFieldsProps, textOf } from './engagement-fields.ts';

interface EngagementFormProps {
  readonly firm: Firm;
  /** Month to return to. */
  readonly of: MonthOf;
  readonly stored: StoredRecord<Engagement>;
  readonly isNew: boolean;
  readonly workers: readonly Worker[];
}

/** The form of a contract with a person outside employment; saving returns to the month. */
export function EngagementForm({ firm, of, stored, isNew, workers }: EngagementFormProps) {
  const editing = useEditing<Engagement>({
    key: isNew ? `${firm.id}:ugovor:${NEW_WORKER}` : stored.id,
    stored,
    isNew,
    read: readEngagement,
    put: async (engagement, known) => {
      const problem = problemOf(engagement);
      return problem ? { refused: problem } : saveEngagement(tidied(engagement), known);
    },
  });
  const { draft, change } = editing;
  const list: Place = { ...of, section: 'ugovori' };
  return (
    <>
      <ArrivalHeading level={3} look="section">
        {isNew ? 'Novi ugovor' : <Typed or="Ugovor bez imena">{personName(draft)}</Typed>}
      </ArrivalHeading>
      <EditForm
        label="Podaci ugovora"
        editing={editing}
        next={list}
        actions={<a href={addressOf(list)}>Nazad na ugovore</a>}
      >
        <ContractFields firm={firm} draft={draft} change={change} />
        <PersonFields firm={firm} draft={draft} change={change} workers={workers} />
        <FormSection title="Knjiženje i napomena">
          <div className={fields.fields}>
            <TextInput {...textOf(draft, change)('costCentre', 'Mjesto troška')} />
            <TextInput {...textOf(draft, change)('note', 'Napomena, samo za vas')} rows={2} />
          </div>
        </FormSection>
      </EditForm>
    </>
  );
}

function problemOf({ from, until }: Engagement): string | undefined {
  if (!isDay(from)) return 'Upišite dan isplate, ili od kada se isplaćuje.';
  if (until !== undefined && !isDay(until)) return 'Posljednji dan se ne može pročitati.';
  return until !== undefined && until < from ? 'Ugovor prestaje prije nego što počinje.' : undefined;
}

/** Digits without separators; fields of another kind are left out. */
const tidied = (engagement: Engagement): Engagement =>
  withPart(engagement, {
    jmbg: engagement.residence === 'abroad' ? engagement.jmbg.trim() : compact(engagement.jmbg),
    account: compact(engagement.account),
    ...(engagement.kind !== 'owner' && { category: '' }),
    ...(engagement.kind !== 'author' && { costsRate: undefined }),
    ...(!engagement.isMonthly && { until: undefined }),
  });

/** The person, taken from a worker of the firm if it is one. */
function PersonFields({
  firm,
  draft,
  change,
  workers,
}: EngagementFieldsProps & Pick<EngagementFormProps, 'workers'>) {
  const text = textOf(draft, change);
  const { entity } = firm;
  const isAbroad = draft.residence === 'abroad';
  const take = (id: string) => {
    const worker = workers.find((one) => one.id === id);
    change(worker ? { employee: id, ...personOf(worker) } : { employee: undefined });
  };
  return (
    <FormSection title={draft.kind === 'owner' ? 'Vlasnik' : 'Primalac'}>
      <div className={fields.fields}>
        {workers.length > 0 && (
          <WorkerChoice
            id={fieldId('ugovor.employee')}
            label="Radnik firme, ako je ista osoba"
            emptyLabel="Nije radnik firme"
            workers={workers}
            value={draft.employee ?? ''}
            onValue={take}
          />
        )}
        <TextInput {...text('lastName', 'Prezime')} required />
        <TextInput {...text('firstName', 'Ime')} required />
        {draft.kind !== 'owner' && (
          <Choice
            id={fieldId('ugovor.residence')}
            label={inWordsOf(entity, 'Poreska rezidentnost')}
            labels={RESIDENCE_NAMES}
            value={draft.residence}
            isRequired
            hint={residenceHint(draft, firm)}
            onValue={(residence) => residence && change({ residence })}
          />
        )}
        {isAbroad && <TextInput {...text('country', 'Država')} required />}
        <TextInput
          {...text('jmbg', isAbroad ? 'JMBG ili broj isprave' : 'JMBG')}
          warning={isAbroad ? undefined : checkIdentifier('JMBG', draft.jmbg)}
        />
        <TextInput {...text('address', 'Adresa')} />
        <MunicipalityInput
          id={fieldId('ugovor.municipality')}
          label={`${MUNICIPALITY_TEXT[entity]} prebivališta`}
          value={draft.municipality}
          entity={entity}
          onValue={(municipality) => change({ municipality })}
        />
        {draft.kind !== 'owner' && (
          <TextInput {...text('account', 'Račun primaoca')} warning={checkBankAccount(draft.account)} />
        )}
      </div>
    </FormSection>
  );
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
