import type { ContractField } from '@obracun/engine/documents/contract/field.ts';
import { type FieldName, labelOf } from '@obracun/engine/documents/contract/fields.ts';
import { fieldId } from '../../fields/frame/field-id.ts';
import { HeldInput } from '../../fields/held-input.tsx';
import { numberField } from '../number-field.ts';
import { useContract } from './contract-context.ts';

interface ContractNumberProps {
  readonly name: FieldName;
  readonly field: ContractField;
}

/** An amount, or a whole number with its unit in the label. What cannot be read is said and leaves the line open. */
export function ContractNumber({ name, field }: ContractNumberProps) {
  const { contract, change, warnings } = useContract();
  const held = contract[name];
  const { kind, unit } = field;
  const label = labelOf(name, contract);
  return (
    <HeldInput
      id={fieldId(name)}
      field={numberField(kind, kind !== 'iznos' && unit ? `${label} (${unit})` : label)}
      value={typeof held === 'number' ? held : undefined}
      placeholder={field.example}
      hint={field.hint}
      warning={typeof held === 'string' ? undefined : warnings.get(name)}
      unread={typeof held === 'string' ? held : undefined}
      onValue={(value, unread) => change({ [name]: value ?? unread ?? null })}
    />
  );
}
