import type { FormField, OneValue } from '@obracun/engine/documents/forms/form-field.ts';
import { amountField, wholeField } from '@obracun/engine/kernel/field.ts';
import { Warning } from '../../fields/frame/warning.tsx';
import { NumberInput } from '../../fields/number-input.tsx';
import { readHeld, writeHeld } from '../../fields/typed/held.ts';
import { useTyped } from '../../fields/typed/use-typed.ts';

interface HeldInputProps {
  readonly id: string;
  readonly field: FormField;
  readonly value: OneValue;
  readonly warning: string | undefined;
  readonly onValue: (value: number | null) => void;
}

/** An amount or a whole number. What cannot be read is said and leaves the line open. */
export function HeldInput({ id, field, value, warning, onValue }: HeldInputProps) {
  const control = controlOf(field);
  const [text, setText] = useTyped(
    typeof value === 'number' ? value : null,
    (typed) => readHeld(control, typed).value,
    (held) => writeHeld(control, held),
  );
  const enter = (typed: string) => {
    setText(typed);
    onValue(readHeld(control, typed).value);
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
      <Warning id={id}>{warning}</Warning>
    </div>
  );
}

const controlOf = ({ kind, label }: FormField) =>
  kind === 'iznos'
    ? amountField({ label, invalid: 'Upišite iznos, na primjer 1.500,00.' })
    : wholeField({ label, invalid: 'Upišite cijeli broj.' });
