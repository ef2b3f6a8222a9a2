import type { ContractField } from '@obracun/engine/documents/contract/field.ts';
import { FIELDS, type FieldName, labelOf } from '@obracun/engine/documents/contract/fields.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { DateInput } from '../../fields/day/date-input.tsx';
import { fieldId } from '../../fields/frame/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { ContractChoice } from './contract-choice.tsx';
import { useContract } from './contract-context.ts';
import { ContractNumber } from './contract-number.tsx';

const AREA_ROWS = 3;

/** The control of one field of the contract. */
export function ContractInput({ name }: { readonly name: FieldName }) {
  const { contract, change, warnings, proposals } = useContract();
  const field: ContractField = FIELDS[name];
  const value = contract[name];
  const id = fieldId(name);
  const label = labelOf(name, contract);
  switch (field.kind) {
    case 'da_ne':
      return (
        <CheckboxInput
          id={id}
          label={label}
          isOn={value === true}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      );
    case 'izbor':
      return <ContractChoice name={name} field={field} />;
    case 'iznos':
    case 'cijeli':
      return <ContractNumber name={name} field={field} />;
    case 'datum':
      return (
        <DateInput
          id={id}
          label={label}
          text={String(value ?? '')}
          hint={field.hint}
          warning={warnings.get(name)}
          onText={(day) => change({ [name]: day || null })}
        />
      );
    default:
      return (
        <TextInput
          id={id}
          label={label}
          text={String(value)}
          hint={field.hint}
          warning={warnings.get(name)}
          placeholder={proposals[name] || field.example}
          data-typed={proposals[name]}
          rows={field.kind === 'odlomak' ? AREA_ROWS : 1}
          onText={(text) => change({ [name]: text })}
        />
      );
  }
}
