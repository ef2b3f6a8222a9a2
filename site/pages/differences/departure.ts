/** One difference between this product and others, or between sources. */
export interface Departure {
  readonly subject: string;
  readonly elsewhere: string;
  readonly here: string;
  readonly why: string;
  /** The parameter on the page of the law. */
  readonly law?: string;
}

export interface DepartureGroup {
  readonly title: string;
  readonly departures: readonly Departure[];
}
