import { useEffect, useState } from 'react';

const SAID_MS = 2000;

export type CopyOutcome = 'copied' | 'failed' | undefined;

/** Copies a text; the outcome is there to be said for two seconds. Browsers may refuse, above all without HTTPS. */
export function useCopy(): readonly [outcome: CopyOutcome, copy: (text: string) => void] {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, (text) => void write(text).then(setOutcome)];
}

async function write(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
