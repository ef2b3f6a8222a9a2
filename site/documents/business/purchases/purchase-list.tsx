import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay, formatMonthOf } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { PURCHASE_TEXT } from '@obracun/engine/documents/books/book-codes.ts';
import { newPurchase, type Purchase, purchaseTotal } from '@obracun/engine/documents/books/purchase.ts';
import { purchaseLinkText } from '@obracun/engine/documents/books/purchase-links.ts';
import { useState } from 'react';
import { today } from '../../../platform/clock.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import { RemovalLine, useRemoval } from '../../../ui/saved-list/use-removal.tsx';
import { labelWith, Typed } from '../../../ui/typed.tsx';
import styles from '../parts/business.module.css';
import type { BusinessRecords } from '../state/records.ts';
import { LinkNotice } from './link-notice.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { PurchaseImport } from './purchase-import.tsx';
import { RepeatedNotice } from './repeated-notice.tsx';

/** A purchase in the form: a new one, or a stored one. */
interface Edited {
  readonly stored?: StoredRecord<Purchase>;
  readonly purchase: Purchase;
}

/** The received invoices, by month of receipt: typed one by one or imported. */
export function PurchaseList({ records }: { readonly records: BusinessRecords }) {
  const [edited, setEdited] = useState<Edited>();
  const removal = useRemoval();
  const { purchases } = records;
  const months = [...new Set(purchases.map(({ content }) => content.received.slice(0, 7)))]
    .toSorted()
    .toReversed();
  return (
    <div className="stack4">
      <p className="soft measure">Faktura ulazi u knjigu mjeseca u kojem je primljena.</p>
      {edited ? (
        <PurchaseForm
          key={edited.stored?.id ?? 'nova'}
          edited={edited.stored}
          first={edited.purchase}
          known={purchases}
          close={() => setEdited(undefined)}
        />
      ) : (
        <PurchaseImport known={purchases} removal={removal}>
          <Button look="main" onClick={() => setEdited({ purchase: newPurchase(today()) })}>
            Upiši nabavku
          </Button>
        </PurchaseImport>
      )}
      <RemovalLine {...removal} />
      <RepeatedNotice purchases={purchases.map(({ content }) => content)} />
      <LinkNotice purchases={purchases} />
      {months.map((month) => (
        <section key={month}>
          <Heading level={2} look="group">
            {isDay(`${month}-01`) ? formatMonthOf(`${month}-01`) : 'Bez dana prijema'}
          </Heading>
          <MonthRows
            all={purchases}
            purchases={purchases.filter(({ content }) => content.received.slice(0, 7) === month)}
            edit={(stored) => setEdited({ stored, purchase: stored.content })}
            remove={({ id, content }) =>
              removal.remove({ nabavke: [id] }, { typed: `${content.number} ${content.supplier}` })
            }
          />
        </section>
      ))}
    </div>
  );
}

interface MonthRowsProps {
  /** Those of every month, which may be linked. */
  readonly all: readonly StoredRecord<Purchase>[];
  readonly purchases: readonly StoredRecord<Purchase>[];
  readonly edit: (purchase: StoredRecord<Purchase>) => void;
  readonly remove: (purchase: StoredRecord<Purchase>) => void;
}

function MonthRows({ all, purchases, edit, remove }: MonthRowsProps) {
  const contents = purchases.map(({ content }) => content);
  const [base, vat] = [sumOf(contents, (one) => one.base), sumOf(contents, (one) => one.deductible)];
  return (
    <>
      <ul>
        {purchases.map((stored) => {
          const { code, number, supplier, received } = stored.content;
          const links = purchaseLinkText(stored, all);
          const called = { typed: `${number} ${supplier}` };
          return (
            <li key={stored.id} className={joinClasses('lined', styles.row)}>
              <div className={joinClasses('entry', styles.head)}>
                <span className="breaking">
                  <Typed>{number}</Typed> · <Typed>{supplier}</Typed>
                </span>
                <span className="end">{`${formatAmount(purchaseTotal(stored.content))} KM`}</span>
                <span className="line3 apart whole soft">
                  <span>
                    {PURCHASE_TEXT[code]}
                    {isDay(received) && `, primljena ${formatDay(received)}`}, PDV koji se odbija{' '}
                    {formatAmount(stored.content.deductible)} KM
                    {links.length > 0 && (
                      <>
                        , <Typed>{links.join(', ')}</Typed>
                      </>
                    )}
                  </span>
                  <span>
                    <Button look="link" {...labelWith('Izmijeni', called)} onClick={() => edit(stored)}>
                      Izmijeni
                    </Button>{' '}
                    <Button look="link" {...labelWith('Ukloni', called)} onClick={() => remove(stored)}>
                      Ukloni
                    </Button>
                  </span>
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="soft">
        {`Ukupno bez PDV-a ${formatAmount(base)} KM, PDV koji se odbija ${formatAmount(vat)} KM.`}
      </p>
    </>
  );
}
