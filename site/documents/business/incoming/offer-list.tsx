import { formatIn } from '@obracun/engine/documents/currency.ts';
import type { Offer, Offers } from '@obracun/engine/documents/invoice/incoming/offers.ts';
import {
  type ChosenLine,
  exchanged,
  isExchanged,
  linesTotals,
  paymentsOfLines,
  sharedLines,
} from '@obracun/engine/documents/invoice/incoming/shares.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import styles from '../parts/business.module.css';
import type { FormOpener } from '../state/open-form.ts';
import { addStatementPayments } from '../state/records.ts';
import { LineHead, type OfferChoice, OfferRow } from './offer-row.tsx';

interface Booked {
  readonly text: string;
  readonly ids: readonly string[];
}

interface OfferListProps {
  readonly offers: Offers;
  readonly removal: Removal;
  readonly opener: FormOpener;
}

/** The incoming lines with their documents: what is proposed is ticked, and one press books what is ticked. */
export function OfferList({ offers: { offers, booked, others }, removal, opener }: OfferListProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, OfferChoice>>(new Map());
  const [done, setDone] = useState<Booked>();
  const [problem, setProblem] = useState<string>();
  const chosen = offers.map((offer) => chosenLine(offer, choices.get(offer.line.id)));
  const shared = sharedLines(chosen, openIn(offers));
  const book = () => {
    const payments = paymentsOfLines(shared);
    void addStatementPayments(payments)
      .then((ids) => setDone({ text: `Upisano uplata: ${ids.length}.`, ids }))
      .then(() => setProblem(undefined))
      .catch((error: unknown) => setProblem(`Uplate nisu upisane: ${reasonOf(error)}.`));
  };
  const undo = (ids: readonly string[]) => {
    removal.removeMany({ uplate: ids }, `uplate s izvoda (${ids.length})`);
    setDone(undefined);
  };
  return (
    <>
      <p>
        {offers.length > 0
          ? `Uplate koje mogu biti za vaše fakture: ${offers.length}.`
          : 'Na izvodu nema novih uplata za otvorene fakture.'}{' '}
        {booked.length > 0 && `Već upisano s izvoda: ${booked.length}. `}
      </p>
      <ul>
        {offers.map((offer, at) => (
          <OfferRow
            key={offer.line.id}
            offer={offer}
            chosen={chosen[at] ?? { line: offer.line, documents: [] }}
            unread={choices.get(offer.line.id)?.paid?.unread}
            shared={shared.find(({ line }) => line.id === offer.line.id)}
            choose={(choice) => setChoices((now) => new Map([...now, [offer.line.id, choice]]))}
            makeAdvance={opener.makeAdvance}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Folded title={`Uplate bez fakture (${others.length})`}>
          <ul>
            {others.map((line) => (
              <li key={line.id} className={joinClasses('lined', styles.row)}>
                <LineHead line={line} />
              </li>
            ))}
          </ul>
        </Folded>
      )}
      {offers.some(({ candidates }) => candidates.length > 0) && (
        <Buttons>
          <Button look="main" disabled={shared.length === 0} onClick={book}>
            {shared.length === 0 ? 'Izaberite fakture' : `Upiši uplate (${shared.length}), ${sumsOf(shared)}`}
          </Button>
        </Buttons>
      )}
      <div>
        <output>{done?.text}</output>{' '}
        {done && done.ids.length > 0 && (
          <Button look="link" onClick={() => undo(done.ids)}>
            Poništi upis
          </Button>
        )}
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      {opener.problem && <Notice kind="error">{opener.problem}</Notice>}
    </>
  );
}

const sumsOf = (shared: Parameters<typeof linesTotals>[0]): string =>
  linesTotals(shared)
    .map(({ currency, total }) => formatIn(total, currency))
    .join(' i ');

/** A line with what is ticked, else proposed; of a document in another currency, the amount by its rate is offered. */
function chosenLine({ line, candidates, proposed }: Offer, choice: OfferChoice | undefined): ChosenLine {
  const ids = (choice?.documents ?? proposed).map(({ id }) => id);
  const documents = candidates.flatMap(({ document }) => (ids.includes(document.id) ? [document] : []));
  const [document] = documents;
  if (!document || !isExchanged({ line, documents })) return { line, documents };
  return { line, documents, paid: choice?.paid?.value ?? exchanged(line, document) };
}

/** What a document owes before these lines. */
function openIn(offers: readonly Offer[]): (document: Invoice) => number {
  const open = new Map(
    offers.flatMap(({ candidates }) => candidates.map((one) => [one.document, one.open] as const)),
  );
  return (document) => open.get(document) ?? 0;
}
