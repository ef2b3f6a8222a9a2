import { joinClasses } from '../ui/join-classes.ts';
import { Quoted } from '../ui/quoted.tsx';
import box from './layout/box.module.css';
import { type ControlProps, errorId, idsOf } from './layout/control.ts';
import { FieldFrame, missingWords } from './layout/field-frame.tsx';
import { notedBy, Warning } from './layout/warning.tsx';
import styles from './text-input.module.css';

export interface TextInputProps extends Pick<ControlProps, 'id' | 'text' | 'onText'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Why the text cannot stay: the form is not sent with it. */
  readonly error?: string | undefined;
  /** What looks mistyped; the text counts all the same. */
  readonly warning?: string | undefined;
  readonly placeholder?: string | undefined;
  /** What of the placeholder somebody typed. */
  readonly 'data-typed'?: string | undefined;
  readonly required?: boolean;
  /** More than one: an area of that many lines. */
  readonly rows?: number;
  /** The id of a `datalist` to choose from. */
  readonly list?: string;
}

type RequestState = HTMLInputElement | HTMLTextAreaElement;

/** Words of one line or several; its browser asks for it when it is required, in our words. */
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
  const missing = rest.required && text.trim() === '' && missingWords(label);
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
