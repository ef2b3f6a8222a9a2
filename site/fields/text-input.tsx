import { joinClasses } from '../ui/join-classes.ts';
import { Quoted } from '../ui/quoted.tsx';
import box from './layout/box.module.css';
import { type ControlProps, errorId, idsOf } from './layout/control.ts';
import { FieldFrame, missingText, notedBy, Warning } from './layout/field-frame.tsx';
import styles from './text-input.module.css';

export interface TextInputProps extends Pick<ControlProps, 'id' | 'text' | 'onText'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** An error: blocks the submit of the form. */
  readonly error?: string | undefined;
  /** A warning; the text counts anyway. */
  readonly warning?: string | undefined;
  readonly placeholder?: string | undefined;
  /** The typed part of the placeholder. */
  readonly 'data-typed'?: string | undefined;
  readonly required?: boolean;
  /** More than one: an area of that many lines. */
  readonly rows?: number;
  /** The id of a `datalist` with suggestions. */
  readonly list?: string;
}

type RequestState = HTMLInputElement | HTMLTextAreaElement;

/** A text of one line or several; the browser checks a required one, with our message. */
export function TextInput({
  id,
  label,
  text,
  hint,
  error,
  warning,
  rows = 1,
  onText,
  ...rest
}: TextInputProps) {
  const missing = rest.required && text.trim() === '' && missingText(label);
  const shared = {
    ...rest,
    id,
    ref: (control: RequestState | null) => control?.setCustomValidity(missing || error || ''),
    value: text,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': idsOf(error && errorId(id), notedBy(id, warning, hint)),
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error && <Quoted>{error}</Quoted>}>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} className={joinClasses(box.input, styles.area)} />
      ) : (
        <div className={styles.line} data-text={text}>
          <input {...shared} type="text" className={box.input} />
        </div>
      )}
      <Warning id={id}>{warning}</Warning>
    </FieldFrame>
  );
}
