import type { Composition } from '@obracun/engine/core/lines.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import type { Answer } from '../api/answer.ts';
import { writeFigure } from '../api/figure.ts';
import { type Part, partsOf, writeShare } from '../api/parts-of.ts';
import styles from './composition-chart.module.css';

interface CompositionChartProps {
  readonly composition: Composition;
  readonly lines: Answer['lines'];
}

/** The composition of a whole: a bar of tinted parts, labelled where there is room, and a list in words and figures below. */
export function CompositionChart({ composition, lines }: CompositionChartProps) {
  const parts = partsOf(composition, lines);
  const whole = lines.get(composition.whole);
  if (!whole || parts.length === 0) return null;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {whole.label}: <span>{writeFigure(whole)}</span>
      </figcaption>
      <div className={styles.bar} aria-hidden="true">
        {parts.map((part, at) => (
          <Segment key={part.line.name} part={part} at={at} />
        ))}
      </div>
      <ul className={styles.parts}>
        {parts.map(({ line, share }, at) => (
          <li key={line.name} className={styles.part}>
            <span className={joinClasses(styles.swatch, tintOf(at))} aria-hidden="true" />
            <span>{line.label}</span>
            <span className={styles.share}>{writeShare(share)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The first, main part is strong; no two neighbours of the others are alike. */
const TINTS = [
  styles.second,
  styles.third,
  styles.fourth,
  styles.fifth,
  styles.sixth,
  styles.seventh,
  styles.eighth,
];

const tintOf = (at: number): string | undefined => (at === 0 ? styles.first : TINTS[(at - 1) % TINTS.length]);

/** Percent from which a part is named besides its share. */
const NAMED = 36;

const Segment = ({ part: { line, width, share }, at }: { readonly part: Part; readonly at: number }) => (
  <span className={joinClasses(styles.segment, tintOf(at))} style={{ flexGrow: width }}>
    {width >= NAMED && <span className={styles.name}>{line.label}</span>}
    <span>{writeShare(share)}</span>
  </span>
);
