import { choiceField } from '@obracun/engine/core/field.ts';
import type { ContractField } from '@obracun/engine/documents/contract/field.ts';
import { type FieldName, labelOf } from '@obracun/engine/documents/contract/fields.ts';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { useContract } from './contract-context.ts';

interface ContractChoiceProps {
  readonly name: FieldName;
  readonly field: Extract<ContractField, { readonly kind: 'izbor' }>;
}

/** One of several; of two, both in sight. */
export function ContractChoice({ name, field: { choices, hint } }: ContractChoiceProps) {
  const { contract, change } = useContract();
  const label = labelOf(name, contract);
  const text = String(contract[name]);
  const choose = (value: string) => change({ [name]: value });
  if (choices.length === 2)
    return <Segments label={label} segments={choices} value={text} onChange={choose} />;
  const named = choices.filter(({ value }) => value !== '');
  const isNeeded = named.length === choices.length;
  return (
    <ChoiceInput
      id={fieldId(name)}
      field={choiceField({ label, invalid: '', choices: named, ...(isNeeded && { missing: '' }) })}
      text={text}
      hint={hint}
      onText={choose}
    />
  );
}
