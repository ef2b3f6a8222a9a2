import type { Field, FieldKind } from '@obracun/engine/core/field.ts';

/** What every control is given: its field, the text as typed, and what is said about it. */
export interface ControlProps {
  readonly id: string;
  readonly field: Field;
  readonly text: string;
  /** Shown in an empty field. */
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onText: (text: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** The ids of the words above and under a control. */
export const labelId = (id: string): string => `${id}-naziv`;
export const hintId = (id: string): string => `${id}-savjet`;
export const errorId = (id: string): string => `${id}-greska`;
export const readingId = (id: string): string => `${id}-citanje`;

/** Kinds of which it is said how what was typed is read. */
const READ: ReadonlySet<FieldKind> = new Set(['iznos', 'posto', 'sati', 'dani', 'cijeli']);

/** Those of several ids whose words are there; undefined where none are. */
export const idsOf = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** The ids of the words that concern a control now. */
export const describedBy = ({ id, field, hint, error }: ControlProps): string | undefined =>
  idsOf(error && errorId(id), READ.has(field.kind) && readingId(id), hint && hintId(id));

/** What ties a control to the words under it. */
export const described = (props: ControlProps) => ({
  'aria-describedby': describedBy(props),
  'aria-invalid': props.error ? true : undefined,
  'aria-required': props.field.required || undefined,
});
