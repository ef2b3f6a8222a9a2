import { holidays } from '@obracun/engine/law/holidays.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { useEffect, useState } from 'react';
import type { Segment } from '../../ui/controls/segments.tsx';
import { openPlace, placeNow } from '../open-place.ts';

/** What is the same for all: holidays, and what every year sets again. */
export const COMMON = 'praznici';

const WORDS: Readonly<Record<string, string>> = { bih: 'Cijela BiH' };

export const TABS: readonly Segment[] = [
  ...Object.entries(lawTrees).map(([value, { naziv }]) => ({ value, label: WORDS[value] ?? naziv })),
  { value: COMMON, label: 'Praznici i rokovi' },
];

const FIRST = 'rs';

/** The tab a place on the page stands on: `fbih-naknada_voda` on that of the Federation. */
export function tabOf(place: string): string | undefined {
  const [tree = ''] = place.split('-');
  if (place === COMMON || place === 'godisnji-spisak' || place in holidays) return COMMON;
  return tree in lawTrees ? tree : undefined;
}

/** The open tab: whoever comes to a place of another one is led there, by a link or by going back. */
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
