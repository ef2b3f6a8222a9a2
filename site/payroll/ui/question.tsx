import { type ReactNode, useRef, useState } from 'react';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

interface QuestionProps {
  /** Label of the button. */
  readonly label: ReactNode;
  readonly title: string;
  /** Rendered while the question is open. */
  readonly children: ReactNode;
  /** Label of the confirming button. */
  readonly agree: string;
  /** Keys that press the button. */
  readonly shortcut?: string;
  /** True when confirming is possible; the button is always rendered, to keep the focus. */
  readonly isReady?: boolean;
  /** The action can be undone: Enter confirms. */
  readonly isExpected?: boolean;
  /** Runs on confirmation; returns a sentence when it fails. */
  readonly act: () => Promise<string | undefined>;
}

/** Button with a confirmation; Escape and `Odustani` cancel. */
export function Question({
  label,
  title,
  children,
  agree,
  shortcut,
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
      <Button aria-keyshortcuts={shortcut} onClick={ask}>
        {label}
      </Button>
      <Dialog ref={dialog} title={title} isWide onClose={() => setAsked(false)}>
        {isAsked && children}
        <p role="alert" className="problem">
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
