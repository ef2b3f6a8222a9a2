import {
  type AdvanceShare,
  advanceFor,
  copyInvoice,
  madeFrom,
} from '@obracun/engine/documents/invoice/derive.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import type { InvoiceKind } from '@obracun/engine/documents/invoice/kinds.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { nextNumberAmong } from '../../invoice/state/saved-documents.ts';
import { type BusinessRecords, putDraft } from './records.ts';

export interface FormOpener {
  /** Opens a document in the form. */
  readonly open: (invoice: Invoice) => void;
  /** Opens the next document of the chain, made from one. */
  readonly make: (before: Invoice, kind: InvoiceKind) => void;
  /** Opens an advance for a part of an offer. */
  readonly makeAdvance: (offer: Invoice, share: AdvanceShare) => void;
  readonly copy: (before: Invoice) => void;
  readonly nextNumber: (kind: InvoiceKind) => string;
  /** Why the last one did not open. */
  readonly problem: string | undefined;
}

/** Opens documents in the form of the invoice: each becomes its newest draft. */
export function useFormOpener({ issued, drafts }: BusinessRecords): FormOpener {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const all = [...issued, ...drafts].toSorted((a, b) => b.changed - a.changed).map(({ content }) => content);
  const nextNumber = (kind: InvoiceKind) => nextNumberAmong(all, today(), kind);
  const open = (invoice: Invoice) =>
    void putDraft(invoice).then(
      () => navigate('/faktura'),
      (error: unknown) => setProblem(`Dokument nije otvoren: ${reasonOf(error)}.`),
    );
  return {
    open,
    make: (before, kind) =>
      open(
        madeFrom(
          before,
          kind,
          nextNumber(kind),
          today(),
          issued.map(({ content }) => content),
        ),
      ),
    makeAdvance: (offer, share) => open(advanceFor(offer, share, nextNumber('avans'), today())),
    copy: (before) => open(copyInvoice(before, nextNumber(before.vrsta), today())),
    nextNumber,
    problem,
  };
}
