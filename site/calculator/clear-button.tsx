import { Eraser } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import styles from './clear-button.module.css';
import { useFormContext } from './form-context.ts';

/** Empties the whole form, and what came of it. */
export const ClearButton = () => (
  <Button className={styles.clear} onClick={useFormContext().form.clear}>
    <Eraser aria-hidden="true" size={18} /> Obriši sve
  </Button>
);
