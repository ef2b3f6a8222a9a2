import type { Day, Period } from './days/day.ts';

/** The closed vocabulary of what a person may enter. */
export type FieldKind =
  | 'iznos' // KM, held as feninga
  | 'posto' // percent, held as parts per million
  | 'sati' // hours, held as hundredths
  | 'dani' // days, held as hundredths
  | 'cijeli' // a whole number
  | 'koeficijent' // a multiple, held as parts per million
  | 'datum' // a calendar day, YYYY-MM-DD
  | 'da_ne' // a switch
  | 'izbor' // one of `choices`
  | 'periodi'; // a list of periods, at most `max`

/** One of the words a choice offers. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * A hint under the label; `{}` stands for the figure of the law named in `figure` (`minuli_rad.stopa`) on the day of the
 * calculation, `{napomena}` for what the law notes beside it. On a day without that figure `withoutFigure` is said instead.
 */
export type Hint =
  | { readonly text: string; readonly figure?: undefined }
  | {
      readonly text: string;
      readonly figure: string;
      readonly withoutFigure: string;
      /** An empty field counts as that figure, which is shown in it. */
      readonly fillsEmpty?: boolean;
    };

export interface FieldOptions {
  /** The label. */
  readonly label: string;
  /** Said when the value is not of this kind or below the least allowed. */
  readonly invalid: string;
  /** Said instead of `invalid` when it is a number outside the bounds. */
  readonly outOfRange?: string;
  /** Said instead when it is more than `max`. */
  readonly tooMuch?: string;
  /** Said when a required value is missing; without it the field is optional. */
  readonly missing?: string;
  readonly min?: number;
  readonly max?: number;
  /** Both bounds are outside the allowed values. */
  readonly exclusive?: boolean;
  readonly hint?: Hint;
  /** The switch this field belongs to: asked for, and read, only while that is on. */
  readonly when?: string;
  /** On the form it stands beside its switch from the start: what is typed into it turns the switch on. */
  readonly turnsOn?: true;
  /** What the form sends when the field is empty; null otherwise. */
  readonly emptyAs?: number;
  readonly choices?: readonly Choice[];
  /** Specified as part of the call: the form names it where it is empty too, as null. Any other empty field is left out. */
  readonly sentEmpty?: true;
  /** Values offered for picking, in entered units; with `offeredOnly` the form takes no others. */
  readonly offered?: readonly number[];
  readonly offeredOnly?: boolean;
  /** A figure of the law a form offers for picking: `uvecanja_minimum.nocni`. */
  readonly offeredFigure?: string;
  /** Taken by the call, but in no group of the form. */
  readonly callOnly?: boolean;
  /** A year: a form opens on the current one where it is offered, and on `initial` otherwise. */
  readonly opensOnThisYear?: true;
  /** How a switch stands when nothing is said; what a form offers first in any other field. */
  readonly initial?: boolean | number;
}

export interface Field<K extends FieldKind = FieldKind, Required extends boolean = boolean>
  extends FieldOptions {
  readonly kind: K;
  readonly required: Required;
}

export type Fields = Readonly<Record<string, Field>>;

type Held<K extends FieldKind> = K extends 'da_ne'
  ? boolean
  : K extends 'datum'
    ? Day
    : K extends 'izbor'
      ? string
      : K extends 'periodi'
        ? readonly Period[]
        : number;

/** What a formula receives: a switch is always true or false, an optional field may be null. */
export type InputOf<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer K, infer Required>
    ? Required extends true
      ? Held<K>
      : K extends 'da_ne'
        ? boolean
        : Held<K> | null
    : never;
};

type IsRequired<O extends FieldOptions> = O extends { when: string }
  ? false
  : O extends { missing: string }
    ? true
    : false;

/** An option that no field has does not compile. */
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

/** The figure a calculation starts from; exactly one of these is given. */
export interface BasisField<Name extends string = string> {
  /** The line that comes back equal to what was given, where the slip has one. */
  readonly line?: Name;
  /** The line that who gives this came for; the first of the main lines where it is not said. */
  readonly leads?: Name;
  readonly label: string;
  /** What it is called in explanations, where a line of another figure bears its name. */
  readonly explainedAs?: string;
  readonly missing: string;
  readonly invalid: string;
  readonly hint?: Hint;
  /** Named as null where another one was given. */
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
  /** The basis and its amount are entered in this group, before its own fields. */
  readonly holdsBasis?: boolean;
}

/** A group of these fields, in their order: one added to them stands in it, unless it is for callers only. */
export const group = <const F extends Fields>(
  title: string,
  fields: F,
  options: Pick<Group, 'folded' | 'holdsBasis'> = {},
): Group<keyof F & string> => ({
  title,
  fields: Object.keys(fields).filter((name) => !fields[name]?.callOnly),
  ...options,
});
