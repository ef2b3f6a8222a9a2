import { newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { today } from '../../platform/clock.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ClearAll } from '../layout/clear-all.tsx';
import { useInvoice } from './state/invoice-context.ts';
import { clearShelf, nextNumber } from './state/shelf.ts';

/** A new invoice of the same seller, or a bare one. */
export function StartOver() {
  const { invoice, dispatch, access, drafts, open } = useInvoice();
  const [problem, setProblem] = useState<string>();
  const startNew = () => {
    const { pdvObveznik, company, racun, mjesto } = invoice;
    const brojFakture = nextNumber(access.shelf, [invoice, ...access.unkept], today());
    open({ ...newInvoice(today()), pdvObveznik, company, racun, mjesto, brojFakture });
  };
  const clear = () => dispatch({ type: 'replaced', invoice: newInvoice(today()) });
  const clearEverything = () => {
    clear();
    access.forgetUnkept();
    drafts
      .settled()
      .then(clearShelf)
      .then(
        () => setProblem(undefined),
        (error: unknown) => setProblem(reasonOf(error)),
      );
  };
  return (
    <Buttons>
      <Button onClick={startNew}>
        <FilePlus2 aria-hidden="true" size={18} /> Nova faktura
      </Button>
      <ClearAll
        question="Obrisati sve upisano?"
        choices={[
          { words: 'Obriši ovu fakturu', act: clear },
          { words: 'Obriši i sve sačuvano', act: clearEverything },
        ]}
      >
        Fakturu koju pišete nije moguće vratiti. Sačuvane fakture, partneri i stavke ostaju, osim ako obrišete
        i njih.
      </ClearAll>
      {problem && <Notice kind="error">Sačuvano nije obrisano: {problem}.</Notice>}
    </Buttons>
  );
}
