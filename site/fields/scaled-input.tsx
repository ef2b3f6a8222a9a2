import { formatAmount, formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { joinClasses } from '../ui/join-classes.ts';
import box from './layout/box.module.css';
import { errorId } from './layout/control.ts';
import { FieldFrame, Warning, warningId } from './layout/field-frame.tsx';
import { readScaled, type Scale } from './parsing/scaled.ts';
import { useSelectWhole, useTyped } from './parsing/use-typed.ts';

interface ScaledInputProps extends Scale {
  readonly id: string;
  readonly label: string;
  /** The number × 10^places, whole. */
  readonly value: number;
  /** The warning at 0 when more is needed. */
  readonly needed?: string;
  /** A warning about the number; it counts anyway. */
  readonly warning?: string | undefined;
  /** Unreadable text as typed, stored next to the value it counts as. */
  readonly unread?: string | undefined;
  readonly onValue: (value: number, unread: string | undefined) => void;
}

/** An amount of a document, or a number with more decimals: a quantity, a unit price, a rate. An ambiguous one is echoed under it. */
export function ScaledInput(props: ScaledInputProps) {
  const { id, label, value, places, needed = '', unread, onValue } = props;
  const read = (text: string) => readScaled(text, props);
  const [typedText, setText] = useTyped(
    value,
    (typed) => read(typed).value,
    (held) => (props.kind === 'iznos' && places === 2 ? formatAmount(held) : formatDecimal(held, places)),
  );
  // Another tab, of a version without such text, may have set the figure since.
  const text = unread !== undefined && read(unread).value === value ? unread : typedText;
  const { error, note } = read(text);
  const lacking = value === 0 ? needed : '';
  const warning = error === undefined && text.trim() !== '' && lacking !== '' ? lacking : props.warning;
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
        aria-describedby={error ? errorId(id) : warning && warningId(id)}
        // The browser's own message is in the language of its installation.
        ref={(input) => input?.setCustomValidity(lacking)}
        required={needed !== ''}
        value={text}
        {...whole}
        onChange={(event) => enter(event.target.value)}
      />
      <p aria-live="polite" className={joinClasses('accent small tight end', box.reading)}>
        {note}
      </p>
      <Warning id={id}>{warning}</Warning>
    </FieldFrame>
  );
}
