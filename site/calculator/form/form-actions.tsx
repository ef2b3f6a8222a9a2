import { Eraser, Printer, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import styles from './form-actions.module.css';

/**
 * Actions on a whole form; they stay visible under a long form.
 * @param children actions before clearing
 */
export const FormActions = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles.actions}>
    {children}
    <ClearButton />
    <PrintButton />
  </div>
);

/** Clears the whole form and its result; restorable until the next input. */
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

/** Prints the result; without one it stays focusable and says so. */
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
