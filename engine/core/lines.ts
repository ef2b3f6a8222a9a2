import type { Day } from './days/day.ts';
import type { Line, LineKind, ResultHeading } from './line.ts';

/** A heading is one object: the lines that name it stand together under it, where the first of them stands. */
export const section = (title: string, options: Omit<ResultHeading, 'title'> = {}): ResultHeading => ({
  title,
  ...options,
});

export interface LineOptions<V> {
  /**
   * How the line is made: names of lines, `unos.field`, `zakon.parameter.value`, and + − × / | ( ) ; max min cijelo. By variant where the
   * slip has several; undefined where that one lacks the line.
   */
  readonly notation: string | ((variant: V) => string | undefined);
  /** Where people read it; a line without one only helps to explain others, or is there for callers. */
  readonly section?: ResultHeading | undefined;
  /** Set in weight. */
  readonly total?: boolean;
  /** Set in from the sum above it, which it is a part of. */
  readonly within?: boolean;
  /** Not shown while it is zero, or while the line named here is. */
  readonly hideZero?: boolean | string;
  /** The switch without which it is not shown. */
  readonly when?: string;
  /** Its place among the lines people came for; the first is set large. */
  readonly hero?: number | undefined;
  /** Its place in the chart of what the whole is made of; the parts add up to it exactly. */
  readonly part?: number;
  readonly whole?: boolean;
  /** The rate of the law it is calculated at, said beside its name: `doprinosi.pio`. */
  readonly rate?: string | undefined;
  /** Explained on the screen, but not among the fields of the answer. */
  readonly aside?: boolean;
}

/** One line of a slip: what it is called, measured in, where it stands and how it is made. */
export interface SlipLine<K extends LineKind = LineKind, V = never> extends Line, LineOptions<V> {
  readonly kind: K;
}

/** A line that not every variant of the slip has: its notation is undefined where it is missing, and so is its figure. */
export const sometimes = <K extends LineKind, V>(
  line: SlipLine<K, V>,
): SlipLine<K, V> & { readonly sometimes: true } => ({
  ...line,
  sometimes: true,
});

/** All lines of a slip by name, in the order people read them. */
export type LineTable = Readonly<Record<string, SlipLine>>;

const kindOf =
  <K extends LineKind>(kind: K) =>
  <V = unknown>(label: string, options: LineOptions<V>): SlipLine<K, V> => ({ label, kind, ...options });

export const money = kindOf('iznos');
export const hours = kindOf('sati');
export const days = kindOf('dani');
export const percentage = kindOf('posto');
export const count = kindOf('broj');
export const date = kindOf('datum');
export const duration = kindOf('trajanje');
export const hourlyRate = kindOf('satnica');

type Held<L> = L extends SlipLine<'datum'> ? Day : number;
type Sometimes<T> = { [N in keyof T]: T[N] extends { readonly sometimes: true } ? N : never }[keyof T];

/** What a formula must return: these lines and no other, amounts in feninga, hours and days in hundredths, rates in ppm. */
export type LinesOf<T extends LineTable> = {
  readonly [N in Exclude<keyof T, Sometimes<T>>]: Held<T[N]>;
} & { readonly [N in Sometimes<T>]?: Held<T[N]> | undefined };

/** All names of a union: `keyof` has only those that all of it have. */
type NameOf<L> = L extends unknown ? keyof L : never;

/** The lines of a table, and a line it does not have as an error that names it. */
export type ExactLines<T extends LineTable, L> = LinesOf<T> & {
  readonly [N in Exclude<NameOf<L>, keyof T>]?: never;
};

/** What the notations of a table differ by. */
export type VariantOf<T extends LineTable> = T[keyof T]['notation'] extends infer N
  ? N extends (variant: infer V) => string | undefined
    ? V
    : never
  : never;
