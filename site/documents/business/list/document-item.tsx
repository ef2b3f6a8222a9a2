import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { formatIn } from '@obracun/engine/documents/currency.ts';
import { isNamedBy } from '@obracun/engine/documents/invoice/chain.ts';
import { KIND_FACTS } from '@obracun/engine/documents/invoice/kinds.ts';
import { STATE_TEXT } from '@obracun/engine/documents/invoice/state.ts';
import { useState } from 'react';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { CalledSo, labelWith, Typed } from '../../../ui/typed.tsx';
import { ChainLinks } from '../../invoice/chain/chain-links.tsx';
import { MakeNext } from '../../invoice/chain/make-next.tsx';
import { calledDocument } from '../../invoice/state/stored.ts';
import styles from '../parts/business.module.css';
import { CustomerCardView } from './customer-card.tsx';
import type { DocumentItemProps } from './item-props.ts';
import { Payments } from './payments.tsx';

/** One document: its line, and opened its chain, payments and actions. */
export function DocumentItem(props: DocumentItemProps) {
  const { stored, isDraft, state, paid, open, over, isOverdue, totals } = props.row;
  const { content } = stored;
  const [isOpened, setOpened] = useState(false);
  const { isPriced } = KIND_FACTS[content.vrsta];
  const money = (amount: number) => formatIn(amount, content.valuta);
  const due = isDay(content.rokPlacanja) && open > 0 ? `, rok ${formatDay(content.rokPlacanja)}` : '';
  return (
    <li className={joinClasses('lined', styles.row)}>
      <details onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className={joinClasses('entry', styles.head)}>
          <span className="breaking">
            <CalledSo {...calledDocument(content)} /> · <Typed or="bez kupca">{content.customer.name}</Typed>
          </span>
          <span className="end">{isPriced && money(totals.payable)}</span>
          <span className="line3 apart whole soft">
            <span>{isDay(content.datum) ? formatDay(content.datum) : 'bez datuma'}</span>
            <span className={isOverdue ? 'error' : undefined}>
              {STATE_TEXT[state]}
              {paid && `, ${(isOverdue ? 'dospjela' : STATE_TEXT[paid]).toLowerCase()}`}
              {over > 0 && `, više ${money(over)}`}
              {open > 0 && open !== totals.payable && `, ostaje ${money(open)}`}
              {due}
            </span>
          </span>
        </summary>
        {isOpened && (
          <div className={joinClasses('stack3', styles.inside)}>
            <ChainLinks
              document={content}
              all={props.records.issued.map((one) => one.content)}
              open={props.opener.open}
            />
            {!isDraft && isPriced && KIND_FACTS[content.vrsta].debt > 0 && <Payments {...props} />}
            <Actions {...props} />
          </div>
        )}
      </details>
    </li>
  );
}

function Actions({ row, records, opener, removal }: DocumentItemProps) {
  const [hasCard, setCard] = useState(false);
  const { stored, isDraft } = row;
  const called = calledDocument(stored.content);
  const payments = records.payments.filter(({ content: { za } }) => isNamedBy(za, stored.content));
  const issued = records.issued.map(({ content }) => content);
  const remove = () =>
    removal.remove(
      isDraft ? { nacrti: [stored.id] } : { fakture: [stored.id], uplate: payments.map(({ id }) => id) },
      called,
    );
  return (
    <>
      {!isDraft && (
        <MakeNext
          document={stored.content}
          issued={issued}
          make={(kind) => opener.make(stored.content, kind)}
          makeAdvance={(share) => opener.makeAdvance(stored.content, share)}
        />
      )}
      <Buttons>
        <Button {...labelWith('Otvori', called)} onClick={() => opener.open(stored.content)}>
          Otvori
        </Button>
        {!isDraft && (
          <Button
            look="quiet"
            {...labelWith('Kopiraj u novu', called)}
            onClick={() => opener.copy(stored.content)}
          >
            Kopiraj u novu
          </Button>
        )}
        {!isDraft && (
          <Button look="quiet" aria-expanded={hasCard} onClick={() => setCard(!hasCard)}>
            Kartica kupca
          </Button>
        )}
        <Button look="quiet" {...labelWith('Ukloni', called)} onClick={remove}>
          Ukloni
        </Button>
      </Buttons>
      {hasCard && <CustomerCardView document={stored.content} records={records} />}
    </>
  );
}
