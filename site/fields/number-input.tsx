import { isAmbiguous, readNumber } from '@obracun/engine/kernel/number-input.ts';
import { Button } from '../ui/button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './box.module.css';
import { type ControlProps, described } from './control.ts';
import { typed, unitOf, writeNumber } from './entered.ts';
import { FieldFrame } from './field-frame.tsx';

/** A number as people type it. What was typed stays; what could be read a thousand times apart is said in full under it. */
export function NumberInput(props: ControlProps) {
  const { id, field, text, placeholder, hint, error, onText, onLeave } = props;
  const unit = unitOf(field);
  return (
    <FieldFrame id={id} label={field.naziv} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          {...described(props)}
          id={id}
          className={joinClasses(styles.input, unit && styles.measured)}
          type="text"
          inputMode={field.vrsta === 'cijeli' ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        {unit && (
          <span aria-hidden="true" className={styles.unit}>
            {unit}
          </span>
        )}
      </div>
      <Reading {...props} />
      <Offers {...props} />
    </FieldFrame>
  );
}

function Reading({ field, text }: ControlProps) {
  const value = isAmbiguous(text) ? readNumber(text) : undefined;
  return (
    <p aria-live="polite" className={styles.reading}>
      {value !== undefined && `čita se kao ${writeNumber(field, value)}`}
    </p>
  );
}

/** The usual values, one tap each. */
const Offers = ({ field, onText }: ControlProps) => (
  <div className={styles.offers}>
    {field.ponuda?.map((value) => (
      <Button key={value} look="quiet" onClick={() => onText(typed(value))}>
        {writeNumber(field, value)}
      </Button>
    ))}
  </div>
);
