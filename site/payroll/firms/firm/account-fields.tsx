import { visibleText } from '@obracun/engine/core/text/letters.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import type { PublicAccount } from '@obracun/engine/law/account.ts';
import {
  type AccountOf,
  accountKey,
  accountsOf,
} from '@obracun/engine/payroll/firms/accounts/account-for.ts';
import { cantonOf } from '@obracun/engine/payroll/firms/accounts/canton-of.ts';
import type { Firm, OwnAccount } from '@obracun/engine/payroll/model/firm.ts';
import { seenIn } from '../../../calculator/payments/payable-text.ts';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import fields from '../../ui/form/fields.module.css';
import type { RecordEdit } from '../../ui/form/record-rows.ts';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { MunicipalityCodeInputs, withoutCode } from './municipality-code-inputs.tsx';

/** Known accounts of public revenue; typed ones replace them in the orders of the firm. */
export function AccountFields({ draft: firm, change }: RecordEdit<Firm>) {
  const { entity, accounts = {} } = firm;
  const canton = cantonOf(firm.municipality);
  const keyOf = (one: AccountOf) => accountKey(one.item, one.entity, one.canton);
  const shown = accountsOf(entity).filter(
    (one) => !one.canton || one.canton === canton || accounts[keyOf(one)] || isGap(one),
  );
  const set = (key: string, part: SomeOf<OwnAccount>) => {
    const next = withPart(accounts[key] ?? {}, part);
    const { [key]: _, ...rest } = accounts;
    change({ accounts: Object.keys(next).length > 0 ? { ...rest, [key]: next } : rest });
  };
  const gaps = shown.filter((one) => one.entity === entity && isGap(one) && !accounts[keyOf(one)]).length;
  return (
    <Folded
      title="Računi javnih prihoda"
      line="samo ako su drugačiji"
      mark={gaps > 0 ? `za upisati: ${gaps}` : undefined}
    >
      {shown.map((one) => (
        <AccountRow
          key={keyOf(one)}
          account={one}
          own={accounts[keyOf(one)] ?? {}}
          name={keyOf(one)}
          change={(part) => set(keyOf(one), part)}
        />
      ))}
      {entity === 'fbih' && (
        <CheckboxInput
          id={fieldId('firma.mergeCantons')}
          label="Zdravstveno i nezaposlenost jednog kantona u jednom nalogu, s općinom firme"
          isOn={firm.mergeCantons === true}
          onChange={(mergeCantons) => change({ mergeCantons })}
        />
      )}
      <div className={fields.fields}>
        <MunicipalityCodeInputs draft={firm} change={change} of={withoutCode(firm.municipality, false)} />
      </div>
    </Folded>
  );
}

interface AccountRowProps {
  readonly account: AccountOf;
  readonly own: OwnAccount;
  readonly name: string;
  readonly change: (part: SomeOf<OwnAccount>) => void;
}

/** One account of public revenue: known values are placeholders. */
function AccountRow({ account, own, name, change }: AccountRowProps) {
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
          onText={(text) => change({ account: visibleText(text).replaceAll(' ', '') || undefined })}
        />
        <TextInput
          id={fieldId(`firma.prihod.${name}`)}
          label="Druga šifra prihoda"
          text={own.code ?? ''}
          placeholder={account.code ?? undefined}
          hint={chooseCode && `Izvori se ne slažu: upišite ${chooseCode.join(' ili ')}.`}
          onText={(text) => change({ code: visibleText(text) || undefined })}
        />
      </div>
    </fieldset>
  );
}

/** True of an account that is incomplete without input. */
const isGap = ({ account, code, chooseCode }: PublicAccount): boolean =>
  account === null || code === null || chooseCode !== undefined;

/** Owner and certainty of the account. */
const accountHint = ({ recipient, seen, certainty }: PublicAccount): string =>
  `${recipient}${seen ? `, ${seenIn(seen)}` : ''}, pouzdanost ${certainty}`;
