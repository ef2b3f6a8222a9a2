import { type ReactNode, useEffect, useState } from 'react';
import { useSpoken } from '../spoken.tsx';
import { Button, type ButtonProps } from './button.tsx';

const SAID_MS = 2000;
const SAID = { copied: 'Kopirano', failed: 'Preglednik ne dozvoljava kopiranje' };

type Outcome = keyof typeof SAID | undefined;

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** What to copy, asked for when the button is pressed. */
  readonly text: () => string;
  /** Takes the text where the device has a better way than the clipboard, and says whether it did. */
  readonly instead?: (text: string) => Promise<boolean>;
  /** Words of its own for what came of it. */
  readonly said?: Partial<typeof SAID>;
  /** What stands on the button, which knows for two seconds what came of it. */
  readonly children: (said: string | undefined, outcome: Outcome) => ReactNode;
}

/** Copies a text and says whether that went well, also to those who listen. */
export function CopyButton({ text, instead, said, children, ...button }: CopyButtonProps) {
  const [outcome, setOutcome] = useOutcome();
  const press = async () => {
    const taken = text();
    if (!(await instead?.(taken))) setOutcome(await write(taken));
  };
  const words = outcome && { ...SAID, ...said }[outcome];
  useSpoken(words);
  return (
    <Button {...button} onClick={() => void press()}>
      {children(words, outcome)}
    </Button>
  );
}

/** What came of copying is there to be said for two seconds. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}

/** Browsers may refuse, above all without HTTPS. */
async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
