/** A line of a slip, written as it is read. */
export interface SpecimenRow {
  readonly label: string;
  readonly figure: string;
  readonly isTotal: boolean;
}

/** A slip of a wage somebody might have, made when the site is built: it asks the service for nothing. */
export interface SlipSpecimen {
  /** `bruto osnovna plata 1.800,00 KM, 10/2026` */
  readonly of: string;
  /** Those people come for, the first of them large. */
  readonly main: readonly SpecimenRow[];
  readonly rows: readonly SpecimenRow[];
}
