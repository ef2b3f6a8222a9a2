import type { Day } from './days/day.ts';

/** A heading is one object: the lines that name it are grouped, at the place of the first of them. */
export const section = (title: string, options: Omit<ResultHeading, 'title'> = {}): ResultHeading => ({
  title,
  ...options,
});

export interface LineOptions<V> {
  /**
   * The notation of the line: names of lines, `unos.field`, `zakon.parameter.value`, and + − × / | ( ) ; max min cijelo navise. By variant if the
   * slip has several; undefined in a variant without the line.
   */
  readonly notation: string | ((variant: V) => string | undefined);
  /** The line as a sum of others, where its notation says it otherwise. */
  readonly sum?: string;
  /** Its heading; a line without one only explains others, or is for callers. */
  readonly section?: ResultHeading | undefined;
  /** Bold. */
  readonly total?: boolean;
  /** Indented under the sum above it, which it is a part of. */
  readonly within?: boolean;
  /** Hidden while it is zero, or while the line named here is. */
  readonly hideZero?: boolean | string;
  /** The switch without which it is hidden. */
  readonly when?: string;
  /** Its place among the main lines; the first is shown large. */
  readonly mainPlace?: number | undefined;
  /** Its place in the chart of the parts of the whole; the parts add up to it exactly. */
  readonly part?: number;
  readonly whole?: boolean;
  /** Its place on the way from the cost to the payout: taken from what is left, or what is left there. */
  readonly step?: StoryPlace;
  /** The rate of the law it is calculated at, shown beside its name: `doprinosi.pio`. */
  readonly rate?: string | undefined;
  /** Explained on the screen, but not a field of the answer. */
  readonly explainedOnly?: boolean;
}

/** `−` is taken, `=` is left. */
export type StepSign = '−' | '=';

export interface StoryPlace {
  readonly place: number;
  readonly sign: StepSign;
}

/** One line of a slip: its label, unit, place and notation. */
export interface SlipLine<K extends LineKind = LineKind, V = never> extends Line, LineOptions<V> {
  readonly kind: K;
}

/** A line that some variants of the slip lack: its notation and its figure are undefined there. */
export const sometimes = <K extends LineKind, V>(
  line: SlipLine<K, V>,
): SlipLine<K, V> & { readonly sometimes: true } => ({
  ...line,
  sometimes: true,
});

/** All lines of a slip by name, in reading order. */
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

type Stored<L> = L extends SlipLine<'datum'> ? Day : number;
type Sometimes<T> = { [N in keyof T]: T[N] extends { readonly sometimes: true } ? N : never }[keyof T];

/** What a formula returns: exactly these lines, amounts in feninga, hours and days in hundredths, rates in ppm. */
export type LinesOf<T extends LineTable> = {
  readonly [N in Exclude<keyof T, Sometimes<T>>]: Stored<T[N]>;
} & { readonly [N in Sometimes<T>]?: Stored<T[N]> | undefined };

/** All keys of a union: `keyof` has only the common ones. */
type NameOf<L> = L extends unknown ? keyof L : never;

/** The lines of a table; throws with the name when a line is missing. */
export type ExactLines<T extends LineTable, L> = LinesOf<T> & {
  readonly [N in Exclude<NameOf<L>, keyof T>]?: never;
};

/** What selects the notations of a table. */
export type VariantOf<T extends LineTable> = T[keyof T]['notation'] extends infer N
  ? N extends (variant: infer V) => string | undefined
    ? V
    : never
  : never;

/** The unit of a line. Amounts, hours and days are stored in hundredths, rates in ppm. */
export type LineKind =
  | 'iznos'
  | 'sati'
  | 'dani'
  | 'posto'
  | 'broj'
  | 'datum'
  /** Length of service: days of a year of twelve months of thirty days, shown as years, months and days. */
  | 'trajanje'
  /** KM per hour, never rounded: shown in explanations only, with six decimals. */
  | 'satnica';

export interface Line {
  readonly label: string;
  readonly kind: LineKind;
  /** Some answers lack it. */
  readonly sometimes?: true;
}

/** A whole and its parts, which add up to it exactly, so that a chart of them is correct. */
export interface Composition {
  readonly whole: string;
  readonly parts: readonly string[];
}

/**
 * The main lines, the first shown large: by the line that was given, `otherwise` for any other. Net when the gross was given, gross when
 * the net was.
 */
export type MainLines = Readonly<Record<string, readonly string[]>> & {
  readonly otherwise: readonly string[];
};

/** A heading of the result with a remark on the lines under it. */
export interface ResultHeading {
  readonly title: string;
  readonly note?: string;
  /** The switch that reveals it. */
  readonly when?: string;
  /** Includes the lines `period_1`, `period_2`…, as many as the answer has. */
  readonly series?: string;
  /** Collapsed by default; its summary shows these lines, by name, each with the word before its figure. */
  readonly brief?: Readonly<Record<string, string>>;
}

/** The same with its lines. */
export interface Section extends ResultHeading {
  readonly lines: readonly string[];
  /** Bold lines: totals and subtotals. */
  readonly totals?: readonly string[];
  /** Lines that are parts of a sum above them, indented. */
  readonly within?: readonly string[];
  /** Lines omitted while another line, or they themselves, are zero, each with that line. */
  readonly hiddenWith?: Readonly<Record<string, string>>;
  /** Lines omitted while their switch is off, by switch. */
  readonly linesWhen?: Readonly<Record<string, readonly string[]>>;
}

/** A notation for every line. */
export type Notations = Readonly<Record<string, string>>;
