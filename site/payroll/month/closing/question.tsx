import { type ReactNode, useRef, useState } from 'react';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import styles from './question.module.css';

interface QuestionProps {
  /** What the button says. */
  readonly words: ReactNode;
  readonly title: string;
  /** Drawn when it is asked. */
  readonly children: ReactNode;
  /** What agrees. */
  readonly agree: string;
  /** Whether that is possible now; the button stands all the same, so that it keeps the focus when it becomes so. */
  readonly isReady?: boolean;
  /** Agreeing is what was meant, and can be taken back: Enter alone agrees. */
  readonly isExpected?: boolean;
  /** What then happens; a sentence says why it did not. */
  readonly act: () => Promise<string | undefined>;
}

/** A button that asks first; Escape and `Odustani` change nothing. */
export function Question({
  words,
  title,
  children,
  agree,
  isReady = true,
  isExpected = false,
  act,
}: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const agreeing = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const ask = () => {
    setProblem(undefined);
    setAsked(true);
    dialog.current?.showModal();
    if (isExpected) agreeing.current?.focus();
  };
  const agreeTo = async () => {
    if (!isReady) return;
    setBusy(true);
    const failed = await act();
    setBusy(false);
    setProblem(failed);
    if (failed === undefined) dialog.current?.close();
  };
  return (
    <>
      <Button onClick={ask}>{words}</Button>
      <Dialog ref={dialog} title={title} isWide onClose={() => setAsked(false)}>
        {isAsked && children}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Buttons>
          <Button onClick={() => dialog.current?.close()}>Odustani</Button>
          <Button
            ref={agreeing}
            look="main"
            disabled={isBusy}
            aria-disabled={!isReady}
            onClick={() => void agreeTo()}
          >
            {agree}
          </Button>
        </Buttons>
      </Dialog>
    </>
  );
}
