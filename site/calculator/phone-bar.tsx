import { useEffect, useState } from 'react';
import type { AnswerLine } from './call.ts';
import { writeFigure } from './figure.ts';
import styles from './phone-bar.module.css';
import { goToResult, RESULT } from './result-id.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';

interface PhoneBarProps {
  readonly line: AnswerLine | undefined;
  readonly isSlow: boolean;
}

/** On narrow screens: the main figure stays at the bottom while one types, and opens the full result. */
export function PhoneBar({ line, isSlow }: PhoneBarProps) {
  const isResultSeen = useSeen(RESULT);
  useAboveKeyboard();
  if (!line || isResultSeen) return null;
  return (
    <button type="button" className={styles.bar} onClick={goToResult}>
      <span className={styles.name}>{line.naziv}</span>
      <span className={styles.figure}>{isSlow ? 'Računam…' : writeFigure(line)}</span>
      <span className={styles.more}>cijeli obračun</span>
    </button>
  );
}

/** True once the element, or anything above it, has been scrolled to. */
function useSeen(id: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setSeen(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isSeen;
}
