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

/** The composition of a whole: a bar of parts in hues, each with its share where there is room, and a list that names them below. */
export function CompositionChart({ composition, lines }: CompositionChartProps) {
  const parts = partsOf(composition, lines);
  const whole = lines.get(composition.whole);
  if (!whole || parts.length === 0) return null;
  return (
    <figure className={joinClasses('stack2 unbroken', styles.chart)}>
      <figcaption className="soft">
        {whole.label}: <span>{writeFigure(whole)}</span>
      </figcaption>
      <div className={styles.bar} aria-hidden="true">
        {parts.map((part) => (
          <Segment key={part.line.name} part={part} />
        ))}
      </div>
      <ul className={joinClasses('small', styles.parts)}>
        {parts.map(({ line, share }) => (
          <li key={line.name} className={styles.part}>
            <span className={styles.swatch} aria-hidden="true" />
            <span>{line.label}</span>
            <span>{writeShare(share)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Percent from which a part has room for its share, on a phone too. */
const WIDE = 8;

const Segment = ({ part: { width } }: { readonly part: Part }) => (
  <span className={styles.segment} style={{ flexGrow: width }}>
    {width >= WIDE && `${Math.round(width)} %`}
  </span>
);
