import { formatAmount, formatMonthOf, formatRate } from '@obracun/engine/core/numbers/format.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import figures from '../../../ui/page/figures.module.css';
import { Heading } from '../../../ui/page/heading.tsx';
import type { MonthTotals } from './month-totals.ts';

/** Base, VAT and total of the issued documents of each month, by rate. */
export const MonthTable = ({ months }: { readonly months: readonly MonthTotals[] }) =>
  months.length > 0 && (
    <section>
      <Heading level={2} look="group">
        Izdato po mjesecima, u KM
      </Heading>
      <DataTable
        scrolled="Izdato po mjesecima"
        className={figures.figures}
        groups={months.map((one) => ({ rows: rowsOf(one) }))}
        columns={[
          { title: 'Mjesec', isHeading: true, cell: ({ name }) => name },
          { title: 'Osnovica', cell: ({ base }) => formatAmount(base) },
          { title: 'PDV', cell: ({ vat }) => formatAmount(vat) },
          { title: 'Ukupno', cell: ({ total }) => total },
        ]}
      />
    </section>
  );

/** The month, and its rates when it has several. */
const rowsOf = ({ month, rates, base, vat, total }: MonthTotals) => [
  {
    name: <strong>{formatMonthOf(`${month}-01`)}</strong>,
    base,
    vat,
    total: <strong>{formatAmount(total)}</strong>,
  },
  ...(rates.length > 1 ? rates : []).map((one) => ({
    name: `po stopi ${formatRate(one.rate)}`,
    base: one.base,
    vat: one.vat,
    total: formatAmount(one.base + one.vat),
  })),
];
