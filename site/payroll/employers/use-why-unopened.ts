import { useEffect, useState } from 'react';
import { ask } from '../../storage/db/ask.ts';
import { type Cause, causeOf } from '../../storage/db/cause.ts';

const RETRY_MS = 5000;

/** Why what is kept here cannot be opened, for as long as it cannot. */
export function useWhyUnopened(): Cause | undefined {
  const [why, setWhy] = useState<Cause>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const tryOnce = () =>
      ask((db) => db.firme.count()).then(
        () => isOver || setWhy(undefined),
        (error: unknown) => {
          if (isOver) return;
          setWhy(causeOf(error));
          timer = setTimeout(tryOnce, RETRY_MS);
        },
      );
    void tryOnce();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return why;
}
