import type { Certainty } from '@obracun/engine/core/law.ts';
import { CircleDashed, Contrast } from 'lucide-react';
import styles from './certainty.module.css';
import { joinClasses } from './join-classes.ts';

const MARKS = {
  srednja: { word: 'srednja pouzdanost', Icon: Contrast },
  niska: { word: 'niska pouzdanost', Icon: CircleDashed },
} as const;

/** A word and a shape for an uncertain figure; nothing for a certain one. */
export function CertaintyMark({ level }: { readonly level: Certainty }) {
  if (level === 'visoka') return null;
  const { word, Icon } = MARKS[level];
  return (
    <span className={joinClasses('warn small oneLine', styles.mark)}>
      <Icon aria-hidden="true" size={14} className={styles.icon} /> {word}
    </span>
  );
}
