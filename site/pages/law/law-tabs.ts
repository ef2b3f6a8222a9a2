import { holidays } from '@obracun/engine/law/holidays.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { useEffect, useState } from 'react';
import type { Segment } from '../../ui/controls/segments.tsx';
import { openPlace, placeNow } from '../open-place.ts';

/** Common lists: holidays, and the values set every year. */
export const COMMON = 'praznici';

const WORDS: Readonly<Record<string, string>> = { bih: 'Cijela BiH' };

export const TABS: readonly Segment[] = [
  ...Object.entries(lawTrees).map(([value, { naziv }]) => ({ value, label: WORDS[value] ?? naziv })),
  { value: COMMON, label: 'Praznici i rokovi' },
];

const FIRST = 'rs';

/** The tab of a place on the page: `fbih-naknada_voda` is on that of the Federation. */
export function tabOf(place: string): string | undefined {
  const [tree = ''] = place.split('-');
  if (place === COMMON || place === 'godisnji-spisak' || place in holidays) return COMMON;
  return tree in lawTrees ? tree : undefined;
}

/** The open tab: an address of a place on another one switches to it, by a link or on back. */
export function useTab(): readonly [string, (tab: string) => void] {
  const [tab, setTab] = useState(FIRST);
  useEffect(() => {
    const follow = () => {
      setTab((open) => tabOf(placeNow()) ?? open);
      openPlace(placeNow());
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (tabOf(placeNow()) === tab) openPlace(placeNow());
  }, [tab]);
  return [tab, setTab];
}
