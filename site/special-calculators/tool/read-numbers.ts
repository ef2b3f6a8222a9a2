import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Field, FieldKind } from '@obracun/engine/core/field.ts';
import { scaleOf } from '@obracun/engine/core/numbers/units.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';
import { formFields, isShown } from '../../calculator/form-state/form-fields.ts';
import type { FormState } from '../../calculator/form-state/form-state.ts';
import { readScaled } from '../../fields/parsing/scaled.ts';

/** Numbers by field, in integer units. */
export type Numbers = Readonly<Record<string, number>>;

/** The numbers of a tool for any input, and the messages of its fields. */
export interface NumbersRead {
  readonly numbers: Numbers;
  readonly errors: Readonly<Record<string, string>>;
  /** Empty or invalid fields, in the order of the form: they count as 0. */
  readonly withoutNumber: readonly string[];
  /** Empty fields that are required. */
  readonly missing: readonly string[];
}

/** Maximum of a field without a limit in its definition, as in the calls. */
const MOST = 10_000_000;

const NUMBERS: ReadonlySet<FieldKind> = new Set(['iznos', 'posto', 'cijeli', 'sati']);

/** Parses the number fields on the screen. An invalid number counts as 0, with a message. */
export function readNumbers(definition: FormDefinition, state: FormState): NumbersRead {
  const read = Object.entries(formFields(definition))
    .filter(([name, { kind }]) => NUMBERS.has(kind) && isShown(definition, state, name))
    .map(([name, field]) => ({ name, ...readField(field, state.entered[name] ?? '') }));
  const finished = read.filter(({ name, isUnfinished }) => !isUnfinished || state.touched.includes(name));
  return {
    numbers: Object.fromEntries(read.map(({ name, value }) => [name, value])),
    errors: Object.fromEntries(finished.flatMap(({ name, text }) => (text ? [[name, text]] : []))),
    withoutNumber: read.filter(({ isNumber }) => !isNumber).map(({ name }) => name),
    missing: read.filter(({ isMissing, text }) => isMissing && text).map(({ name }) => name),
  };
}

interface FieldRead {
  readonly value: number;
  readonly text: string | undefined;
  readonly isMissing: boolean;
  /** Empty, or below the minimum: like the 2 of 2027 while typing, it is reported after blur. */
  readonly isUnfinished: boolean;
  readonly isNumber: boolean;
}

function readField(field: Field, text: string): FieldRead {
  const scale = scaleOf(field.kind);
  const isMissing = visibleText(text) === '';
  const { value, error } = readScaled(text, {
    kind: field.kind,
    places: Math.log10(scale),
    largest: (field.max ?? MOST) * scale,
  });
  if (isMissing) return { value, text: field.missing, isMissing, isUnfinished: true, isNumber: false };
  const isTooSmall = !error && value < (field.min ?? 0) * scale;
  // When it does not count as 0, the message is that of its limits.
  const phrase = field.min !== undefined && (error || isTooSmall) ? field.invalid : error;
  return { value, text: phrase, isMissing, isUnfinished: isTooSmall, isNumber: !error || value > 0 };
}
