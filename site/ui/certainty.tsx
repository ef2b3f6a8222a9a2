import type { Certainty } from '@obracun/engine/core/law.ts';
import { counted } from '@obracun/engine/core/numbers/format.ts';
import { CircleDashed, Contrast } from 'lucide-react';
import styles from './certainty.module.css';
import layout from './layout.module.css';

const MARKS = {
  srednja: { word: 'srednja pouzdanost', Icon: Contrast },
  niska: { word: 'niska pouzdanost', Icon: CircleDashed },
} as const;

/** A word and a shape for an uncertain figure; nothing for a certain one. */
export function CertaintyMark({ level }: { readonly level: Certainty }) {
  if (level === 'visoka') return null;
  const { word, Icon } = MARKS[level];
  return (
    <span className={styles.mark}>
      <Icon aria-hidden="true" size={14} className={styles.icon} /> {word}
    </span>
  );
}

interface NamedData {
  readonly title: string;
  readonly certainty: Certainty;
}

/** The uncertain data of a list, said once below it: `2 podatka provjerite: Obrazac 1002 · OPR-1002`. */
export function UncertainData({ all }: { readonly all: readonly NamedData[] }) {
  const names = new Set(all.filter(({ certainty }) => certainty !== 'visoka').map(({ title }) => title));
  if (names.size === 0) return null;
  return (
    <p className={layout.soft}>
      {checkedCount(names.size)} {[...names].join(' · ')}
    </p>
  );
}

/** `2 podatka provjerite:` */
export const checkedCount = (count: number): string =>
  `${counted(count, ['podatak', 'podatka', 'podataka'])} provjerite:`;
