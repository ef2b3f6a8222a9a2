import { formatAmount, formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { labelOf } from '@obracun/engine/documents/invoice/chain.ts';
import type { Evidence } from '@obracun/engine/documents/invoice/incoming/evidence.ts';
import type { Candidate, Offer, Offers } from '@obracun/engine/documents/invoice/incoming/offers.ts';
import {
  linesTotal,
  paymentsOfLines,
  type SharedLine,
  sharedLines,
} from '@obracun/engine/documents/invoice/incoming/shares.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../parts/business.module.css';
import { addStatementPayments } from '../state/records.ts';

const BY_WORDS: Readonly<Record<Evidence, string>> = {
  poziv: 'po pozivu na broj',
  broj: 'broj je u svrsi',
  racun: 'po računu kupca',
  kupac: 'po nazivu ili broju kupca',
  iznos: 'slaže se samo iznos',
};

interface Booked {
  readonly words: string;
  readonly ids: readonly string[];
}

interface OfferListProps {
  readonly offers: Offers;
  readonly removal: Removal;
}

/** The lines in favour of the firm with their documents: what is proposed is ticked, and one press books what is ticked. */
export function OfferList({ offers: { offers, booked, others }, removal }: OfferListProps) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, readonly Invoice[]>>(new Map());
  const [done, setDone] = useState<Booked>();
  const [problem, setProblem] = useState<string>();
  const documentsOf = ({ line, candidates, proposed }: Offer): readonly Invoice[] => {
    const now = ticked.get(line.id)?.map(({ id }) => id) ?? proposed.map(({ id }) => id);
    return candidates.filter(({ document }) => now.includes(document.id)).map(({ document }) => document);
  };
  const shared = sharedLines(
    offers.map((offer) => ({ line: offer.line, documents: documentsOf(offer) })),
    openIn(offers),
  );
  const book = () => {
    const payments = paymentsOfLines(shared);
    void addStatementPayments(payments)
      .then((ids) => setDone({ words: `Upisano uplata: ${ids.length}.`, ids }))
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
      <ul className={styles.list}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.line.id}
            offer={offer}
            documents={documentsOf(offer)}
            shared={shared.find(({ line }) => line.id === offer.line.id)}
            tick={(documents) => setTicked((now) => new Map([...now, [offer.line.id, documents]]))}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>Uplate bez fakture ({others.length})</summary>
          <ul className={styles.list}>
            {others.map((line) => (
              <li key={line.id} className={styles.row}>
                <LineHead line={line} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {offers.length > 0 && (
        <Buttons>
          <Button look="main" disabled={shared.length === 0} onClick={book}>
            {shared.length === 0
              ? 'Izaberite fakture'
              : `Upiši uplate (${shared.length}), ${formatMoney(linesTotal(shared))}`}
          </Button>
        </Buttons>
      )}
      <div>
        <output>{done?.words}</output>{' '}
        {done && done.ids.length > 0 && (
          <Button look="link" onClick={() => undo(done.ids)}>
            Poništi upis
          </Button>
        )}
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}

/** What a document owes before these lines. */
function openIn(offers: readonly Offer[]): (document: Invoice) => number {
  const open = new Map(
    offers.flatMap(({ candidates }) => candidates.map((one) => [one.document, one.open] as const)),
  );
  return (document) => open.get(document) ?? 0;
}

const LineHead = ({ line }: { readonly line: Offer['line'] }) => (
  <div className={styles.line}>
    <span className={styles.name}>
      <Typed or="bez naziva">{line.payee || line.account}</Typed>
    </span>
    <strong className={styles.sum}>{formatMoney(line.amount)}</strong>
    <span className={`${styles.below} ${styles.soft}`}>
      <span className={styles.name}>
        {formatDay(line.day)} <Typed>{[line.purpose, line.reference].filter(Boolean).join(', ')}</Typed>
      </span>
    </span>
  </div>
);

interface OfferRowProps {
  readonly offer: Offer;
  readonly documents: readonly Invoice[];
  readonly shared: SharedLine | undefined;
  readonly tick: (documents: readonly Invoice[]) => void;
}

/** Documents shown at first; the proposed ones are always among them. */
const SHOWN = 5;

function OfferRow({
  offer: { line, candidates, entered, proposed },
  documents,
  shared,
  tick,
}: OfferRowProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = candidates.filter(
    ({ document }, at) =>
      isWhole || at < SHOWN || proposed.includes(document) || documents.includes(document),
  );
  const shareOf = (document: Invoice) => shared?.shares.find((one) => one.document === document)?.amount;
  return (
    <li className={styles.row}>
      <LineHead line={line} />
      <fieldset className={styles.candidates}>
        <legend>
          <VisuallyHidden>
            Faktura za uplatu od {formatDay(line.day)}, {formatMoney(line.amount)}
          </VisuallyHidden>
        </legend>
        {shown.map((candidate) => (
          <CheckboxInput
            key={candidate.document.id}
            id={fieldId(`uplata.${line.id}.${candidate.document.id}`)}
            isOn={documents.includes(candidate.document)}
            label={<CandidateWords candidate={candidate} share={shareOf(candidate.document)} />}
            onChange={(isOn) =>
              tick(
                isOn
                  ? [...documents, candidate.document]
                  : documents.filter((one) => one !== candidate.document),
              )
            }
          />
        ))}
      </fieldset>
      {shown.length < candidates.length && (
        <Button look="link" onClick={() => setWhole(true)}>
          Prikaži još {candidates.length - shown.length}
        </Button>
      )}
      {entered && (
        <Notice kind="warn">
          Uplata {formatMoney(entered.iznos)} od {formatDay(entered.dan)} je već upisana za dokument{' '}
          <Typed>{entered.za.broj}</Typed>. Ako je to ova uplata, ne birajte je ponovo.
        </Notice>
      )}
      {shared && shared.over > 0 && (
        <Notice kind="warn">
          {formatMoney(shared.over)} je više od duga: upisuje se kao preplata uz posljednju izabranu fakturu.
        </Notice>
      )}
    </li>
  );
}

interface CandidateWordsProps {
  readonly candidate: Candidate;
  /** What it receives of the line. */
  readonly share: number | undefined;
}

const CandidateWords = ({ candidate: { document, open, by }, share }: CandidateWordsProps) => (
  <span>
    <Typed>{labelOf(document)}</Typed>, <Typed or="bez kupca">{document.customer.name}</Typed>,{' '}
    {open === 0 ? 'već plaćena' : `otvoreno ${formatAmount(open)} KM`} ({BY_WORDS[by]})
    {share !== undefined && (
      <>
        : <strong>{formatMoney(share)}</strong>
      </>
    )}
  </span>
);
