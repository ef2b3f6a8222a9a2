import type { DueOrder, DuesOf } from '../../kernel/dues.ts';
import { lastChangeOf } from '../../kernel/law-by-day.ts';
import { sifra_poreza_na_ostali_dohodak } from '../../law/rs/revenue-codes.ts';

/** The last one: an order is written today, whatever month it is for. */
const taxCode = lastChangeOf(sifra_poreza_na_ostali_dohodak);

const contributions = (line: string): DueOrder => ({
  line,
  item: 'contributions',
  purpose: 'Doprinosi',
  municipality: 'payer',
  doubt: 'jedna šifra za sve doprinose je iz javnih programa',
});

const tax = (line: string): DueOrder => ({
  line,
  item: 'tax',
  code: String(taxCode.vrijednost.sifra),
  purpose: 'Porez na ostali dohodak',
  municipality: 'payer',
  doubt: `šifra poreza je iz ${taxCode.izvor.glasilo}`,
});

interface OwedLines {
  /** The line that is all contributions. */
  readonly contributions?: string;
  readonly tax?: string;
}

/** The orders of who pays in Republika Srpska: all contributions in one, the tax in another. */
export const duesInSrpska =
  (lines: OwedLines): DuesOf =>
  () => ({
    entity: 'rs',
    payer: 'Opština uplatioca',
    orders: [
      ...(lines.contributions ? [contributions(lines.contributions)] : []),
      ...(lines.tax ? [tax(lines.tax)] : []),
    ],
  });
