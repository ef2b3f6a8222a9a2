import type { Field, FieldKind } from '@obracun/engine/core/field.ts';

/** Props of every control: its field, the text as typed, and its messages. */
export interface ControlProps {
  readonly id: string;
  readonly field: Field;
  readonly text: string;
  /** Placeholder. */
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onText: (text: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** The ids of the texts above and under a control. */
export const labelId = (id: string): string => `${id}-naziv`;
export const hintId = (id: string): string => `${id}-savjet`;
export const errorId = (id: string): string => `${id}-greska`;
export const readingId = (id: string): string => `${id}-citanje`;

/** Kinds whose parsed value is echoed. */
const READ: ReadonlySet<FieldKind> = new Set(['iznos', 'posto', 'sati', 'dani', 'cijeli']);

/** The ids of existing texts; undefined when there are none. */
export const idsOf = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** The ids of the texts that concern a control now. */
export const describedBy = ({ id, field, hint, error }: ControlProps): string | undefined =>
  idsOf(error && errorId(id), READ.has(field.kind) && readingId(id), hint && hintId(id));

/** Connects a control with the texts under it. */
export const described = (props: ControlProps) => ({
  'aria-describedby': describedBy(props),
  'aria-invalid': props.error ? true : undefined,
  'aria-required': props.field.required || undefined,
});
