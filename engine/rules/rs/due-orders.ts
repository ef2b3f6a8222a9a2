import type { DueOrder, Dues } from '../../core/dues.ts';
import { lastChangeOf } from '../../core/law.ts';
import { upperFirst } from '../../core/text/letters.ts';
import { sifra_poreza_na_ostali_dohodak } from '../../law/rs/revenue-codes.ts';

/** The lines of a result that a payer in Republika Srpska owes. */
export interface OutstandingLines {
  /** The line with all contributions. */
  readonly contributions?: string;
  /** They are of one month, of a result that is of a year. */
  readonly isMonthly?: boolean;
  readonly tax?: string;
  /** Kind of taxed income other than `other income`: its own code was not found. */
  readonly income?: string;
  /** Other amounts due without an order, and the reason. */
  readonly besides?: string;
}

/** The last one: an order is written today for any month. */
const taxCode = lastChangeOf(sifra_poreza_na_ostali_dohodak);

const contributions = (line: string, { isMonthly, besides }: OutstandingLines): DueOrder => ({
  line,
  item: 'contributions',
  purpose: isMonthly ? 'Doprinosi za mjesec' : 'Doprinosi',
  municipality: 'payer',
  doubt: [
    'jedna šifra za sve doprinose je iz javnih programa',
    ...(besides ? [upperFirst(besides)] : []),
  ].join('. '),
});

const tax = (line: string, { income }: OutstandingLines): DueOrder => ({
  line,
  item: 'tax',
  code: String(taxCode.vrijednost.sifra),
  purpose: income ? `Porez na dohodak ${income}` : 'Porez na ostali dohodak',
  municipality: 'payer',
  doubt: income
    ? `šifra za dohodak ${income} je kao za ostali dohodak (${taxCode.izvor.glasilo})`
    : `šifra poreza: ${taxCode.izvor.glasilo}`,
});

/** One order for all contributions, one for the tax. */
export const duesOfLines = (outstanding: OutstandingLines): Dues => ({
  entity: 'rs',
  payer: 'Opština uplatioca',
  orders: [
    ...(outstanding.contributions ? [contributions(outstanding.contributions, outstanding)] : []),
    ...(outstanding.tax ? [tax(outstanding.tax, outstanding)] : []),
  ],
});
