import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { StandingDeduction, Worker } from '@obracun/engine/payroll/model/worker.ts';
import { instalmentOf } from '@obracun/engine/payroll/month/calculate/deductions.ts';
import { newId } from '../../../storage/db/tables.ts';
import { Typed } from '../../../ui/typed.tsx';
import { RecordList } from '../../ui/form/record-list.tsx';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';
import { CourtOrderFields } from './court-order-fields.tsx';

const AMOUNT = amountField({ label: 'Iznos mjesečno', invalid: 'Upišite iznos, npr. 250,00.' });
const SHARE = percentField({
  label: 'ili dio neta',
  invalid: 'Upišite procenat do 100, npr. 1.',
  max: 100,
});
const REMAINING = amountField({ label: 'Ostatak duga', invalid: 'Upišite iznos, npr. 4.800,00.' });

const TOTAL = amountField({ label: 'Ukupan dug', invalid: 'Upišite iznos, npr. 6.000,00.' });

interface DeductionFieldsProps extends RecordEdit<Worker> {
  readonly firm: Firm;
}

/** Monthly deductions: alimony, loan, union fee. */
export const DeductionFields = ({ firm, draft: { deductions }, change }: DeductionFieldsProps) => (
  <RecordList
    records={deductions}
    put={(next) => change({ deductions: next })}
    prefixOf={({ id }) => `radnik.obustava.${id}`}
    legend={({ name }) => <Typed or="Obustava">{name}</Typed>}
    rows={deductionRows}
    more={(edit, prefix) => <CourtOrderFields {...edit} entity={firm.entity} prefix={prefix} />}
    empty={() => ({ id: newId(), name: '', creditor: '', account: '', reference: '' })}
    first="name"
    add="Dodaj obustavu"
    remove={() => 'Obriši obustavu'}
  />
);

function deductionRows(deduction: StandingDeduction): readonly FormRow<StandingDeduction>[] {
  const instalment = instalmentOf(deduction);
  return [
    {
      kind: 'text',
      name: 'name',
      label: 'Naziv',
      required: true,
      placeholder: 'kredit, sindikat, alimentacija',
    },
    { kind: 'text', name: 'creditor', label: 'Primalac', hint: 'Nije obavezan kad je upisan račun.' },
    {
      kind: 'text',
      name: 'account',
      label: 'Račun primaoca',
      warning: checkBankAccount(deduction.account),
      hint: 'Bez računa se odbija, a plaćate ručno.',
    },
    { kind: 'text', name: 'reference', label: 'Poziv na broj ili partija' },
    { kind: 'number', name: 'amount', field: AMOUNT, instead: 'share' },
    { kind: 'number', name: 'share', field: SHARE, instead: 'amount' },
    {
      kind: 'number',
      name: 'remaining',
      field: REMAINING,
      hint: 'Samo ako obustava ima kraj. Smanjuje se sa zaključenim mjesecom.',
    },
    {
      kind: 'number',
      name: 'total',
      field: TOTAL,
      hint: instalment
        ? `Sljedeća je rata ${instalment.number} od ${instalment.of}.`
        : 'Za oznaku „rata 5 od 24“.',
    },
  ];
}
