import { type ReactNode, useEffect, useState } from 'react';
import { useSpoken } from '../spoken.tsx';
import { Button, type ButtonProps } from './button.tsx';

const SAID_MS = 2000;
const SAID = { copied: 'Kopirano', failed: 'Preglednik ne dozvoljava kopiranje' };

type Outcome = keyof typeof SAID | undefined;

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** The text to copy, computed on press. */
  readonly text: () => string;
  /** An alternative to the clipboard; returns whether it was used. */
  readonly instead?: (text: string) => Promise<boolean>;
  /** Custom messages of the outcome. */
  readonly texts?: Partial<typeof SAID>;
  /** The label, which shows the outcome for two seconds. */
  readonly children: (message: string | undefined, outcome: Outcome) => ReactNode;
}

/** Copies a text and announces the outcome. */
export function CopyButton({ text, instead, texts, children, ...button }: CopyButtonProps) {
  const [outcome, setOutcome] = useOutcome();
  const press = async () => {
    const taken = text();
    if (!(await instead?.(taken))) setOutcome(await write(taken));
  };
  const phrase = outcome && { ...SAID, ...texts }[outcome];
  useSpoken(phrase);
  return (
    <Button {...button} onClick={() => void press()}>
      {children(phrase, outcome)}
    </Button>
  );
}

/** The outcome of copying, for two seconds. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}

/** Browsers may refuse, especially without HTTPS. */
async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
