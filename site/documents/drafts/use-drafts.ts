import type { Day } from '@obracun/engine/core/days/day.ts';
import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { today } from '../../platform/clock.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import type { DraftKeeper, OpenedDraft } from '../../storage/drafts/draft-keeper.ts';
import type { DraftKind, SaveStatus } from '../../storage/drafts/drafts.ts';

export interface Drafts {
  readonly keeping: SaveStatus;
  /** The one being written. */
  readonly id: string;
  readonly name: string;
  /** By the clock of the device; empty until the draft is here, so that the page as it was sent changes once. */
  readonly today: Day;
  readonly rename: (name: string) => void;
  /** Opens another in its place, which stays as it is; false when it is open in another tab or gone. */
  readonly open: (id: string) => Promise<boolean>;
  /** From the next change on another draft is kept, and this one stays as it is. */
  readonly start: () => void;
  /** Resolves once all that was typed is kept, or has failed to be. */
  readonly settled: () => Promise<void>;
}

const NOT_LOADED = {
  because: 'dio stranice koji čuva podatke nije učitan. Provjerite internet i ponovo učitajte stranicu',
};

const NONE = { id: '', name: '' };

/** Restores the draft written last, once, and from then on keeps every change of it. */
export function useDrafts<T>(kind: DraftKind<T>, draft: T, restore: (kept: T | undefined) => void): Drafts {
  const [keeping, setKeeping] = useState<SaveStatus>('loading');
  const [current, setCurrent] = useState(NONE);
  const keeper = useRef<DraftKeeper<T>>(undefined);
  const begin = useEffectEvent((opened: OpenedDraft<T> | undefined, state: SaveStatus) => {
    restore(opened?.draft);
    setCurrent({ id: opened?.id ?? keeper.current?.start() ?? '', name: opened?.name ?? '' });
    setKeeping(state);
  });
  useEffect(() => {
    let isOver = false;
    const tell = (state: SaveStatus, id: string) => {
      setKeeping(state);
      setCurrent((last) => (last.id === id ? last : { ...last, id }));
    };
    const start = async () => {
      const { draftKeeper } = await import('../../storage/drafts/draft-keeper.ts');
      if (isOver) return;
      const mine = draftKeeper(kind, tell);
      keeper.current = mine;
      const [opened, state] = await mine.openLatest().then(
        (found) => [found, 'kept'] as const,
        (error: unknown) => [undefined, { because: reasonOf(error) }] as const,
      );
      // The fields are shut until then: nothing can be typed into what it interrupts.
      if (!isOver) startTransition(() => begin(opened, state));
    };
    start().catch(() => isOver || begin(undefined, NOT_LOADED));
    return () => {
      isOver = true;
      keeper.current?.end();
      keeper.current = undefined;
    };
  }, [kind]);
  useLeaving(keeper);
  const isReady = keeping !== 'loading';
  useEffect(() => {
    if (isReady) keeper.current?.keep(draft, current.name);
  }, [draft, current.name, isReady]);
  const open = async (id: string): Promise<boolean> => {
    const opened = await keeper.current?.open(id).catch(() => undefined);
    if (opened) begin(opened, 'kept');
    return opened !== undefined;
  };
  return {
    keeping,
    ...current,
    today: isReady ? today() : '',
    rename: (name) => setCurrent((last) => ({ ...last, name })),
    open,
    start: () => setCurrent({ id: keeper.current?.start() ?? '', name: '' }),
    settled: () => keeper.current?.settled() ?? Promise.resolve(),
  };
}

/** The keeper is told when the page is left, and when one comes back to it as it was. */
function useLeaving<T>(keeper: RefObject<DraftKeeper<T> | undefined>): void {
  useEffect(() => {
    const leave = () => keeper.current?.leave();
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && keeper.current?.comeBack();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [keeper]);
}
