import type { ContractField } from '@obracun/engine/documents/contract/field.ts';
import { FIELDS, type FieldName, labelOf } from '@obracun/engine/documents/contract/fields.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { PlainInput } from '../layout/plain-input.tsx';
import { ContractChoice } from './contract-choice.tsx';
import { useContract } from './contract-context.ts';

/** The control of one field of the contract. */
export function ContractInput({ name }: { readonly name: FieldName }) {
  const { contract, change, warnings, proposals } = useContract();
  const field: ContractField = FIELDS[name];
  const value = contract[name];
  const label = labelOf(name, contract);
  if (field.kind === 'izbor') return <ContractChoice name={name} field={field} />;
  if (field.kind === 'da_ne')
    return (
      <CheckboxInput
        id={fieldId(name)}
        label={label}
        isOn={value === true}
        onChange={(isOn) => change({ [name]: isOn })}
      />
    );
  const { kind, unit } = field;
  return (
    <PlainInput
      name={name}
      field={{ ...field, label: kind === 'cijeli' && unit ? `${label} (${unit})` : label }}
      value={value}
      proposal={proposals[name]}
      warnings={warnings}
      onValue={(given) => change({ [name]: kind === 'datum' && given === '' ? null : given })}
    />
  );
}
