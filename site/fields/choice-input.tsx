import type { Choice, Field } from '@obracun/engine/core/field.ts';
import styles from './layout/box.module.css';
import { type ControlProps, described } from './layout/control.ts';
import { FieldFrame } from './layout/field-frame.tsx';
import { typed, writeNumber } from './parsing/entered.ts';

/** A field of numbers with options offers each of them. */
const choicesOf = (field: Field): readonly Choice[] =>
  field.choices ??
  field.offered?.map((value) => ({ value: typed(value), label: writeNumber(field, value) })) ??
  [];

/** The current value if it is not offered, such as a year of an older link: shown, so that no other seems chosen. */
const strayIn = ({ field, text }: ControlProps): string | undefined =>
  text === '' || choicesOf(field).some(({ value }) => value === text) ? undefined : text;

/** An optional choice may stay empty, and one that is not made yet is; not where the empty one has a name of its own. */
const isEmptyOffered = ({ field, text }: ControlProps): boolean =>
  (!field.required || text === '') && choicesOf(field).every(({ value }) => value !== '');

/** A choice of a few words; an optional one may stay empty. */
export const ChoiceInput = (props: ControlProps) => (
  <FieldFrame id={props.id} label={props.field.label} hint={props.hint} error={props.error}>
    <select
      {...described(props)}
      id={props.id}
      className={styles.input}
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
      onBlur={props.onLeave}
    >
      {isEmptyOffered(props) && <option value="">–</option>}
      <Stray text={strayIn(props)} />
      {choicesOf(props.field).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </FieldFrame>
);

const Stray = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && (
    <option value={text} disabled translate="no">
      {text}
    </option>
  );
