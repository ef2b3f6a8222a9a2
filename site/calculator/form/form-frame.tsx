import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useFormContext } from './form-context.ts';
import styles from './form-frame.module.css';

interface FormFrameProps {
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** The inputs of a screen. Nothing is sent by the browser: by its method Enter leaves the page alone before the scripts come too. */
export const FormFrame = ({ onEnter, children }: FormFrameProps) => (
  <form
    className={styles.form}
    method="dialog"
    noValidate
    autoComplete="off"
    aria-label="Unos"
    onSubmit={(event) => {
      event.preventDefault();
      onEnter();
    }}
  >
    {children}
  </form>
);

/** Empties the whole form, and what came of it. */
export const ClearButton = () => (
  <Button className={styles.clear} onClick={useFormContext().form.clear}>
    <Eraser aria-hidden="true" size={18} /> Obriši sve
  </Button>
);
