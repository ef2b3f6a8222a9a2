import { Eraser } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './clear-all.module.css';

interface ClearAllProps {
  readonly question: string;
  /** What goes and what stays. */
  readonly children: ReactNode;
  readonly choices: readonly { readonly words: string; readonly act: () => void }[];
}

/** `Obriši sve`, which asks first; Escape and `Odustani` change nothing. */
export function ClearAll({ question, children, choices }: ClearAllProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>
        <Eraser aria-hidden="true" size={18} /> Obriši sve
      </Button>
      <dialog ref={dialog} aria-labelledby={heading} className={styles.dialog}>
        <h2 id={heading} className={styles.heading}>
          {question}
        </h2>
        <p>{children}</p>
        <div className={styles.choices}>
          <Button onClick={close}>Odustani</Button>
          {choices.map(({ words, act }) => (
            <Button
              key={words}
              onClick={() => {
                act();
                close();
              }}
            >
              {words}
            </Button>
          ))}
        </div>
      </dialog>
    </>
  );
}
