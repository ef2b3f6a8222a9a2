import { type ReactNode, useId } from 'react';
import box from '../../../fields/layout/box.module.css';
import { errorId } from '../../../fields/layout/control.ts';
import { FieldFrame } from '../../../fields/layout/field-frame.tsx';
import { useSelectWhole } from '../../../fields/parsing/use-typed.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { type TakeTyped, useTypedUntilLeft } from '../../ui/use-typed-until-left.ts';

interface EntryInputProps {
  readonly label: ReactNode;
  readonly unit: string;
  /** Content, as in the cell of the sheet. */
  readonly text: string;
  readonly error?: string | undefined;
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  readonly placeholder?: string | undefined;
  /** Id of a `datalist` with choices. */
  readonly list?: string;
  readonly isFrozen: boolean;
  /** Called after a pause, on blur, or on Enter. */
  readonly onText: TakeTyped;
}

/** Input for one value of a worker's month, outside the sheet. */
export function EntryInput({ label, unit, text, error, note, hint, onText, ...rest }: EntryInputProps) {
  const id = useId();
  const { typed, type, leave } = useTypedUntilLeft(text, onText);
  const whole = useSelectWhole();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={box.box}>
        <input
          id={id}
          className={joinClasses(box.input, unit && box.measured)}
          type="text"
          inputMode={unit ? 'decimal' : 'text'}
          autoComplete="off"
          placeholder={rest.placeholder}
          list={rest.list}
          readOnly={rest.isFrozen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId(id)}
          value={typed ?? text}
          {...whole}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          onBlur={leave}
        />
        {unit && (
          <span aria-hidden="true" className={joinClasses('soft', box.unit)}>
            {unit}
          </span>
        )}
      </div>
      <p aria-live="polite" className={joinClasses('accent small tight end', box.reading)}>
        {note}
      </p>
    </FieldFrame>
  );
}
