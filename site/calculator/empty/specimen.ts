/** A line of a slip, written as it is read. */
export interface SpecimenRow {
  readonly label: string;
  readonly figure: string;
  readonly isTotal?: true;
}

/** A slip of a wage somebody might have, made when the site is built: it asks the service for nothing. */
export interface SlipSpecimen {
  /** What it was reckoned from: `10/2026 · Godine staža: 10`. */
  readonly of: string;
  /** Those people come for, the first of them large. */
  readonly main: readonly SpecimenRow[];
  readonly rows: readonly SpecimenRow[];
}
