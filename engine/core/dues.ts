/** What is owed to public revenue, as accounts are kept for it. */
export type AccountItem =
  | 'pio'
  | 'health'
  | 'health-federal'
  | 'health-canton'
  | 'employment'
  | 'employment-federal'
  | 'employment-canton'
  | 'tax'
  | 'water'
  | 'disaster'
  | 'osi'
  | 'contributions'
  | 'solidarity'
  | 'pio-fbih-resident'
  | 'child-fbih-resident'
  | 'health-rs-resident'
  | 'employment-rs-resident'
  | 'pio-fbih-fund'
  | 'pio-rs-fund';

/** A payment order a result asks for: nothing is ordered while its line is zero. */
export interface DueOrder {
  /** The line whose amount it pays. */
  readonly line: string;
  readonly item: AccountItem;
  /** Vrsta prihoda, six digits, in place of that of wages. */
  readonly code?: string;
  readonly purpose: string;
  /** Whose municipality stands on it. */
  readonly municipality: 'payer' | 'payee';
  /** What the person should check before paying. */
  readonly doubt?: string;
}

/** A column of a form of the tax office. */
export interface FilingColumn {
  /** As the form numbers it, where its layout was read. */
  readonly number?: string;
  readonly title: string;
  /** The line it carries; without one the payer writes it. */
  readonly line?: string;
}

/** A form a result is filed on. */
export interface FilingForm {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly FilingColumn[];
  /** Where its layout was read; without one the columns are named by what they hold, and that is said. */
  readonly source?: string;
}

/** What a result is paid with and filed on. */
export interface Dues {
  /** Whose system the money belongs to. */
  readonly entity: 'fbih' | 'rs';
  /** Who pays, and who is paid where another municipality stands on some orders: labels of what is chosen. */
  readonly payer: string;
  readonly payee?: string;
  readonly orders: readonly DueOrder[];
  readonly form?: FilingForm;
}

/** What is due, by the switches of the form. */
export type DuesOf = (isOn: (name: string) => boolean) => Dues;
