import { type ReactNode, useId, useRef } from 'react';
import styles from './ask-first.module.css';
import { Button, type ButtonProps } from './button.tsx';

interface AskFirstProps extends Pick<ButtonProps, 'look' | 'className' | 'aria-label'> {
  /** What stands on the button. */
  readonly words: ReactNode;
  readonly question: ReactNode;
  /** What goes and what stays. */
  readonly children: ReactNode;
  readonly choices: readonly { readonly words: string; readonly act: () => void }[];
}

/** A button that asks before it does anything; Escape and `Odustani` change nothing. */
export function AskFirst({ words, question, children, choices, ...button }: AskFirstProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button {...button} onClick={() => dialog.current?.showModal()}>
        {words}
      </Button>
      <dialog ref={dialog} aria-labelledby={heading} className={styles.dialog}>
        <h2 id={heading} className={styles.heading}>
          {question}
        </h2>
        <p>{children}</p>
        <div className={styles.choices}>
          <Button onClick={close}>Odustani</Button>
          {choices.map((choice) => (
            <Button
              key={choice.words}
              onClick={() => {
                choice.act();
                close();
              }}
            >
              {choice.words}
            </Button>
          ))}
        </div>
      </dialog>
    </>
  );
}
