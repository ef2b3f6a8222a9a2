import type { Day } from '@obracun/engine/core/days/day.ts';
import { amountField } from '@obracun/engine/core/field.ts';
import { formatAmount, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import { claimProblems } from '@obracun/engine/payroll/payments/refunds/claim-dates.ts';
import type { ListedClaim } from '@obracun/engine/payroll/payments/refunds/claim-sheet.ts';
import { readClaimStatus } from '@obracun/engine/payroll/payments/refunds/claim-status.ts';
import type { ClaimStatus } from '@obracun/engine/payroll/payments/refunds/claims.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import type { FormRow } from '../../ui/form/record-rows.ts';
import { RecordRows } from '../../ui/form/record-sections.tsx';
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
  const problems = claimProblems(editing.draft, claim, today);
  const rows: readonly FormRow<ClaimStatus>[] = [
    {
      kind: 'day',
      name: 'submitted',
      isOptional: true,
      label: 'Zahtjev podnesen',
      error: problems.submitted,
    },
    { kind: 'day', name: 'paid', isOptional: true, label: 'Fond uplatio', error: problems.paid },
    {
      kind: 'number',
      name: 'paidAmount',
      field: PAID_AMOUNT,
      placeholder: formatAmount(claim.amount),
      hint: 'Ako ne upišete, uzima se cijelo potraživanje.',
      error: problems.paidAmount,
    },
    { kind: 'text', name: 'note', label: 'Napomena, samo za vas' },
  ];
  return (
    <EditForm label={`Zapis: ${surnameFirst(claim.worker)}, ${monthWritten(claim)}`} editing={editing}>
      <RecordRows prefix={`potrazivanje.${claim.id}`} edit={editing} rows={rows} />
    </EditForm>
  );
}

const emptyStatus = ({ id, firm }: ClaimStatus): StoredRecord<ClaimStatus> => ({
  id,
  changed: 0,
  content: { id, firm, note: '' },
});
