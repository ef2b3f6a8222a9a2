import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';

interface ShelfPartProps<P> {
  /** The same function at every drawing. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
}

/** What is kept here, which comes after what is written: the form never waits for it, and no other page pays for it. */
export function ShelfPart<P extends object>({ load, props }: ShelfPartProps<P>) {
  const [part, setPart] = useState<ComponentType<P>>();
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    load().then(
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setFailures(tries),
    );
  }, [load, tries]);
  if (part) return createElement(part, props);
  if (failures < tries) return null;
  return <Button onClick={() => setTries(tries + 1)}>Sačuvano nije učitano: pokušaj ponovo</Button>;
}
