import { useEffect, useEffectEvent, useState } from 'react';
import type { Slot } from '../storage.ts';

/** `loading` until what was kept is here; `refused` when this browser keeps nothing. */
export type Keeping = 'loading' | 'kept' | 'refused';

/** Restores what was kept in the slot, once, and from then on keeps every change. */
export function useDraft<T>(slot: Slot<T>, draft: T, restore: (kept: T | undefined) => void): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('loading');
  const start = useEffectEvent((kept: T | undefined, state: Keeping) => {
    restore(kept);
    setKeeping(state);
  });
  useEffect(() => {
    slot.load().then(
      (kept) => start(kept, 'kept'),
      () => start(undefined, 'refused'),
    );
  }, [slot]);
  const isReady = keeping !== 'loading';
  useEffect(() => {
    if (isReady) slot.save(draft).catch(() => setKeeping('refused'));
  }, [slot, draft, isReady]);
  return keeping;
}
