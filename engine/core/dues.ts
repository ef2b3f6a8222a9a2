/** Kinds of public revenue, by which accounts are listed. */
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

/** A payment order for a result; none while its line is zero. */
export interface DueOrder {
  /** The line whose amount it pays. */
  readonly line: string;
  readonly item: AccountItem;
  /** Vrsta prihoda, six digits, in place of that of wages. */
  readonly code?: string;
  readonly purpose: string;
  /** The municipality stated on it. */
  readonly municipality: 'payer' | 'payee';
  /** What the payer should check first. */
  readonly doubt?: string;
}

/** A column of a form of the tax office. */
export interface FilingColumn {
  /** The number on the form, if its layout was read. */
  readonly number?: string;
  readonly title: string;
  /** The line it shows; without one the payer fills it in. */
  readonly line?: string;
  /** What the payer fills in: the position of the row, or a datum of the recipient. */
  readonly fills?: 'order' | 'number' | 'name' | 'residence';
}

/** A form on which a result is filed. */
export interface FilingForm {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly FilingColumn[];
  /** Source of its layout; without one the columns are named by their content, and the page says so. */
  readonly source?: string;
}

/** How a result is paid and filed. */
export interface Dues {
  /** The entity whose revenue system receives the money. */
  readonly entity: 'fbih' | 'rs';
  /** The choices of payer, and of recipient where some orders have another municipality: labels of the options. */
  readonly payer: string;
  readonly payee?: string;
  readonly orders: readonly DueOrder[];
  readonly form?: FilingForm;
}

/** What is due, by the switches of the form. */
export type DuesOf = (isOn: (name: string) => boolean) => Dues;
