import styles from './box.module.css';
import { type ControlProps, described } from './control.ts';
import { FieldFrame } from './field-frame.tsx';

/** A day, picked or typed in the way of the person's own device. */
export const DateInput = (props: ControlProps) => (
  <FieldFrame id={props.id} label={props.field.naziv} hint={props.hint} error={props.error}>
    <input
      {...described(props)}
      id={props.id}
      className={styles.input}
      type="date"
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
      onBlur={props.onLeave}
    />
  </FieldFrame>
);
