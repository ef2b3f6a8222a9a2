import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { AccountPart } from '@obracun/engine/payroll/model/worker-values.ts';
import { RecordList } from '../../ui/form/record-list.tsx';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';

const AMOUNT = amountField({ label: 'Iznos', invalid: 'Upišite iznos, npr. 200,00.' });
const SHARE = percentField({
  label: 'ili dio isplate',
  invalid: 'Upišite procenat do 100, npr. 25.',
  max: 100,
});

/** Further accounts of a worker: each gets an amount or a share of the pay, and the rest stays on the first. */
export const AccountParts = ({ draft: { otherAccounts: parts = [] }, change }: RecordEdit<Worker>) => (
  <RecordList
    records={parts}
    put={(next) => change({ otherAccounts: next.length > 0 ? next : undefined })}
    prefixOf={(_, at) => `radnik.racun.${at}`}
    legend={(_, at) => `${at + 2}. račun`}
    rows={partRows}
    empty={() => ({ account: '' })}
    first="account"
    add="Dio plate na drugi račun"
    remove={() => 'Obriši račun'}
    look="quiet"
    foot={(adder) => (
      <div>
        {adder}
        {parts.length > 0 && <p className="soft">Ostatak ide na prvi račun.</p>}
      </div>
    )}
  />
);

const partRows = ({ account }: AccountPart): readonly FormRow<AccountPart>[] => [
  { kind: 'text', name: 'account', label: 'Račun', required: true, warning: checkBankAccount(account) },
  { kind: 'number', name: 'amount', field: AMOUNT, instead: 'share' },
  { kind: 'number', name: 'share', field: SHARE, instead: 'amount' },
];
