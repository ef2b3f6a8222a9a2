import { Eraser, Printer, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import styles from './form-actions.module.css';

/**
 * What can be done with a form as a whole; it stays in sight under a long form.
 * @param children what comes before clearing it
 */
export const FormActions = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles.actions}>
    {children}
    <ClearButton />
    <PrintButton />
  </div>
);

/** Empties the whole form, and what came of it; it can be brought back until something is entered again. */
function ClearButton() {
  const { clear, bringBack, state } = useFormContext().form;
  const isCleared = state.cleared !== undefined;
  const Icon = isCleared ? Undo2 : Eraser;
  return (
    <Button onClick={isCleared ? bringBack : clear}>
      <Icon aria-hidden="true" size={18} /> {isCleared ? 'Vrati obrisano' : 'Obriši sve'}
    </Button>
  );
}

/** Prints the result; while there is none it can still be reached, and says so. */
function PrintButton() {
  const { canPrint } = useFormContext();
  const reason = useId();
  if (canPrint === undefined) return null;
  return (
    <>
      <Button
        aria-disabled={!canPrint}
        aria-describedby={canPrint ? undefined : reason}
        onClick={() => canPrint && print()}
      >
        <Printer aria-hidden="true" size={18} /> Štampaj
      </Button>
      {!canPrint && (
        <small id={reason} className={styles.reason}>
          čim bude rezultata
        </small>
      )}
    </>
  );
}
