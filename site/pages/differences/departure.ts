/** One difference between this product and others, or between sources. */
export interface Departure {
  readonly subject: string;
  /** What differs, and by which law. */
  readonly text: string;
  /** The parameter on the page of the law. */
  readonly law?: string;
}

export interface DepartureGroup {
  readonly title: string;
  readonly departures: readonly Departure[];
}
