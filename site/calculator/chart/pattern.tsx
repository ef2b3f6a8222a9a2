import type { ReactNode } from 'react';
import styles from './pattern.module.css';

interface PatternProps {
  readonly id: string;
}

const pattern =
  (ground: string | undefined, size: number, ink?: ReactNode) =>
  ({ id }: PatternProps) => (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <rect width={size} height={size} className={ground} />
      <g className={styles.ink}>{ink}</g>
    </pattern>
  );

/** Fills that differ by drawing as well as by colour, strongest first. */
export const PATTERNS = [
  pattern(styles.first, 8),
  pattern(styles.paper, 6, <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />),
  pattern(styles.third, 6, <circle cx="3" cy="3" r="0.8" />),
  pattern(styles.paper, 5, <path d="M0 2.5h5" />),
  pattern(styles.fourth, 6, <path d="M0 0l6 6M6 0l-6 6" />),
  pattern(styles.second, 4, <path d="M2 0v4" />),
] as const;
