import { formatAmount, formatMonthOf, formatRate } from '@obracun/engine/core/numbers/format.ts';
import figures from '../../../ui/page/figures.module.css';
import { Heading } from '../../../ui/page/heading.tsx';
import { Scrolled } from '../../../ui/page/scrolled.tsx';
import type { MonthTotals } from './month-totals.ts';

/** Base, VAT and total of the issued documents of each month, by rate. */
export const MonthTable = ({ months }: { readonly months: readonly MonthTotals[] }) =>
  months.length > 0 && (
    <section>
      <Heading level={2} look="group">
        Izdato po mjesecima, u KM
      </Heading>
      <Scrolled label="Izdato po mjesecima">
        <table className={figures.figures}>
          <thead>
            <tr>
              {['Mjesec', 'Osnovica', 'PDV', 'Ukupno'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {months.map((one) => (
            <MonthRows key={one.month} {...one} />
          ))}
        </table>
      </Scrolled>
    </section>
  );

const MonthRows = ({ month, rates, base, vat, total }: MonthTotals) => (
  <tbody>
    <tr>
      <th scope="row">
        <strong>{formatMonthOf(`${month}-01`)}</strong>
      </th>
      <td>{formatAmount(base)}</td>
      <td>{formatAmount(vat)}</td>
      <td>
        <strong>{formatAmount(total)}</strong>
      </td>
    </tr>
    {rates.length > 1 &&
      rates.map((one) => (
        <tr key={one.rate}>
          <th scope="row">po stopi {formatRate(one.rate)}</th>
          <td>{formatAmount(one.base)}</td>
          <td>{formatAmount(one.vat)}</td>
          <td>{formatAmount(one.base + one.vat)}</td>
        </tr>
      ))}
  </tbody>
);
