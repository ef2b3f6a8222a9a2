import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** The parts of the page that are not hydrated yet: nothing may write to them before. */
const standing = new Set<Hydration>();
let told: (() => void)[] = [];

export interface Hydration {
  /** Registers a part as not hydrated, unless it already is; `watch` registers a callback for its hydration. */
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

/** Resolves when every part is hydrated. */
export async function allHydrated(): Promise<void> {
  // The parts register while the page around them hydrates.
  await Promise.resolve();
  if (standing.size > 0) await new Promise<void>((resolve) => told.push(resolve));
}

/** A part of a long page that hydrates separately, after the parts before it. */
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
