import { isDay } from '../../core/days/day.ts';
import { formatDay, formatRate } from '../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import type { Figure, Total } from '../blocks.ts';
import { moneyFigure } from '../figures.ts';
import type { Advance, Invoice } from './invoice.ts';
import { wordsOf } from './kinds.ts';
import { advanceVat, type InvoiceTotals } from './totals.ts';

/** `1.234,56 KM`, or with the code of another currency. */
export const money =
  ({ valuta }: Pick<Invoice, 'valuta'>) =>
  (amount: Feninga): Figure =>
    moneyFigure(amount, valuta);

const totalRow = (label: string, figure: Figure, strong = false): Total => ({ label, figure, strong });

/** Base, VAT by rate (čl. 107. Pravilnika o primjeni Zakona o PDV) and total to pay. */
export function totalRows(invoice: Invoice, totals: InvoiceTotals): Total[] {
  const { base, rates, vat, payable } = totals;
  const figure = money(invoice);
  const perRate = rates.map((rate) =>
    totalRow(`PDV ${formatRate(rate.rate)} na osnovicu ${figure(rate.base).text}`, figure(rate.vat)),
  );
  return [
    ...beforeBase(invoice, totals),
    totalRow('Osnovica', figure(base)),
    ...perRate,
    ...(invoice.pdvObveznik ? [totalRow('Ukupno PDV', figure(vat))] : []),
    ...advanceRows(invoice, totals),
    totalRow(wordsOf(invoice).payable, figure(payable), true),
  ];
}

/** The sum of the lines, where it is not the base or the total already. */
function beforeBase(invoice: Invoice, totals: InvoiceTotals): readonly Total[] {
  const { total, rounding, linesBase, discount } = totals;
  const figure = money(invoice);
  if (invoice.popust > 0)
    return [
      totalRow('Zbir stavki bez PDV-a', figure(linesBase)),
      totalRow(`Popust ${formatRate(invoice.popust)}`, figure(0 - discount)),
    ];
  if (rounding === 0) return [];
  return [
    totalRow('Zbir stavki', figure(total - rounding)),
    totalRow('Zaokruženje: PDV se računa na zbir, a ne po stavkama', figure(rounding)),
  ];
}

/** The whole, each deducted advance with its VAT by rate, and what is left of base and VAT. */
function advanceRows(invoice: Invoice, totals: InvoiceTotals): readonly Total[] {
  const { avansi, pdvObveznik } = invoice;
  if (avansi.length === 0) return [];
  const figure = money(invoice);
  const vat = sumOf(totals.advances, (advance) => advance.vat);
  const base = totals.prepaid - vat;
  const textOf = ({ broj, datum }: Advance) =>
    ['Avans po fakturi', broj, isDay(datum) ? `od ${formatDay(datum)}` : ''].filter(Boolean).join(' ');
  return [
    totalRow(pdvObveznik ? 'Ukupno sa PDV-om' : 'Ukupno', figure(totals.total)),
    ...avansi.flatMap((advance) =>
      advance.parts.map((part) =>
        totalRow(
          pdvObveznik
            ? `${textOf(advance)}: u tome PDV ${formatRate(part.taxRate)} ${figure(advanceVat(part)).text}`
            : textOf(advance),
          figure(0 - part.total),
        ),
      ),
    ),
    ...(pdvObveznik
      ? [
          totalRow('Preostala osnovica', figure(totals.base - base)),
          totalRow('Preostali PDV', figure(totals.vat - vat)),
        ]
      : []),
  ];
}
