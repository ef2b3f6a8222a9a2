import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { documentsAfter, documentsBefore } from '@obracun/engine/documents/invoice/chain.ts';
import { type Invoice, KM } from '@obracun/engine/documents/invoice/invoice.ts';
import { KIND_FACTS, NEXT_KINDS } from '@obracun/engine/documents/invoice/kinds.ts';
import { STATE_WORDS } from '@obracun/engine/documents/invoice/state.ts';
import { useState } from 'react';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { CalledSo, labelWith, Typed } from '../../../ui/typed.tsx';
import { calledDocument } from '../../invoice/state/kept.ts';
import styles from '../business.module.css';
import type { useFormOpener } from '../state/open-form.ts';
import type { BusinessRecords } from '../state/records.ts';
import { Payments } from './payments.tsx';
import type { DocumentRow } from './rows.ts';

export interface DocumentItemProps {
  readonly row: DocumentRow;
  readonly records: BusinessRecords;
  readonly opener: ReturnType<typeof useFormOpener>;
  readonly removal: Removal;
}

/** One document: its line, and opened its chain, payments and actions. */
export function DocumentItem(props: DocumentItemProps) {
  const { kept, isDraft, state, open, isOverdue, totals } = props.row;
  const { content } = kept;
  const [isOpened, setOpened] = useState(false);
  const { isPriced } = KIND_FACTS[content.vrsta];
  const currency = content.valuta === KM ? 'KM' : content.valuta;
  const due = isDay(content.rokPlacanja) && open > 0 ? `, rok ${formatDay(content.rokPlacanja)}` : '';
  return (
    <li className={styles.row}>
      <details onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className={styles.head}>
          <span className={styles.name}>
            <CalledSo {...calledDocument(content)} /> · <Typed or="bez kupca">{content.customer.name}</Typed>
          </span>
          <span className={styles.sum}>{isPriced && `${formatAmount(totals.payable)} ${currency}`}</span>
          <span className={styles.soft}>
            {isDay(content.datum) ? formatDay(content.datum) : 'bez datuma'}
          </span>
          <span className={joinClasses(styles.soft, styles.sum, isOverdue && styles.late)}>
            {isOverdue ? 'Dospjela' : STATE_WORDS[state]}
            {open > 0 && open !== totals.payable && `, ostaje ${formatAmount(open)} ${currency}`}
            {due}
          </span>
        </summary>
        {isOpened && (
          <div className={styles.inside}>
            <Chain {...props} />
            {!isDraft && isPriced && KIND_FACTS[content.vrsta].debt > 0 && <Payments {...props} />}
            <Actions {...props} />
          </div>
        )}
      </details>
    </li>
  );
}

/** The documents before and after it. */
function Chain({ row, records, opener }: DocumentItemProps) {
  const all = records.issued.map(({ content }) => content);
  const { content } = row.kept;
  const links: readonly (readonly [words: string, documents: readonly Invoice[]])[] = [
    ['Iz dokumenta', documentsBefore(content, all)],
    ['Iz njega je', documentsAfter(content, all)],
  ];
  return links.map(
    ([words, documents]) =>
      documents.length > 0 && (
        <p key={words}>
          {words}:{' '}
          {documents.map((one) => (
            <Button
              key={`${one.vrsta} ${one.brojFakture} ${one.datum}`}
              look="link"
              {...labelWith('Otvori', calledDocument(one))}
              onClick={() => opener.open(one)}
            >
              <CalledSo {...calledDocument(one)} />
            </Button>
          ))}
        </p>
      ),
  );
}

function Actions({ row, records, opener, removal }: DocumentItemProps) {
  const { kept, isDraft } = row;
  const called = calledDocument(kept.content);
  const payments = records.payments.filter(
    ({ content: { za } }) =>
      za.vrsta === kept.content.vrsta &&
      za.broj === kept.content.brojFakture &&
      za.datum === kept.content.datum,
  );
  const remove = () =>
    removal.remove(
      isDraft ? { nacrti: [kept.id] } : { fakture: [kept.id], uplate: payments.map(({ id }) => id) },
      called,
    );
  return (
    <Buttons>
      <Button {...labelWith('Otvori', called)} onClick={() => opener.open(kept.content)}>
        Otvori
      </Button>
      {!isDraft &&
        NEXT_KINDS[kept.content.vrsta].map((kind) => (
          <Button key={kind} look="quiet" onClick={() => opener.make(kept.content, kind)}>
            Napravi: {KIND_FACTS[kind].title.toLowerCase()}
          </Button>
        ))}
      {!isDraft && (
        <Button
          look="quiet"
          {...labelWith('Kopiraj u novu', called)}
          onClick={() => opener.copy(kept.content)}
        >
          Kopiraj u novu
        </Button>
      )}
      <Button look="quiet" {...labelWith('Ukloni', called)} onClick={remove}>
        Ukloni
      </Button>
    </Buttons>
  );
}
