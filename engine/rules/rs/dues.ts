import type { DueOrder, DuesOf } from '../../core/dues.ts';
import { lastChangeOf } from '../../core/law.ts';
import { sifra_poreza_na_ostali_dohodak } from '../../law/rs/revenue-codes.ts';

/** The last one: an order is written today, whatever month it is for. */
const taxCode = lastChangeOf(sifra_poreza_na_ostali_dohodak);

interface OwedLines {
  /** The line that is all contributions. */
  readonly contributions?: string;
  /** They are of one month, of a result that is of a year. */
  readonly isMonthly?: boolean;
  readonly tax?: string;
  /** Which income is taxed, where it is not other income: its own code was not found. */
  readonly income?: string;
  /** What is owed besides and has no order, and why. */
  readonly besides?: string;
}

const contributions = (line: string, { isMonthly, besides }: OwedLines): DueOrder => ({
  line,
  item: 'contributions',
  purpose: isMonthly ? 'Doprinosi za mjesec' : 'Doprinosi',
  municipality: 'payer',
  doubt: ['jedna šifra za sve doprinose je iz javnih programa', ...(besides ? [besides] : [])].join('; '),
});

const tax = (line: string, { income }: OwedLines): DueOrder => ({
  line,
  item: 'tax',
  code: String(taxCode.vrijednost.sifra),
  purpose: income ? `Porez na dohodak ${income}` : 'Porez na ostali dohodak',
  municipality: 'payer',
  doubt: income
    ? `šifra za dohodak ${income} nije nađena: ovdje je ona za ostali dohodak (${taxCode.izvor.glasilo})`
    : `šifra poreza: ${taxCode.izvor.glasilo}`,
});

/** The orders of who pays in Republika Srpska: all contributions in one, the tax in another. */
export const duesInSrpska =
  (owed: OwedLines): DuesOf =>
  () => ({
    entity: 'rs',
    payer: 'Opština uplatioca',
    orders: [
      ...(owed.contributions ? [contributions(owed.contributions, owed)] : []),
      ...(owed.tax ? [tax(owed.tax, owed)] : []),
    ],
  });
