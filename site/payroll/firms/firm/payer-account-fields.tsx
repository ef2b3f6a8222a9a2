import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { bankOf } from '@obracun/engine/payroll/firms/accounts/banks.ts';
import { municipalityWord } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { FirmAccount, PaidFrom } from '@obracun/engine/payroll/model/firm.ts';
import { Plus, Trash2 } from 'lucide-react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import fields from '../../ui/form/fields.module.css';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import type { FirmEdit } from './firm-edit.ts';

const PAYS: Readonly<Record<PaidFrom | 'chosen', string>> = {
  chosen: 'Samo prebačeni nalozi',
  revenue: 'Doprinosi, porez, davanja',
  transfers: 'Isplate i obustave',
};

/** Further accounts of a firm, what each pays, and merged orders. */
export function PayerAccountFields({ firm, change }: FirmEdit) {
  const { otherAccounts = [], mergeOrders } = firm;
  const setAll = (next: readonly FirmAccount[]) =>
    change({ otherAccounts: next.length > 0 ? next : undefined });
  const set = (at: number, part: SomeOf<FirmAccount>) =>
    setAll(otherAccounts.map((one, other) => (other === at ? withPart(one, part) : one)));
  return (
    <Folded
      title="Drugi računi firme"
      line={otherAccounts.length > 0 ? `računa: ${otherAccounts.length + 1}` : 'ako plaćate s više računa'}
    >
      {otherAccounts.map((one, at) => (
        <AccountRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an account that is being typed has no other identity
          key={at}
          number={at + 2}
          account={one}
          change={(part) => set(at, part)}
          remove={() => setAll(otherAccounts.toSpliced(at, 1))}
        />
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

interface AccountRowProps {
  readonly number: number;
  readonly account: FirmAccount;
  readonly change: (part: SomeOf<FirmAccount>) => void;
  readonly remove: () => void;
}

function AccountRow({ number, account: { account, name, pays }, change, remove }: AccountRowProps) {
  const id = (field: string) => fieldId(`firma.racun-${number}.${field}`);
  const bank = bankOf(account);
  return (
    <fieldset>
      <legend>{number}. račun</legend>
      <div className={fields.fields}>
        <TextInput
          id={id('account')}
          label="Račun"
          text={account}
          warning={checkBankAccount(account)}
          hint={bank ? `${bank}: po njoj se nudi format datoteke.` : '16 cifara.'}
          onText={(text) => change({ account: text })}
        />
        <TextInput id={id('name')} label="Naziv" text={name} onText={(text) => change({ name: text })} />
        <Choice
          id={id('pays')}
          label="Šta se s njega plaća"
          labels={PAYS}
          value={pays ?? 'chosen'}
          isRequired
          onValue={(value) => change({ pays: value === 'chosen' ? undefined : value })}
        />
      </div>
      <Button look="quiet" onClick={remove}>
        <Trash2 aria-hidden="true" size={16} /> Ukloni račun
      </Button>
    </fieldset>
  );
}
