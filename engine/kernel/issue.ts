/** Why an input is refused: which field, a code for machines, a Bosnian sentence for people. */
export interface Issue {
  readonly polje: string;
  readonly kod: string;
  readonly poruka: string;
}

/** Something worth knowing that changes no amount. */
export interface Warning {
  readonly polje: string;
  readonly poruka: string;
  /** The act and gazette behind it, or null when it is not about the law. */
  readonly izvor: string | null;
}
