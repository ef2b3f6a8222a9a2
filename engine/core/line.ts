/** What a line is measured in. Amounts, hours and days are held in hundredths, rates in ppm. */
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
  /** Not every answer has it. */
  readonly sometimes?: true;
}

/** A whole and the lines it is made of; they add up to it exactly, so that a chart of them tells the truth. */
export interface Composition {
  readonly whole: string;
  readonly parts: readonly string[];
}

/**
 * The lines people came for, the first of them set large: by the line that was given, `otherwise` for any other. Net for who gave
 * the gross, gross for who gave the net.
 */
export type MainLines = Readonly<Record<string, readonly string[]>> & {
  readonly otherwise: readonly string[];
};

/** A heading of the result with what is said of the lines under it. */
export interface ResultHeading {
  readonly title: string;
  readonly note?: string;
  /** The switch that reveals it. */
  readonly when?: string;
  /** Lines called `period_1`, `period_2`… stand here too, as many as the answer has. */
  readonly series?: string;
  /** It stands folded; these lines say it in short, by name, each with the word before its figure. */
  readonly brief?: Readonly<Record<string, string>>;
}

/** The same with its lines. */
export interface Section extends ResultHeading {
  readonly lines: readonly string[];
  /** Lines set in weight: totals and subtotals. */
  readonly totals?: readonly string[];
  /** Lines that a sum above them is made of, set in from it. */
  readonly within?: readonly string[];
  /** Lines left out while another one is zero, or they themselves, each with that one. */
  readonly hiddenWith?: Readonly<Record<string, string>>;
  /** Lines left out while their own switch is off, by switch. */
  readonly linesWhen?: Readonly<Record<string, readonly string[]>>;
}

/** A notation for every line. */
export type Notations = Readonly<Record<string, string>>;
