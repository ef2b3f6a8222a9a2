import type { Field } from '@obracun/engine/kernel/field.ts';
import { formatAmount, formatDecimal } from '@obracun/engine/kernel/figures/format.ts';
import { isAmbiguous } from '@obracun/engine/kernel/figures/number-input.ts';
import { PLACES, scaleOf, unitOf } from '@obracun/engine/kernel/figures/units.ts';
import box from '../../fields/frame/box.module.css';
import { errorId, hintId } from '../../fields/frame/control.ts';
import { FieldFrame } from '../../fields/frame/field-frame.tsx';
import { numberOf } from '../../fields/typed/entered.ts';
import { useSelectWhole } from '../../fields/typed/use-select-whole.ts';
import { useTyped } from '../../fields/typed/use-typed.ts';
import { joinClasses } from '../../ui/join-classes.ts';

interface HeldInputProps {
  readonly id: string;
  readonly field: Field;
  /** Feninga, millionths, hundredths or a count, as the kind of the field has it; undefined for an empty field. */
  readonly value: number | undefined;
  readonly hint?: string | undefined;
  /** Shown in an empty field. */
  readonly placeholder?: string | undefined;
  readonly onValue: (value: number | undefined) => void;
}

/** A number of a form that is kept, as people type it. What is none is said, and the form is not kept with it. */
export function HeldInput({ id, field, value, hint, placeholder, onValue }: HeldInputProps) {
  const [text, setText] = useTyped(
    value,
    (typed) => heldOf(field, typed).value,
    (held) => (held === undefined ? '' : writeHeld(field, held)),
  );
  const { error, note } = heldOf(field, text);
  const whole = useSelectWhole();
  const unit = unitOf(field.kind);
  const enter = (typed: string) => {
    setText(typed);
    onValue(heldOf(field, typed).value);
  };
  return (
    <FieldFrame id={id} label={field.label} hint={hint} error={error}>
      <div className={box.box}>
        <input
          ref={(input) => input?.setCustomValidity(error ?? '')}
          id={id}
          className={joinClasses(box.input, unit && box.measured)}
          type="text"
          inputMode={field.kind === 'cijeli' ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          required={field.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined}
          value={text}
          {...whole}
          onChange={(event) => enter(event.target.value)}
          onBlur={() => value !== undefined && setText(writeHeld(field, value))}
        />
        {unit && (
          <span aria-hidden="true" className={box.unit}>
            {unit}
          </span>
        )}
      </div>
      <p aria-live="polite" className={box.reading}>
        {note}
      </p>
    </FieldFrame>
  );
}

/** What a typed number is held as; why it is none; how it is read when that is not plain. */
function heldOf(field: Field, text: string): { value?: number; error?: string; note?: string } {
  if (text.trim() === '') return {};
  const number = numberOf(field, text);
  if (number === undefined || number < 0) return { error: field.invalid };
  const value = Math.round(number * scaleOf(field.kind));
  const { min = 0, max = Number.MAX_SAFE_INTEGER / scaleOf(field.kind) } = field;
  if (number < min || number > max) return { error: field.outOfRange ?? field.invalid };
  return isAmbiguous(text) ? { value, note: `čita se kao ${writeHeld(field, value)}` } : { value };
}

const writeHeld = ({ kind }: Field, held: number): string =>
  kind === 'iznos' ? formatAmount(held) : formatDecimal(held, PLACES[kind] ?? 0);
