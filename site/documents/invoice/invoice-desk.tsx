import type { RefObject } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { ScriptChoice } from '../screen/script-choice.tsx';
import type { Keeping } from '../screen/use-draft.ts';
import { useInvoice } from './invoice-context.ts';
import styles from './invoice-desk.module.css';
import { InvoiceForm } from './invoice-form.tsx';
import { ShelfSection } from './shelf-section.tsx';
import { StartOver } from './start-over.tsx';

interface InvoiceDeskProps {
  readonly keeping: Keeping;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onInput: () => void;
}

/** All there is to fill in and to do beside the sheet. Fields wait until the draft is here. */
export function InvoiceDesk({ keeping, formRef, onInput }: InvoiceDeskProps) {
  const { form } = useInvoice();
  return (
    <form
      ref={formRef}
      className={styles.desk}
      autoComplete="off"
      aria-label="Podaci fakture"
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className={styles.fields} disabled={keeping === 'loading'}>
        <InvoiceForm key={form} />
        <ScriptChoice />
      </fieldset>
      {keeping === 'refused' && (
        <Notice kind="warn">
          Ovaj preglednik ne dozvoljava čuvanje: upisano nestaje kad zatvorite stranicu.
        </Notice>
      )}
      <ShelfSection />
      <StartOver />
    </form>
  );
}
