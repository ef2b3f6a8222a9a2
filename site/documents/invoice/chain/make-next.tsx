import { PPM } from '@obracun/engine/core/numbers/money.ts';
import { currencyName } from '@obracun/engine/documents/currency.ts';
import type { AdvanceShare } from '@obracun/engine/documents/invoice/derive.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { type InvoiceKind, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { nextKinds } from '@obracun/engine/documents/invoice/links.ts';
import { LARGEST_PRICE } from '@obracun/engine/documents/invoice/schema.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from '../../business/parts/business.module.css';

interface MakeNextProps {
  /** An issued document. */
  readonly document: Invoice;
  readonly issued: readonly Invoice[];
  readonly make: (kind: InvoiceKind) => void;
  /** An advance for a part of an offer. */
  readonly makeAdvance: (share: AdvanceShare) => void;
}

/** The next documents of the chain, each made by one press; the advance of an offer asks for how much. */
export function MakeNext({ document, issued, make, makeAdvance }: MakeNextProps) {
  const [isAsking, setAsking] = useState(false);
  const kinds = nextKinds(document, issued);
  if (kinds.length === 0) return null;
  return (
    <>
      <Buttons>
        {kinds.map((kind) => (
          <Button key={kind} look="quiet" onClick={() => (kind === 'avans' ? setAsking(true) : make(kind))}>
            Napravi: {wordsOf({ vrsta: kind }).title.toLowerCase()}
          </Button>
        ))}
      </Buttons>
      {isAsking && <AdvanceAmount document={document} makeAdvance={makeAdvance} />}
    </>
  );
}

const UNTYPED = { value: 0, unread: undefined as string | undefined };
const USUAL = { ...UNTYPED, value: PPM };

/** How much of an offer is paid in advance: a per cent of it, or an amount with VAT. */
function AdvanceAmount({ document, makeAdvance }: Pick<MakeNextProps, 'document' | 'makeAdvance'>) {
  const [rate, setRate] = useState(USUAL);
  const [amount, setAmount] = useState(UNTYPED);
  const { id, valuta } = document;
  const isByAmount = amount.value > 0;
  const isReadable = rate.unread === undefined && amount.unread === undefined;
  return (
    <>
      <div className={joinClasses('columns', styles.pay)}>
        <ScaledInput
          id={fieldId(`avans.${id}.posto`)}
          kind="posto"
          places={4}
          largest={PPM}
          label="Avans, % od ukupnog"
          value={rate.value}
          unread={rate.unread}
          onValue={(value, unread) => setRate({ value, unread })}
        />
        <ScaledInput
          id={fieldId(`avans.${id}.iznos`)}
          kind="iznos"
          places={2}
          largest={LARGEST_PRICE}
          label={`ili iznos sa PDV-om, ${currencyName(valuta)}`}
          value={amount.value}
          unread={amount.unread}
          onValue={(value, unread) => setAmount({ value, unread })}
        />
      </div>
      <div>
        <Button
          disabled={!isReadable || (!isByAmount && rate.value === 0)}
          onClick={() => makeAdvance(isByAmount ? { amount: amount.value } : { rate: rate.value })}
        >
          Napravi avansnu fakturu
        </Button>
      </div>
    </>
  );
}
