import { useState } from 'react';
import { causeOf, sentenceOf } from '../../device/kept/cause.ts';
import { contentKey } from '../../device/kept/content.ts';
import { askToPersist } from '../../device/kept/persist.ts';
import type { Kept } from '../../device/kept/tables.ts';
import type { Saved } from '../kept/save.ts';

/** Something kept, as it is being changed in this tab. */
export interface Editing<T> {
  readonly draft: T;
  /** What is undefined is left out. */
  readonly change: (part: Part<T>) => void;
  readonly isChanged: boolean;
  /** What became of the last save. */
  readonly said: string | undefined;
  /** True when another tab has changed it while it was being changed here. */
  readonly isChangedElsewhere: boolean;
  /** Goes on from what the other tab left. */
  readonly takeTheirs: () => void;
  /** The next save takes the place of what the other tab left. */
  readonly keepMine: () => void;
  readonly save: () => Promise<boolean>;
}

/** Some of it; undefined for what there shall be no more. */
type Part<T> = { readonly [K in keyof T]?: T[K] | undefined };

interface Edit<T> {
  /** What the change began from. */
  readonly base: Kept<T>;
  readonly draft: T;
}

/**
 * Lets a kept thing be changed and saved, never over what another tab has changed meanwhile.
 * @param kept as it now stands on the device
 * @param isNew it is not kept yet
 */
export function useEditing<T>(
  kept: Kept<T>,
  isNew: boolean,
  put: (content: T, known: number | undefined) => Promise<Saved<T>>,
): Editing<T> {
  const [edit, setEdit] = useState<Edit<T>>({ base: kept, draft: kept.content });
  const [said, setSaid] = useState<string>();
  const { base, draft } = edit;
  const isChanged = contentKey(draft) !== contentKey(base.content);
  const isOlder = kept.changed > base.changed;
  if (isOlder && !isChanged) setEdit({ base: kept, draft: kept.content });
  const save = async (): Promise<boolean> => {
    try {
      const saved = await put(draft, isNew ? undefined : base.changed);
      if ('elsewhere' in saved) {
        setSaid(saved.elsewhere ? undefined : 'Nije sačuvano: u drugoj kartici je uklonjeno.');
        return false;
      }
      setEdit((now) => ({ base: saved.kept, draft: now.draft === draft ? saved.kept.content : now.draft }));
      setSaid('Sačuvano.');
      void askToPersist();
      return true;
    } catch (error) {
      setSaid(`Nije sačuvano: ${sentenceOf(causeOf(error))}.`);
      return false;
    }
  };
  return {
    draft,
    change: (part) => {
      setSaid(undefined);
      setEdit((now) => ({ ...now, draft: withPart(now.draft, part) }));
    },
    isChanged,
    said,
    isChangedElsewhere: isOlder && isChanged,
    takeTheirs: () => setEdit({ base: kept, draft: kept.content }),
    keepMine: () => setEdit((now) => ({ ...now, base: { ...now.base, changed: kept.changed } })),
    save,
  };
}

/** Nothing undefined is kept: a property is there or it is not. */
const withPart = <T>(draft: T, part: Part<T>): T =>
  Object.fromEntries(
    Object.entries({ ...draft, ...part }).filter(([, value]) => value !== undefined),
  ) as unknown as T;
