import { useEffect, useState } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import { useAboveKeyboard } from '../ui/use-above-keyboard.ts';
import type { AnswerLine } from './api/answer.ts';
import { writeFigure } from './api/figure.ts';
import styles from './phone-bar.module.css';
import { goToResult, RESULT } from './result-place.ts';

interface PhoneBarProps {
  readonly line: AnswerLine | undefined;
  /** The cost, beside the main figure. */
  readonly cost: AnswerLine | undefined;
  readonly isAwaited: boolean;
}

/** On narrow screens: a bar at the bottom with the main figure, or a note without one, linked to the result. */
export function PhoneBar({ line, cost, isAwaited }: PhoneBarProps) {
  const isResultSeen = useSectionSeen(RESULT);
  useAboveKeyboard();
  if (isResultSeen) return null;
  const figure = line ? writeFigure(line) : 'nije izračunat';
  return (
    <button type="button" className={joinClasses('onScreen', styles.bar)} onClick={goToResult}>
      <span className="small">{line?.label ?? 'Rezultat'}</span>{' '}
      <span className="large">{isAwaited ? 'Računam…' : figure}</span>{' '}
      {cost && !isAwaited && (
        <span className="soft">
          {cost.label} {writeFigure(cost)}
        </span>
      )}{' '}
      <span className={styles.more}>{line || isAwaited ? 'cijeli obračun' : 'zašto'}</span>
    </button>
  );
}

/** True while the section of that heading reaches into the upper part of the window. */
function useSectionSeen(headingId: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const section = document.getElementById(headingId)?.closest('section');
    if (!section) return undefined;
    const tell = ([entry]: IntersectionObserverEntry[]) => setSeen(entry?.isIntersecting === true);
    const observer = new IntersectionObserver(tell, { rootMargin: '0px 0px -40%' });
    observer.observe(section);
    return () => observer.disconnect();
  }, [headingId]);
  return isSeen;
}
