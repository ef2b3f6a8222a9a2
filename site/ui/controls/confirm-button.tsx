import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps, Buttons } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmButtonProps extends Pick<ButtonProps, 'look' | 'className' | 'aria-label'> {
  /** Label of the button. */
  readonly label: ReactNode;
  readonly question: ReactNode;
  /** Effects of the action. */
  readonly children: ReactNode;
  readonly choices: readonly { readonly text: string; readonly act: () => void }[];
}

/** A button with a confirmation; Escape and `Odustani` change nothing. */
export function ConfirmButton({ label, question, children, choices, ...button }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button {...button} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <Dialog ref={dialog} title={question}>
        <p>{children}</p>
        <Buttons>
          <Button onClick={close}>Odustani</Button>
          {choices.map((choice) => (
            <Button
              key={choice.text}
              onClick={() => {
                choice.act();
                close();
              }}
            >
              {choice.text}
            </Button>
          ))}
        </Buttons>
      </Dialog>
    </>
  );
}
