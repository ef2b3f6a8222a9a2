import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

/** The parts of the page that are not hydrated yet: nothing may write to them before. */
const pending = new Set<Hydration>();
let listeners: (() => void)[] = [];

export interface Hydration {
  /** Registers a part as not hydrated, unless it already is; `watch` registers a callback for its hydration. */
  readonly begin: (watch?: () => () => void) => void;
  readonly end: () => void;
}

export function newHydration(): Hydration {
  let isOver = false;
  let after: (() => void) | undefined;
  const hydration: Hydration = {
    begin: (watch) => {
      if (isOver) return;
      pending.add(hydration);
      after = watch?.();
    },
    end: () => {
      isOver = true;
      pending.delete(hydration);
      after?.();
      after = undefined;
      if (pending.size > 0) return;
      for (const notify of listeners) notify();
      listeners = [];
    },
  };
  return hydration;
}

/** Resolves when every part is hydrated. */
export async function allHydrated(): Promise<void> {
  // The parts register while the page around them hydrates.
  await Promise.resolve();
  if (pending.size > 0) await new Promise<void>((resolve) => listeners.push(resolve));
}

const never = () => () => {};

/** True in prerendered HTML and while it hydrates. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** A part of a long page that hydrates separately, after the parts before it. */
export function DeferredHydration({ children }: { readonly children: ReactNode }) {
  const [hydration] = useState(newHydration);
  useEffect(() => {
    hydration.begin();
    return hydration.end;
  }, [hydration]);
  return (
    <Suspense>
      <Hydrated hydration={hydration}>{children}</Hydrated>
    </Suspense>
  );
}

function Hydrated({ hydration, children }: { readonly hydration: Hydration; readonly children: ReactNode }) {
  useEffect(() => hydration.end(), [hydration]);
  return children;
}
