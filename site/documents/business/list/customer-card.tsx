import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { currencyName } from '@obracun/engine/documents/currency.ts';
import { labelOf } from '@obracun/engine/documents/invoice/chain.ts';
import { type CustomerCard, customerCard } from '@obracun/engine/documents/invoice/customer-card.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { linesOf } from '@obracun/engine/documents/typed-text.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { newId } from '../../../storage/db/tables.ts';
import { saveDraft } from '../../../storage/drafts/drafts.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DataTable } from '../../../ui/page/data-table.tsx';
import figures from '../../../ui/page/figures.module.css';
import { Typed } from '../../../ui/typed.tsx';
import styles from '../parts/business.module.css';
import type { BusinessRecords } from '../state/records.ts';

interface CustomerCardProps {
  /** Any document of the buyer. */
  readonly document: Invoice;
  readonly records: BusinessRecords;
}

const AGE_TITLES = ['do 30 dana', '31–60', '61–90', 'više od 90'];

/** The card of a buyer: every document and payment with the balance, what is open by age, and the letters about it. */
export function CustomerCardView({ document, records }: CustomerCardProps) {
  const issued = records.issued.map(({ content }) => content);
  const payments = records.payments.map(({ content }) => content);
  const card = customerCard(document, issued, payments, today());
  const currency = currencyName(document.valuta);
  return (
    <>
      <DataTable
        scrolled="Kartica kupca"
        className={figures.figures}
        caption={
          <>
            Kartica kupca: <Typed>{document.customer.name}</Typed>, {currency}
          </>
        }
        rows={card.rows}
        columns={[
          { title: 'Datum', isHeading: true, cell: ({ day }) => (isDay(day) ? formatDay(day) : '') },
          { title: 'Opis', className: styles.text, cell: ({ text }) => <Typed>{text}</Typed> },
          {
            title: 'Duguje',
            cell: ({ outstanding }) => (outstanding === 0 ? '' : formatAmount(outstanding)),
          },
          { title: 'Potražuje', cell: ({ received }) => (received === 0 ? '' : formatAmount(received)) },
          { title: 'Stanje', cell: ({ balance }) => formatAmount(balance) },
        ]}
      />
      <p>
        Otvoreno po starosti, od roka:{' '}
        {card.ages.map((amount, at) => `${AGE_TITLES[at]} ${formatAmount(amount)}`).join(', ')}.
      </p>
      <Letters document={document} card={card} />
    </>
  );
}

/** The letters about what is open, with the parties and rows filled. */
function Letters({ document, card }: { readonly document: Invoice; readonly card: CustomerCard }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  if (card.open.length === 0) return null;
  const write = (kind: 'opomena' | 'ios') => {
    const open = kind === 'ios' ? card.open : card.open.filter(isLate);
    const draft = { id: newId(), kind, name: '', content: letterOf(document, open) };
    saveDraft(draft, [], false).then(
      () => navigate(`/${kind}`),
      (error: unknown) => setProblem(`Nije otvoreno: ${reasonOf(error)}.`),
    );
  };
  return (
    <>
      <Buttons>
        {card.open.some(isLate) && <Button onClick={() => write('opomena')}>Napiši opomenu</Button>}
        <Button onClick={() => write('ios')}>Napiši IOS</Button>
      </Buttons>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}

const isLate = ({ document: { rokPlacanja } }: CustomerCard['open'][number]): boolean =>
  isDay(rokPlacanja) && rokPlacanja < today();

/** An address of several lines, for a field of one. */
const inOneLine = (address: string): string => linesOf(address).join(', ');

/** The fields that both letters share. */
const letterOf = ({ company, customer, racun, valuta }: Invoice, open: CustomerCard['open']) => ({
  firm: company.name,
  firmAddress: inOneLine(company.address),
  firmJib: company.idNumber,
  account: racun,
  currency: valuta,
  debtor: customer.name,
  debtorAddress: inOneLine(customer.address),
  debtorJib: customer.idNumber,
  items: open.map(({ document, settled }) => ({
    document: labelOf(document),
    day: document.datum,
    due: document.rokPlacanja,
    amount: totalsOf(document).payable,
    paid: settled === 0 ? null : settled,
  })),
});
