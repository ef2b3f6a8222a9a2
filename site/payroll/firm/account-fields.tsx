import { checkBankAccount } from '@obracun/engine/documents/identifiers/identifier.ts';
import { type AccountOf, accountKey, accountsOf } from '@obracun/engine/payroll/accounts/account-for.ts';
import { cantonOf, municipalityKey } from '@obracun/engine/payroll/accounts/canton-of.ts';
import type { Firm, OwnAccount } from '@obracun/engine/payroll/model/firm.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/places/municipalities.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { fieldId } from '../../fields/frame/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import fields from '../form/fields.module.css';
import { type SomeOf, withPart } from '../form/some-of.ts';
import { accountHint, isGap } from './account-words.ts';

interface AccountFieldsProps {
  readonly firm: Firm;
  readonly change: (part: SomeOf<Firm>) => void;
}

/** Municipalities whose code nobody published. */
const WITHOUT_CODE = MUNICIPALITIES.filter(({ code }) => code === null);

/** Accounts of public revenue as they are known here; what the firm types stands in their place on its orders. */
export function AccountFields({ firm, change }: AccountFieldsProps) {
  const { entity, accounts = {}, municipalityCodes = {} } = firm;
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
      line="poznati su; ovdje se mijenja ono što se za vas razlikuje"
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
        {WITHOUT_CODE.map((one) => (
          <TextInput
            key={one.name}
            id={fieldId(`firma.sifra.${municipalityKey(one)}`)}
            label={`Šifra opštine ${one.name} (tri cifre)`}
            text={municipalityCodes[municipalityKey(one)] ?? ''}
            hint="Nije objavljena; bez nje se nalozi za tu opštinu ne prave."
            onText={(code) =>
              change({
                municipalityCodes: withPart(municipalityCodes, {
                  [municipalityKey(one)]: code.trim() || undefined,
                }),
              })
            }
          />
        ))}
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
          onText={(text) => change({ account: text.replace(/\s/g, '') || undefined })}
        />
        <TextInput
          id={fieldId(`firma.prihod.${name}`)}
          label="Druga šifra prihoda"
          text={own.code ?? ''}
          placeholder={account.code ?? undefined}
          hint={chooseCode && `Izvori se ne slažu: upišite ${chooseCode.join(' ili ')}.`}
          onText={(text) => change({ code: text.trim() || undefined })}
        />
      </div>
    </fieldset>
  );
}
