import type { Field } from '@obracun/engine/core/field.ts';
import { Warning } from './layout/warning.tsx';
import { NumberInput } from './number-input.tsx';
import { readHeld, writeHeld } from './parsing/held.ts';
import { useTyped } from './parsing/use-typed.ts';

interface HeldInputProps {
  readonly id: string;
  readonly field: Field;
  /** In held units, as feninga; undefined for an empty field. */
  readonly value: number | undefined;
  readonly hint?: string | undefined;
  /** Shown in an empty field. */
  readonly placeholder?: string | undefined;
  readonly warning?: string | undefined;
  /** What is wrong with the number; of a text that is none the field itself says so. */
  readonly error?: string | undefined;
  /** What was typed and cannot be read, where it is kept in place of a value. */
  readonly unread?: string | undefined;
  readonly onValue: (value: number | undefined, unread: string | undefined) => void;
}

/** A number of what is kept, as people type it. What cannot be read is said, counts as empty, and no form is sent with it. */
export function HeldInput(props: HeldInputProps) {
  const { id, field, value, hint, placeholder, warning, error: wrong, unread, onValue } = props;
  const read = (typed: string) => readHeld(field, typed);
  const [typedText, setText] = useTyped(
    value,
    (typed) => read(typed).value,
    (held) => writeHeld(field, held),
  );
  const text = unread ?? typedText;
  const enter = (typed: string) => {
    setText(typed);
    const { value: held, error } = read(typed);
    onValue(held, error === undefined ? undefined : typed);
  };
  return (
    <div>
      <NumberInput
        id={id}
        field={field}
        text={text}
        placeholder={placeholder}
        hint={hint}
        error={read(text).error ?? wrong}
        isBinding
        onText={enter}
      />
      <Warning id={id}>{warning}</Warning>
    </div>
  );
}
