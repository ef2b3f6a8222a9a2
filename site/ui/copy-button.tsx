import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { type CopyOutcome, useCopy } from './use-copy.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const SAID = { copied: 'Kopirano', failed: 'Preglednik ne dozvoljava kopiranje' };

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What to copy, asked for when the button is pressed. */
  readonly text: () => string;
  /** Words of its own for what came of it. */
  readonly said?: Partial<typeof SAID>;
  /** What stands on the button, which knows for two seconds what came of it. */
  readonly children: (said: string | undefined, outcome: CopyOutcome) => ReactNode;
}

/** Copies a text and says whether that went well, also to those who listen. */
export function CopyButton({ text, said, children, ...button }: CopyButtonProps) {
  const [outcome, copy] = useCopy();
  const words = outcome && { ...SAID, ...said }[outcome];
  return (
    <>
      <Button {...button} onClick={() => copy(text())}>
        {children(words, outcome)}
      </Button>
      <VisuallyHidden>
        <output>{words}</output>
      </VisuallyHidden>
    </>
  );
}
