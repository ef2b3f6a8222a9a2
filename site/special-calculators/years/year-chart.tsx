import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { useWidth } from '../../ui/use-width.ts';
import { chartGeometry, type Placed } from './chart-geometry.ts';
import styles from './year-chart.module.css';
import type { YearPoint } from './year-point.ts';

interface YearChartProps {
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly YearPoint[];
  readonly chosen: number | undefined;
}

const HEIGHT = 220;
const FIGURE_WIDTH = 64;
const written = (amount: number): string => formatAmount(km(amount));

/** One amount over the years. The first, the last and the chosen year carry their figures; the table has all of them. */
export function YearChart({ label, points, chosen }: YearChartProps) {
  const [figure, width] = useWidth<HTMLElement>();
  const frame = { left: 64, right: width - 36, top: 28, bottom: HEIGHT - 28 };
  const { points: placed, ticks } = chartGeometry(points, frame);
  const named = withRoom(placed, chosen);
  const unsure = new Set(points.filter((point) => point.isUnsure).map(({ year }) => year));
  return (
    <figure ref={figure} className={styles.chart}>
      <figcaption className={styles.caption}>{label}, KM</figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${label} po godinama: ${inWords(points)}`}
      >
        {ticks.map(({ amount, y }) => (
          <g key={amount}>
            <line className={styles.grid} x1={frame.left - 6} x2={frame.right} y1={y} y2={y} />
            <text className={styles.amount} x={frame.left - 10} y={y}>
              {written(amount).replace(',00', '')}
            </text>
          </g>
        ))}
        <polyline className={styles.line} points={placed.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {placed.map((point) => (
          <g key={point.year}>
            <Mark point={point} isUnsure={unsure.has(point.year)} isChosen={point.year === chosen} />
            <text className={styles.year} x={point.x} y={HEIGHT - 8}>
              {width < 480 ? `${point.year % 100}.` : `${point.year}.`}
            </text>
            {named.includes(point) && (
              <text
                className={joinClasses(styles.figure, point === placed[0] && styles.first)}
                x={point.x}
                y={point.y - 12}
              >
                {written(point.amount)}
              </text>
            )}
          </g>
        ))}
      </svg>
      {unsure.size > 0 && (
        <p className={styles.legend}>
          <svg viewBox="0 0 14 14" className={styles.sample} aria-hidden="true">
            <path className={joinClasses(styles.mark, styles.unsure)} d={diamond(7, 7)} />
          </svg>{' '}
          niska pouzdanost podatka iz kojeg je iznos izračunat
        </p>
      )}
    </figure>
  );
}

/** The chosen year, and the first and the last where their figures do not run into its own. */
function withRoom(points: readonly Placed[], chosen: number | undefined): Placed[] {
  const middle = points.find(({ year }) => year === chosen);
  const ends = [...points.slice(0, 1), ...points.slice(-1)];
  const apart = ends.filter(({ x }) => !middle || Math.abs(x - middle.x) > FIGURE_WIDTH);
  return middle ? [...apart, middle] : apart;
}

interface MarkProps {
  readonly point: Placed;
  readonly isUnsure: boolean;
  readonly isChosen: boolean;
}

/** A hollow diamond for a year we are not sure of, a dot for any other, larger for the chosen one. */
const Mark = ({ point: { x, y }, isUnsure, isChosen }: MarkProps) =>
  isUnsure ? (
    <path className={joinClasses(styles.mark, styles.unsure)} d={diamond(x, y)} />
  ) : (
    <circle className={styles.mark} cx={x} cy={y} r={isChosen ? 6 : 3.5} />
  );

const diamond = (x: number, y: number): string => `M${x} ${y - 6}l6 6-6 6-6-6z`;

const inWords = (points: readonly YearPoint[]): string =>
  points.map(({ year, amount }) => `${year}. ${formatMoney(km(amount))}`).join('; ');
