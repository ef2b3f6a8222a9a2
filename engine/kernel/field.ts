import type { Day, Period } from './day.ts';

/** The closed vocabulary of what a person may enter. */
export type FieldKind =
  | 'iznos' // KM, held as feninga
  | 'posto' // percent, held as parts per million
  | 'sati' // hours, held as hundredths
  | 'dani' // days, held as hundredths
  | 'cijeli' // a whole number
  | 'datum' // a calendar day, YYYY-MM-DD
  | 'da_ne' // a switch
  | 'izbor' // one of `izbori`
  | 'periodi'; // a list of periods, at most `najvise`

/** One of the words a choice offers. */
export interface Choice {
  readonly vrijednost: string;
  readonly naziv: string;
}

/**
 * A hint under the label; `{}` stands for the figure of the law named in `zakon` (`minuli_rad.stopa`) on the day of the
 * calculation, `{napomena}` for what the law notes beside it. On a day without that figure `bezIznosa` is said instead.
 */
export type Hint =
  | { readonly tekst: string; readonly zakon?: undefined }
  | {
      readonly tekst: string;
      readonly zakon: string;
      readonly bezIznosa: string;
      /** An empty field counts as that figure, which is shown in it. */
      readonly kadJePrazno?: boolean;
    };

export interface FieldOptions {
  /** The label. */
  readonly naziv: string;
  /** Said when the value is not of this kind or below the least allowed. */
  readonly neispravno: string;
  /** Said instead of `neispravno` when it is a number outside the bounds. */
  readonly izvanRaspona?: string;
  /** Said instead when it is more than `najvise`. */
  readonly previse?: string;
  /** Said when a required value is missing; without it the field is optional. */
  readonly obavezno?: string;
  readonly najmanje?: number;
  readonly najvise?: number;
  /** Both bounds are outside the allowed values. */
  readonly iskljucivo?: boolean;
  readonly savjet?: Hint;
  /** The switch this field belongs to: asked for, and read, only while that is on. */
  readonly uz?: string;
  /** What the form sends when the field is empty; null otherwise. */
  readonly prazno?: number;
  readonly izbori?: readonly Choice[];
  /** Values offered for picking, in entered units; with `samoPonuda` the form takes no others. */
  readonly ponuda?: readonly number[];
  readonly samoPonuda?: boolean;
  /** How a switch stands when nothing is said; what a form offers first in any other field. */
  readonly pocetno?: boolean | number;
}

export interface Field<K extends FieldKind = FieldKind, Required extends boolean = boolean>
  extends FieldOptions {
  readonly vrsta: K;
  readonly nuzno: Required;
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

type IsRequired<O extends FieldOptions> = O extends { uz: string }
  ? false
  : O extends { obavezno: string }
    ? true
    : false;

const isRequired = (options: FieldOptions): boolean =>
  options.obavezno !== undefined && options.uz === undefined;

const field =
  <K extends FieldKind>(vrsta: K) =>
  <const O extends FieldOptions>(options: O): Field<K, IsRequired<O>> => ({
    ...options,
    vrsta,
    nuzno: isRequired(options) as IsRequired<O>,
  });

export const amountField = field('iznos');
export const percentField = field('posto');
export const hoursField = field('sati');
export const daysField = field('dani');
export const wholeField = field('cijeli');
export const dateField = field('datum');
export const switchField = field('da_ne');
export const choiceField = field('izbor');
export const periodsField = field('periodi');
