import type { DueOrder, DuesOf } from '../../kernel/dues.ts';

const contributions = (line: string): DueOrder => ({
  line,
  item: 'contributions',
  code: '712199',
  purpose: 'Doprinosi',
  municipality: 'payer',
  doubt: 'jedna šifra za sve doprinose je iz javnih programa',
});

const tax = (line: string): DueOrder => ({
  line,
  item: 'tax',
  code: '711118',
  purpose: 'Porez na ostali dohodak',
  municipality: 'payer',
  doubt: 'šifra poreza je iz Sl. glasnika RS 5/20',
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
