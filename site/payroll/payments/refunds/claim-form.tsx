import type { Day } from '@obracun/engine/core/days/day.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { formatAmount, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import { claimProblems } from '@obracun/engine/payroll/payments/refunds/claim-dates.ts';
import type { ListedClaim } from '@obracun/engine/payroll/payments/refunds/claim-sheet.ts';
import { readClaimStatus } from '@obracun/engine/payroll/payments/refunds/claim-status.ts';
import type { ClaimStatus } from '@obracun/engine/payroll/payments/refunds/claims.ts';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import fields from '../../ui/form/fields.module.css';
import { useEditing } from '../../ui/form/use-editing.ts';
import type { StatusChanges } from './use-status-changes.ts';

export interface ClaimFormProps {
  readonly one: ListedClaim;
  /** Undefined while nothing is recorded. */
  readonly stored: StoredRecord<ClaimStatus> | undefined;
  readonly changes: StatusChanges;
  readonly today: Day;
}

const PAID_AMOUNT = amountField({ label: 'Uplaćeni iznos', invalid: 'Upišite iznos, npr. 1.250,00.' });

/** The record of a claim: when it was submitted and paid, how much, and a note. */
export function ClaimForm({ one: { claim, status }, stored, changes, today }: ClaimFormProps) {
  const editing = useEditing<ClaimStatus>({
    key: `potrazivanje ${claim.id}`,
    stored: stored ?? emptyStatus(status),
    isNew: stored === undefined,
    read: readClaimStatus,
    put: (draft) => changes.save(draft, stored, 'Zapisano.'),
  });
  const { draft, change } = editing;
  const problems = claimProblems(draft, claim, today);
  const id = (name: keyof ClaimStatus): string => fieldId(`potrazivanje.${claim.id}.${name}`);
  return (
    <EditForm label={`Zapis: ${surnameFirst(claim.worker)}, ${monthWritten(claim)}`} editing={editing}>
      <div className={fields.fields}>
        <DateInput
          id={id('submitted')}
          label="Zahtjev podnesen"
          text={draft.submitted ?? ''}
          error={problems.submitted}
          onText={(text) => change({ submitted: text || undefined })}
        />
        <DateInput
          id={id('paid')}
          label="Fond uplatio"
          text={draft.paid ?? ''}
          error={problems.paid}
          onText={(text) => change({ paid: text || undefined })}
        />
        <HeldInput
          id={id('paidAmount')}
          field={PAID_AMOUNT}
          value={draft.paidAmount}
          placeholder={formatAmount(claim.amount)}
          hint="Ako ne upišete, uzima se cijelo potraživanje."
          error={problems.paidAmount}
          onValue={(paidAmount) => change({ paidAmount })}
        />
        <TextInput
          id={id('note')}
          label="Napomena, samo za vas"
          text={draft.note}
          onText={(note) => change({ note })}
        />
      </div>
    </EditForm>
  );
}

const emptyStatus = ({ id, firm }: ClaimStatus): StoredRecord<ClaimStatus> => ({
  id,
  changed: 0,
  content: { id, firm, note: '' },
});
