import { formatDecimal } from '@obracun/engine/kernel/figures/format.ts';
import { joinClasses } from '../ui/join-classes.ts';
import box from './frame/box.module.css';
import { errorId } from './frame/control.ts';
import { FieldFrame } from './frame/field-frame.tsx';
import { readScaled, type Scale } from './typed/scaled.ts';
import { useSelectWhole } from './typed/use-select-whole.ts';
import { useTyped } from './typed/use-typed.ts';

interface ScaledInputProps extends Scale {
  readonly id: string;
  readonly label: string;
  /** The number × 10^places, whole. */
  readonly value: number;
  /** The browser asks for more than nothing. */
  readonly isNeeded?: boolean;
  /** What was typed and is not understood, kept beside the value it counts as. */
  readonly unread?: string | undefined;
  readonly onValue: (value: number, unread: string | undefined) => void;
}

/** No number above 0 goes without one. */
const SOME_DIGIT = '.*[1-9].*';

/** A number with more decimals than money has: a quantity, a unit price, a rate. What is not plain to read is said under it. */
export function ScaledInput(props: ScaledInputProps) {
  const { id, label, value, places, isNeeded, unread, onValue } = props;
  const read = (text: string) => readScaled(text, props);
  const [typedText, setText] = useTyped(
    value,
    (typed) => read(typed).value,
    (held) => formatDecimal(held, places),
  );
  // Another tab, of a version that keeps no such text, may have given the figure since.
  const text = unread !== undefined && read(unread).value === value ? unread : typedText;
  const { error, note } = read(text);
  const whole = useSelectWhole();
  const enter = (typed: string) => {
    setText(typed);
    const { value: counted, error: why } = read(typed);
    onValue(counted, why === undefined ? undefined : typed);
  };
  return (
    <FieldFrame id={id} label={label} hint={undefined} error={error}>
      <input
        id={id}
        className={joinClasses(box.input, box.number)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId(id)}
        required={isNeeded}
        pattern={isNeeded ? SOME_DIGIT : undefined}
        value={text}
        {...whole}
        onChange={(event) => enter(event.target.value)}
      />
      <p aria-live="polite" className={box.reading}>
        {note}
      </p>
    </FieldFrame>
  );
}
