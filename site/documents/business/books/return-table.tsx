import { formatAmount, formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import type { ReturnBox } from '@obracun/engine/documents/books/vat-return.ts';
import { DataTable } from '../../../ui/page/data-table.tsx';
import figures from '../../../ui/page/figures.module.css';
import { Heading } from '../../../ui/page/heading.tsx';

/** The boxes of the return in whole KM, each that is not zero with its working. */
export const ReturnTable = ({ boxes }: { readonly boxes: readonly ReturnBox[] }) => (
  <section>
    <Heading level={2} look="group">
      PDV prijava, cijeli KM
    </Heading>
    <DataTable
      scrolled="PDV prijava"
      className={figures.figures}
      rows={boxes}
      columns={[
        {
          title: 'Polje',
          isHeading: true,
          cell: ({ box, name, exact, working }) => (
            <>
              {box} {name}
              {exact !== 0 && (
                <>
                  <br />
                  <span className="soft">{working}</span>
                </>
              )}
            </>
          ),
        },
        { title: 'Tačno', cell: ({ exact }) => formatAmount(exact) },
        { title: 'U prijavi', cell: ({ whole }) => <strong>{formatDecimal(whole, 0)}</strong> },
      ]}
    />
  </section>
);
