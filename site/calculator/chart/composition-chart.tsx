import type { Composition } from '@obracun/engine/kernel/calculator.ts';
import { useId } from 'react';
import type { Answer } from '../answer/answer.ts';
import { writeFigure } from '../answer/figure.ts';
import { type Part, partsOf, writeShare } from '../answer/parts-of.ts';
import styles from './composition-chart.module.css';
import { PATTERNS } from './pattern.tsx';

interface CompositionChartProps {
  readonly composition: Composition;
  readonly lines: Answer['lines'];
}

/** Where a whole goes: a bar of its parts, told apart by pattern, and under it the same in words and figures. */
export function CompositionChart({ composition, lines }: CompositionChartProps) {
  const id = useId();
  const parts = partsOf(composition, lines);
  const whole = lines.get(composition.whole);
  if (!whole || parts.length === 0) return null;
  const patternOf = (index: number): string => `url(#${id}-${index % PATTERNS.length})`;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {whole.label}: {writeFigure(whole)}
      </figcaption>
      <svg className={styles.bar} aria-hidden="true">
        <defs>
          {PATTERNS.map((Pattern, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Pattern key={index} id={`${id}-${index}`} />
          ))}
        </defs>
        {parts.map((part, index) => (
          <Segment key={part.line.name} part={part} fill={patternOf(index)} />
        ))}
      </svg>
      <ul className={styles.parts}>
        {parts.map(({ line, share }, index) => (
          <li key={line.name} className={styles.part}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={patternOf(index)} />
            </svg>
            <span>{line.label}</span>
            <span className={styles.share}>{writeShare(share)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Parts this wide carry their share inside, on paper, so that it reads on any pattern. */
const ROOMY = 16;

const Segment = ({ part: { start, width, share }, fill }: { readonly part: Part; readonly fill: string }) => (
  <>
    <rect className={styles.segment} x={`${start}%`} width={`${width}%`} height="100%" fill={fill} />
    {width >= ROOMY && (
      <svg x={`${start + width / 2}%`} y="50%" className={styles.label} aria-hidden="true">
        <rect x="-25" y="-9" width="50" height="18" rx="2" />
        <text>{writeShare(share)}</text>
      </svg>
    )}
  </>
);
