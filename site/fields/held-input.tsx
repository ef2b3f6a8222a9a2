import type { Field } from '@obracun/engine/core/field.ts';
import { Warning } from './layout/field-frame.tsx';
import { NumberInput } from './number-input.tsx';
import { readHeld, writeHeld } from './parsing/held.ts';
import { useTyped } from './parsing/use-typed.ts';

interface HeldInputProps {
  readonly id: string;
  readonly field: Field;
  /** In integer units, such as feninga; undefined for an empty field. */
  readonly value: number | undefined;
  readonly hint?: string | undefined;
  /** Placeholder. */
  readonly placeholder?: string | undefined;
  readonly warning?: string | undefined;
  /** The error of a number; the field itself reports text that is not a number. */
  readonly error?: string | undefined;
  /** Unreadable text as typed, if it is stored in place of a value. */
  readonly unread?: string | undefined;
  readonly isBare?: boolean | undefined;
  readonly onValue: (value: number | undefined, unread: string | undefined) => void;
}

/** A stored number, as typed. Unreadable text is reported, counts as empty, and blocks the submit. */
export function HeldInput(props: HeldInputProps) {
  const { id, field, value, hint, placeholder, warning, error: wrong, unread, isBare, onValue } = props;
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
        isBare={isBare}
        onText={enter}
      />
      <Warning id={id}>{warning}</Warning>
    </div>
  );
}
