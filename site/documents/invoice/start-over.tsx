import { newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { FilePlus2 } from 'lucide-react';
import { today } from '../../app/clock.ts';
import { Button } from '../../ui/button.tsx';
import { ClearAll } from '../screen/clear-all.tsx';
import { useInvoice } from './invoice-context.ts';
import { emptyShelf, nextNumber, withInvoice } from './shelf.ts';
import styles from './start-over.module.css';

/** A new invoice of the same seller, or a bare one. */
export function StartOver() {
  const { invoice, dispatch, access, open } = useInvoice();
  const startNew = () => {
    const { pdvObveznik, company, racun, mjesto } = invoice;
    const brojFakture = nextNumber(withInvoice(access.shelf, invoice), today());
    open({ ...newInvoice(today()), pdvObveznik, company, racun, mjesto, brojFakture });
  };
  const clear = () => dispatch({ type: 'replaced', invoice: newInvoice(today()) });
  const clearEverything = () => {
    clear();
    void access.change(() => emptyShelf);
  };
  return (
    <div className={styles.buttons}>
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
        Faktura koju pišete se ne može vratiti. Sačuvane fakture, partneri i stavke ostaju, osim ako obrišete
        i njih.
      </ClearAll>
    </div>
  );
}
