import { useEffect } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { CallError } from './answer/answer.ts';
import styles from './result.module.css';
import { RESULT } from './result-place.ts';

interface FailureProps {
  readonly error: CallError;
  readonly retry: () => void;
}

/** A failure that may pass: it is asked again when one wants, and by itself once the network is back. */
export function Failure({ error: { title, message, isPassing }, retry }: FailureProps) {
  useEffect(() => {
    if (!isPassing) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isPassing, retry]);
  // The button goes with the failure: the focus waits for the answer at its heading.
  const again = () => {
    document.getElementById(RESULT)?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className={styles.failure}>
      <Notice kind="error" title={title}>
        {message}
      </Notice>
      {isPassing && <Button onClick={again}>Pokušaj ponovo</Button>}
    </div>
  );
}
