import type { ContractField } from '@obracun/engine/documents/contract/field.ts';
import { type FieldName, labelOf } from '@obracun/engine/documents/contract/fields.ts';
import { choiceField } from '@obracun/engine/kernel/field.ts';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { fieldId } from '../../fields/frame/field-id.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { useContract } from './contract-context.ts';

interface ContractChoiceProps {
  readonly name: FieldName;
  readonly field: ContractField;
}

/** One of several; of two, both in sight. */
export function ContractChoice({ name, field: { izbori = [], savjet } }: ContractChoiceProps) {
  const { contract, change } = useContract();
  const label = labelOf(name, contract);
  const text = String(contract[name]);
  const choose = (value: string) => change({ [name]: value });
  if (izbori.length === 2)
    return (
      <Segments
        label={label}
        segments={izbori.map(({ vrijednost, naziv }) => ({ value: vrijednost, label: naziv }))}
        value={text}
        onChange={choose}
      />
    );
  const named = izbori.filter(({ vrijednost }) => vrijednost !== '');
  const isNeeded = named.length === izbori.length;
  return (
    <ChoiceInput
      id={fieldId(name)}
      field={choiceField({ naziv: label, neispravno: '', izbori: named, ...(isNeeded && { obavezno: '' }) })}
      text={text}
      hint={savjet}
      error={undefined}
      onText={choose}
      onLeave={() => undefined}
    />
  );
}
