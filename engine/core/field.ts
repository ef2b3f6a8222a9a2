import type { Day, Period } from './days/day.ts';

/** The closed vocabulary of input kinds. */
export type FieldKind =
  | 'iznos' // KM, stored as feninga
  | 'posto' // percent, stored as parts per million
  | 'sati' // hours, stored as hundredths
  | 'dani' // days, stored as hundredths
  | 'cijeli' // a whole number
  | 'koeficijent' // a multiple, stored as parts per million
  | 'datum' // a calendar day, YYYY-MM-DD
  | 'da_ne' // a switch
  | 'izbor' // one of `choices`
  | 'periodi'; // a list of periods, at most `max`

/** True for a kind whose value in a call is a number. */
export const isNumeric = (kind: FieldKind): boolean => !NOT_NUMERIC.has(kind);

const NOT_NUMERIC: ReadonlySet<FieldKind> = new Set(['datum', 'da_ne', 'izbor', 'periodi']);

/** One option of a choice. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * The hint under the label; `{}` is replaced by the figure of the law in `figure` (`minuli_rad.stopa`) on the day of the calculation.
 * `withoutFigure` is the hint of a day without that figure.
 */
export type Hint =
  | { readonly text: string; readonly figure?: undefined }
  | {
      readonly text: string;
      readonly figure: string;
      readonly withoutFigure: string;
      /** The figure that replaces an empty field, shown in it. */
      readonly fillsEmpty?: boolean;
    };

export interface FieldOptions {
  /** The label. */
  readonly label: string;
  /** The message for a value of another kind or below the minimum. */
  readonly invalid: string;
  /** The message instead of `invalid` for a number outside the bounds. */
  readonly outOfRange?: string;
  /** The message instead when it exceeds `max`. */
  readonly tooMuch?: string;
  /** The message when a required value is missing; without it the field is optional. */
  readonly missing?: string;
  readonly min?: number;
  readonly max?: number;
  /** Both bounds are exclusive. */
  readonly exclusive?: boolean;
  readonly hint?: Hint;
  /** The switch of this field: it is shown and read only while that is on. */
  readonly when?: string;
  /** The form always shows it beside its switch: typing into it turns the switch on. */
  readonly turnsOn?: true;
  /** The value the form sends when the field is empty; null by default. */
  readonly emptyAs?: number;
  readonly choices?: readonly Choice[];
  /** Part of the specified call: the form sends it as null when empty. Any other empty field is omitted. */
  readonly sentEmpty?: true;
  /** Suggested values, in entered units; with `offeredOnly` the form accepts no others. */
  readonly offered?: readonly number[];
  readonly offeredOnly?: boolean;
  /** A figure of the law that the form suggests: `uvecanja_minimum.nocni`. */
  readonly offeredFigure?: string;
  /** Hours that people count in days: the form takes either. */
  readonly typedInDays?: true;
  /** Accepted by the call, but in no group of the form. */
  readonly callOnly?: boolean;
  /** A call accepts it, but the list of an assistant's tools, whose size is limited, does not describe it. */
  readonly undescribed?: true;
  /** A year: the form starts with the current one if offered, else with `initial` and this sentence, which names its publisher. */
  readonly opensOnThisYear?: string;
  /** Default of a switch; the first suggestion of a form for any other field. */
  readonly initial?: boolean | number;
}

export interface Field<K extends FieldKind = FieldKind, Required extends boolean = boolean>
  extends FieldOptions {
  readonly kind: K;
  readonly required: Required;
}

export type Fields = Readonly<Record<string, Field>>;

type Stored<K extends FieldKind> = K extends 'da_ne'
  ? boolean
  : K extends 'datum'
    ? Day
    : K extends 'izbor'
      ? string
      : K extends 'periodi'
        ? readonly Period[]
        : number;

/** What a formula receives: a switch is always a boolean, an optional field may be null. */
export type InputOf<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer K, infer Required>
    ? Required extends true
      ? Stored<K>
      : K extends 'da_ne'
        ? boolean
        : Stored<K> | null
    : never;
};

type IsRequired<O extends FieldOptions> = O extends { when: string }
  ? false
  : O extends { missing: string }
    ? true
    : false;

/** An option that no kind of field has does not compile. */
type NoOther<O> = { readonly [N in Exclude<keyof O, keyof FieldOptions>]: never };

const isRequired = (options: FieldOptions): boolean =>
  options.missing !== undefined && options.when === undefined;

const field =
  <K extends FieldKind>(kind: K) =>
  <const O extends FieldOptions>(options: O & NoOther<O>): Field<K, IsRequired<O>> => ({
    ...options,
    kind,
    required: isRequired(options) as IsRequired<O>,
  });

export const amountField = field('iznos');
export const percentField = field('posto');
export const hoursField = field('sati');
export const daysField = field('dani');
export const wholeField = field('cijeli');
export const coefficientField = field('koeficijent');
export const dateField = field('datum');
export const switchField = field('da_ne');
export const choiceField = field('izbor');
export const periodsField = field('periodi');

/** The basis of a calculation; exactly one is given. */
export interface BasisField<Name extends string = string> {
  /** The line that equals the given amount, if the slip has one. */
  readonly line?: Name;
  /** The main line of this basis; by default the first main line. */
  readonly leads?: Name;
  readonly label: string;
  /** Its name in explanations, where a line of another figure has the same name. */
  readonly explainedAs?: string;
  readonly missing: string;
  readonly invalid: string;
  readonly hint?: Hint;
  /** Sent as null when another basis is given. */
  readonly sentEmpty?: true;
  /** Accepted by the call but not offered on the screen. */
  readonly callOnly?: boolean;
}

/** A group of fields with a heading; `when` names the switch that reveals it. */
export interface Group<Name extends string = string> {
  readonly title: string;
  readonly fields: readonly Name[];
  readonly folded?: boolean;
  readonly when?: Name;
  /** The basis and its amount belong to this group, before its own fields. */
  readonly holdsBasis?: boolean;
}

/** A group of these fields, in their order; every field of the table belongs to it, except those for callers only. */
export const group = <const F extends Fields>(
  title: string,
  fields: F,
  options: Pick<Group, 'folded' | 'holdsBasis'> = {},
): Group<keyof F & string> => ({
  title,
  fields: Object.keys(fields).filter((name) => !fields[name]?.callOnly),
  ...options,
});
