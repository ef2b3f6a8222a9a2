import { type AccountOf, accountKey, accountsOf } from '@obracun/engine/payroll/accounts/account-for.ts';
import { cantonOf } from '@obracun/engine/payroll/accounts/canton-of.ts';
import type { OwnAccount } from '@obracun/engine/payroll/model/firm.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { type SomeOf, withPart } from '../form/some-of.ts';
import { AccountRow } from './account-row.tsx';
import { isGap } from './account-words.ts';
import type { FirmEdit } from './firm-edit.ts';
import { MunicipalityCodes } from './municipality-codes.tsx';

/** Accounts of public revenue as they are known here; what the firm types stands in their place on its orders. */
export function AccountFields({ firm, change }: FirmEdit) {
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
      <MunicipalityCodes firm={firm} change={change} />
    </Folded>
  );
}
