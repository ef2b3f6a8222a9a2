import { asSeen } from '@obracun/engine/core/text/letters.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import type { AccountOf } from '@obracun/engine/payroll/accounts/account-for.ts';
import type { OwnAccount } from '@obracun/engine/payroll/model/firm.ts';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import fields from '../form/fields.module.css';
import type { SomeOf } from '../form/some-of.ts';
import { accountHint } from './account-words.ts';

interface AccountRowProps {
  readonly account: AccountOf;
  readonly own: OwnAccount;
  readonly name: string;
  readonly change: (part: SomeOf<OwnAccount>) => void;
}

/** One account of public revenue: what is known stands in the empty fields. */
export function AccountRow({ account, own, name, change }: AccountRowProps) {
  const { purpose, canton, chooseCode } = account;
  return (
    <fieldset>
      <legend>
        {purpose}
        {canton && `, ${canton}`}
      </legend>
      <div className={fields.fields}>
        <TextInput
          id={fieldId(`firma.racun.${name}`)}
          label="Drugi račun"
          text={own.account ?? ''}
          placeholder={account.account ?? undefined}
          warning={checkBankAccount(own.account ?? '')}
          hint={accountHint(account)}
          onText={(text) => change({ account: asSeen(text).replaceAll(' ', '') || undefined })}
        />
        <TextInput
          id={fieldId(`firma.prihod.${name}`)}
          label="Druga šifra prihoda"
          text={own.code ?? ''}
          placeholder={account.code ?? undefined}
          hint={chooseCode && `Izvori se ne slažu: upišite ${chooseCode.join(' ili ')}.`}
          onText={(text) => change({ code: asSeen(text) || undefined })}
        />
      </div>
    </fieldset>
  );
}
