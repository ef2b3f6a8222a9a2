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
