import type { Day } from '@obracun/engine/core/days/day.ts';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { today } from '../../platform/clock.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import type { DraftKeeper, OpenedDraft } from '../../storage/drafts/draft-keeper.ts';
import type { DraftKind, SaveStatus } from '../../storage/drafts/drafts.ts';

export interface Drafts {
  readonly keeping: SaveStatus;
  /** The current draft. */
  readonly id: string;
  readonly name: string;
  /** Day by the clock of the device; empty until the draft is loaded, so that the prerendered page changes once. */
  readonly today: Day;
  readonly rename: (name: string) => void;
  /** Opens another draft and keeps this one; false when it is open in another tab or deleted. */
  readonly open: (id: string) => Promise<boolean>;
  /** Saves further changes as another draft, and keeps this one. */
  readonly start: () => void;
  /** Resolves when all input is saved, or has failed to be. */
  readonly settled: () => Promise<void>;
}

const NOT_LOADED = {
  because: 'dio stranice koji čuva podatke nije učitan. Provjerite internet i ponovo učitajte stranicu',
};

const NONE = { id: '', name: '' };

/** Restores the last draft once, then saves every change of it. */
export function useDrafts<T>(kind: DraftKind<T>, draft: T, restore: (stored: T | undefined) => void): Drafts {
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
      // The fields are disabled until then: no input is lost.
      if (!isOver) startTransition(() => begin(opened, state));
    };
    start().catch(() => isOver || begin(undefined, NOT_LOADED));
    return () => {
      isOver = true;
      keeper.current?.end();
      keeper.current = undefined;
    };
  }, [kind]);
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
