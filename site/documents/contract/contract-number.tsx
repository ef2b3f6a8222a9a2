import type { ContractField } from '@obracun/engine/documents/contract/field.ts';
import { type FieldName, labelOf } from '@obracun/engine/documents/contract/fields.ts';
import { amountField, type Field, wholeField } from '@obracun/engine/kernel/field.ts';
import { fieldId } from '../../fields/frame/field-id.ts';
import { Warning } from '../../fields/frame/warning.tsx';
import { NumberInput } from '../../fields/number-input.tsx';
import { readHeld, writeHeld } from '../../fields/typed/held.ts';
import { useTyped } from '../../fields/typed/use-typed.ts';
import { useContract } from './contract-context.ts';

interface ContractNumberProps {
  readonly name: FieldName;
  readonly field: ContractField;
}

/** An amount, or a whole number with its unit in the label. What cannot be read is said and leaves the line open. */
export function ContractNumber({ name, field }: ContractNumberProps) {
  const { contract, change, warnings } = useContract();
  const id = fieldId(name);
  const control = controlOf(field, labelOf(name, contract));
  const held = contract[name];
  const [text, setText] = useTyped(
    typeof held === 'number' ? held : null,
    (typed) => readHeld(control, typed).value,
    (value) => writeHeld(control, value),
  );
  const enter = (typed: string) => {
    setText(typed);
    change({ [name]: readHeld(control, typed).value });
  };
  return (
    <div>
      <NumberInput
        id={id}
        field={control}
        text={text}
        placeholder={field.example}
        hint={field.hint}
        error={readHeld(control, text).error}
        onText={enter}
        onLeave={() => undefined}
      />
      <Warning id={id}>{warnings.get(name)}</Warning>
    </div>
  );
}

const controlOf = ({ kind, unit }: ContractField, label: string): Field =>
  kind === 'iznos'
    ? amountField({ label, invalid: 'Upišite iznos, na primjer 1.500,00.' })
    : wholeField({
        label: unit ? `${label} (${unit})` : label,
        invalid: 'Upišite cijeli broj.',
      });
