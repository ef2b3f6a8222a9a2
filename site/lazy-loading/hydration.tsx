import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** The parts of the page that stand as they were sent: nothing may be written over them before React has taken them over. */
const standing = new Set<Hydration>();
let told: (() => void)[] = [];

export interface Hydration {
  /** From now on the part stands as it was sent, unless it is taken over already; `watch` gives what is done when it is. */
  readonly begin: (watch?: () => () => void) => void;
  readonly end: () => void;
}

export function newHydration(): Hydration {
  let isOver = false;
  let after: (() => void) | undefined;
  const takeOver: Hydration = {
    begin: (watch) => {
      if (isOver) return;
      standing.add(takeOver);
      after = watch?.();
    },
    end: () => {
      isOver = true;
      standing.delete(takeOver);
      after?.();
      after = undefined;
      if (standing.size > 0) return;
      for (const tell of told) tell();
      told = [];
    },
  };
  return takeOver;
}

/** When nothing stands as it was sent any more. */
export async function allHydrated(): Promise<void> {
  // The parts say that they stand while the page around them is taken over.
  await Promise.resolve();
  if (standing.size > 0) await new Promise<void>((resolve) => told.push(resolve));
}

/** A part of a long page that is taken over by itself, after what stands in front of it. */
export function HydratedLater({ children }: { readonly children: ReactNode }) {
  const [takeOver] = useState(newHydration);
  useEffect(() => {
    takeOver.begin();
    return takeOver.end;
  }, [takeOver]);
  return (
    <Suspense>
      <Taken takeOver={takeOver}>{children}</Taken>
    </Suspense>
  );
}

function Taken({ takeOver, children }: { readonly takeOver: Hydration; readonly children: ReactNode }) {
  useEffect(() => takeOver.end(), [takeOver]);
  return children;
}
