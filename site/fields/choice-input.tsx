import type { Choice, Field } from '@obracun/engine/kernel/field.ts';
import styles from './frame/box.module.css';
import { type ControlProps, described } from './frame/control.ts';
import { FieldFrame } from './frame/field-frame.tsx';
import { typed, writeNumber } from './typed/entered.ts';

/** A field of numbers to choose from offers each of them. */
const choicesOf = (field: Field): readonly Choice[] =>
  field.izbori ??
  field.ponuda?.map((value) => ({ vrijednost: typed(value), naziv: writeNumber(field, value) })) ??
  [];

/** One of a few words; an optional one may be left unsaid. */
export const ChoiceInput = (props: ControlProps) => (
  <FieldFrame id={props.id} label={props.field.naziv} hint={props.hint} error={props.error}>
    <select
      {...described(props)}
      id={props.id}
      className={styles.input}
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
      onBlur={props.onLeave}
    >
      {(!props.field.nuzno || props.text === '') && <option value="">–</option>}
      {choicesOf(props.field).map(({ vrijednost, naziv }) => (
        <option key={vrijednost} value={vrijednost}>
          {naziv}
        </option>
      ))}
    </select>
  </FieldFrame>
);
