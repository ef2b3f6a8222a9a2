import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { bankOf } from '@obracun/engine/payroll/firms/accounts/banks.ts';
import { municipalityWord } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm, FirmAccount, PaidFrom } from '@obracun/engine/payroll/model/firm.ts';
import { Plus, Trash2 } from 'lucide-react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';
import { RecordRows } from '../../ui/form/record-sections.tsx';
import { withPart } from '../../ui/form/some-of.ts';

const PAYS: Readonly<Record<PaidFrom | 'chosen', string>> = {
  chosen: 'Samo prebačeni nalozi',
  revenue: 'Doprinosi, porez, davanja',
  transfers: 'Isplate i obustave',
};

/** Further accounts of a firm, what each pays, and merged orders. */
export function PayerAccountFields({ draft: firm, change }: RecordEdit<Firm>) {
  const { otherAccounts = [], mergeOrders } = firm;
  const setAll = (next: readonly FirmAccount[]) =>
    change({ otherAccounts: next.length > 0 ? next : undefined });
  return (
    <Folded
      title="Drugi računi firme"
      line={otherAccounts.length > 0 ? `računa: ${otherAccounts.length + 1}` : 'ako plaćate s više računa'}
    >
      {otherAccounts.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an account that is being typed has no other identity
        <fieldset key={at}>
          <legend>{at + 2}. račun</legend>
          <RecordRows
            prefix={`firma.racun-${at + 2}`}
            edit={{ draft: one, change: (part) => setAll(otherAccounts.with(at, withPart(one, part))) }}
            rows={accountRows(one)}
          />
          <Button look="quiet" onClick={() => setAll(otherAccounts.toSpliced(at, 1))}>
            <Trash2 aria-hidden="true" size={16} /> Ukloni račun
          </Button>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => setAll([...otherAccounts, { account: '', name: '' }])}>
          <Plus aria-hidden="true" size={18} /> Dodaj račun
        </Button>
      </div>
      <CheckboxInput
        id={fieldId('firma.mergeOrders')}
        label={`Spoji naloge javnih prihoda koji imaju isti račun, šifru, ${municipalityWord(firm.entity, 'u')} i period`}
        isOn={mergeOrders === true}
        onChange={(isOn) => change({ mergeOrders: isOn || undefined })}
      />
    </Folded>
  );
}

function accountRows({ account, pays }: FirmAccount): readonly FormRow<FirmAccount>[] {
  const bank = bankOf(account);
  return [
    {
      kind: 'text',
      name: 'account',
      label: 'Račun',
      warning: checkBankAccount(account),
      hint: bank ? `${bank}: po njoj se nudi format datoteke.` : '16 cifara.',
    },
    { kind: 'text', name: 'name', label: 'Naziv' },
    {
      kind: 'choice',
      name: 'pays',
      label: 'Šta se s njega plaća',
      labels: PAYS,
      value: pays ?? 'chosen',
      required: true,
      set: (chosen?: string) => ({ pays: chosen === 'chosen' ? undefined : (chosen as PaidFrom) }),
    },
  ];
}
