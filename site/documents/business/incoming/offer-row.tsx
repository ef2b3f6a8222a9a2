import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { currencyName, formatIn } from '@obracun/engine/documents/currency.ts';
import { labelOf } from '@obracun/engine/documents/invoice/chain.ts';
import type { AdvanceShare } from '@obracun/engine/documents/invoice/derive.ts';
import type { Evidence } from '@obracun/engine/documents/invoice/incoming/evidence.ts';
import type { AdvanceOffer, Candidate, Offer } from '@obracun/engine/documents/invoice/incoming/offers.ts';
import {
  type ChosenLine,
  exchanged,
  isExchanged,
  type SharedLine,
} from '@obracun/engine/documents/invoice/incoming/shares.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { LARGEST_PRICE } from '@obracun/engine/documents/invoice/schema.ts';
import { useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../parts/business.module.css';

/** What the user chose for a line. */
export interface OfferChoice {
  readonly documents: readonly Invoice[];
  /** What it pays of a document in another currency; 0 with a text that is no amount. */
  readonly paid?: { readonly value: number; readonly unread: string | undefined } | undefined;
}

const BY_TEXT: Readonly<Record<Evidence, string>> = {
  poziv: 'po pozivu na broj',
  broj: 'broj je u svrsi',
  racun: 'po računu kupca',
  kupac: 'po nazivu ili broju kupca',
  iznos: 'slaže se samo iznos',
};

/** An incoming line: who, how much, when and what for. */
export const LineHead = ({ line }: { readonly line: Offer['line'] }) => (
  <div className={joinClasses('entry', styles.line)}>
    <span className="breaking">
      <Typed or="bez naziva">{line.payee || line.account}</Typed>
    </span>
    <strong className="end">{formatIn(line.amount, line.currency)}</strong>
    <span className="line3 apart whole soft">
      <span className="breaking">
        {formatDay(line.day)} <Typed>{[line.purpose, line.reference].filter(Boolean).join(', ')}</Typed>
      </span>
    </span>
  </div>
);

interface OfferRowProps {
  readonly offer: Offer;
  readonly chosen: ChosenLine;
  /** The typed amount that is none. */
  readonly unread: string | undefined;
  readonly shared: SharedLine | undefined;
  readonly choose: (choice: OfferChoice) => void;
  readonly makeAdvance: (offer: Invoice, share: AdvanceShare) => void;
}

/** Documents shown at first; the proposed ones are always among them. */
const SHOWN = 5;

/** An incoming line with the documents it may pay, and the advance it may be. */
export function OfferRow({ offer, chosen, unread, shared, choose, makeAdvance }: OfferRowProps) {
  const { line, candidates, advance, entered, proposed } = offer;
  const { documents } = chosen;
  const [isWhole, setWhole] = useState(false);
  const shown = candidates.filter(
    ({ document }, at) =>
      isWhole || at < SHOWN || proposed.includes(document) || documents.includes(document),
  );
  const shareOf = (document: Invoice) => shared?.shares.find((one) => one.document === document)?.amount;
  const [first] = documents;
  return (
    <li className={joinClasses('lined', styles.row)}>
      <LineHead line={line} />
      {shown.length > 0 && (
        <fieldset className={joinClasses('stack2', styles.candidates)}>
          <legend>
            <VisuallyHidden>
              Faktura za uplatu od {formatDay(line.day)}, {formatIn(line.amount, line.currency)}
            </VisuallyHidden>
          </legend>
          {shown.map((candidate) => (
            <CheckboxInput
              key={candidate.document.id}
              id={fieldId(`uplata.${line.id}.${candidate.document.id}`)}
              isOn={documents.includes(candidate.document)}
              label={<CandidateText candidate={candidate} share={shareOf(candidate.document)} />}
              onChange={(isOn) => choose({ documents: ticked(chosen, candidate.document, isOn) })}
            />
          ))}
        </fieldset>
      )}
      {shown.length < candidates.length && (
        <Button look="link" onClick={() => setWhole(true)}>
          Prikaži još {candidates.length - shown.length}
        </Button>
      )}
      {first && isExchanged(chosen) && (
        <ExchangedAmount chosen={chosen} document={first} unread={unread} choose={choose} />
      )}
      {advance && <AdvanceButton line={line} advance={advance} makeAdvance={makeAdvance} />}
      {entered && (
        <Notice kind="warn">
          Uplata {formatIn(entered.iznos, line.currency)} od {formatDay(entered.dan)} je već upisana za
          dokument <Typed>{entered.za.broj}</Typed>. Ako je to ova uplata, ne birajte je ponovo.
        </Notice>
      )}
      {shared && shared.over > 0 && first && (
        <Notice kind="warn">
          {formatIn(shared.over, first.valuta)} je više od duga: upisuje se kao preplata uz posljednju
          izabranu fakturu.
        </Notice>
      )}
    </li>
  );
}

/** A document in another currency than the line is paid alone. */
function ticked({ line, documents }: ChosenLine, document: Invoice, isOn: boolean): readonly Invoice[] {
  if (!isOn) return documents.filter((one) => one !== document);
  const isAlone = document.valuta !== line.currency || isExchanged({ line, documents });
  return isAlone ? [document] : [...documents, document];
}

interface ExchangedAmountProps extends Pick<OfferRowProps, 'chosen' | 'unread' | 'choose'> {
  readonly document: Invoice;
}

/** What a line in one currency pays of a document in another: offered by the rate of the document, confirmed by the user. */
function ExchangedAmount({ chosen: { line, paid = 0 }, document, unread, choose }: ExchangedAmountProps) {
  const currency = currencyName(document.valuta);
  return (
    <div className={joinClasses('stack3', styles.inside)}>
      <div className={joinClasses('columns', styles.pay)}>
        <ScaledInput
          id={fieldId(`uplata.${line.id}.iznos`)}
          kind="iznos"
          places={2}
          largest={LARGEST_PRICE}
          label={`Od fakture plaćeno, ${currency}`}
          needed={`Upišite koliko je od fakture plaćeno, u ${currency}.`}
          value={paid}
          unread={unread}
          onValue={(value, text) => choose({ documents: [document], paid: { value, unread: text } })}
        />
      </div>
      <p className="soft">
        Uplata je u {currencyName(line.currency)}, a faktura u {currency}
        {exchanged(line, document) > 0 && ': ponuđeno je po kursu fakture, provjerite'}.
      </p>
    </div>
  );
}

interface AdvanceButtonProps extends Pick<OfferRowProps, 'makeAdvance'> {
  readonly line: Offer['line'];
  readonly advance: AdvanceOffer;
}

/** The money of an offer is an advance: its invoice is made by one press, with the amount received. */
function AdvanceButton({ line, advance: { document, issued }, makeAdvance }: AdvanceButtonProps) {
  const amount = line.currency === document.valuta ? line.amount : exchanged(line, document);
  return (
    <div className={joinClasses('stack3', styles.inside)}>
      <p>
        <Typed>{labelOf(document)}</Typed>: primljeni avans. Za njega se izdaje avansna faktura, a ona se
        odbija na konačnoj.
        {issued.length > 0 && (
          <>
            {' '}
            Na taj iznos je već izdato: <Typed>{issued.map(labelOf).join(', ')}</Typed>.
          </>
        )}
      </p>
      {amount > 0 ? (
        <div>
          <Button onClick={() => makeAdvance(document, { amount })}>
            Napravi avansnu fakturu, {formatIn(amount, document.valuta)}
          </Button>
        </div>
      ) : (
        <p>Kurs tog dokumenta nije upisan: avansnu fakturu napravite uz njega u listi.</p>
      )}
    </div>
  );
}

interface CandidateTextProps {
  readonly candidate: Candidate;
  /** What it receives of the line. */
  readonly share: number | undefined;
}

const CandidateText = ({ candidate: { document, open, by }, share }: CandidateTextProps) => (
  <>
    <Typed>{labelOf(document)}</Typed>, <Typed or="bez kupca">{document.customer.name}</Typed>,{' '}
    {open === 0 ? 'već plaćena' : `otvoreno ${formatIn(open, document.valuta)}`} ({BY_TEXT[by]})
    {share !== undefined && (
      <>
        : <strong>{formatIn(share, document.valuta)}</strong>
      </>
    )}
  </>
);
