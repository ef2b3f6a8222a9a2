import { isAmbiguous, readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import type { FocusEvent } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './layout/box.module.css';
import { type ControlProps, described, readingId } from './layout/control.ts';
import { FIELD, FieldFrame } from './layout/field-frame.tsx';
import { numberOf, typed, writeNumber, writtenIn, writtenOut } from './parsing/entered.ts';
import { useSelectWhole } from './parsing/use-typed.ts';

interface NumberInputProps extends ControlProps {
  /** A message blocks the submit of the form. */
  readonly isBinding?: boolean;
  /** Without its unit, as of an amount whose currency is another field. */
  readonly isBare?: boolean | undefined;
}

/** A number as typed: an ambiguous or rounded one is echoed in full under it. */
export function NumberInput({ isBinding, isBare = false, ...props }: NumberInputProps) {
  const { id, field, text, placeholder, hint, error, onText, onLeave } = props;
  const unit = isBare ? undefined : unitOf(field.kind);
  const whole = useSelectWhole();
  // A move to one of the suggested values is not a blur.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.closest(FIELD)?.contains(relatedTarget)) return;
    const written = writtenOut(field, text);
    if (written !== text) onText(written);
    onLeave?.();
  };
  return (
    <FieldFrame id={id} label={field.label} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          ref={(input) => input?.setCustomValidity((isBinding && error) || '')}
          {...described(props)}
          id={id}
          className={joinClasses(styles.input, unit && styles.measured)}
          type="text"
          inputMode={field.kind === 'cijeli' ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          {...whole}
          onChange={(event) => onText(event.target.value)}
          onBlur={leave}
        />
        {unit && (
          <span aria-hidden="true" className={joinClasses('soft', styles.unit)}>
            {unit}
          </span>
        )}
      </div>
      <Reading {...props} />
      <Offers {...props} leave={leave} />
    </FieldFrame>
  );
}

function Reading({ id, field, text }: ControlProps) {
  const value = numberOf(field, text);
  const written = writtenIn(field, text);
  const message = value === written ? 'čita se kao' : 'zaokruženo:';
  const isPlain = value === written && written === readNumber(text) && !isAmbiguous(text);
  const phrase = value !== undefined && !isPlain && `${message} ${writeNumber(field, value)}`;
  return (
    <p id={readingId(id)} className={joinClasses('accent small tight end', styles.reading)}>
      {phrase}
    </p>
  );
}

interface OffersProps extends ControlProps {
  readonly leave: (event: FocusEvent) => void;
}

/** The usual values, one tap each; a tap keeps the focus. */
const Offers = ({ field, onText, leave }: OffersProps) => (
  <div className={styles.offers}>
    {field.offered?.map((value) => (
      <Button
        key={value}
        look="quiet"
        onMouseDown={(event) => event.preventDefault()}
        onBlur={leave}
        onClick={() => onText(typed(value))}
      >
        {writeNumber(field, value)}
      </Button>
    ))}
  </div>
);
