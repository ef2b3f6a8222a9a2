import type { Definition, Presentation } from '@obracun/engine/core/calculator.ts';
import { formatAmount, formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { reviewedOn } from '../../calculator/api/law-cited.ts';
import { Failure } from '../../calculator/failure.tsx';
import { useFormContext } from '../../calculator/form-state/form-context.ts';
import { Provision } from '../../calculator/result-table/provision.tsx';
import { useSeen } from '../../lazy-loading/use-seen.ts';
import { axisLabel } from '../../ui/axis-label.tsx';
import chart from '../../ui/chart.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWidth } from '../../ui/use-width.ts';
import styles from './all-years.module.css';
import { useYears, type YearAnswer } from './use-years.ts';
import { pointsOf, sourcesOf, type YearPoint } from './year-point.ts';
import { YearTable } from './year-table.tsx';

/** The figures of a calculator over all its years, as a line and as a table; by the year alone, without other inputs. */
export function AllYears({ definition }: { readonly definition: Definition }) {
  const { form } = useFormContext();
  const [section, isSeen] = useSeen<HTMLElement>();
  const { godina: _, ...others } = form.state.entered;
  const isOther = Object.values(others).some(Boolean);
  return (
    <section
      ref={section}
      hidden={isOther}
      className={joinClasses(
        'stack4 shrinks container',
        styles.years,
        !isSeen && joinClasses('onScreen', styles.awaited),
      )}
      aria-labelledby="sve-godine"
    >
      <Heading level={3} look="section" id="sve-godine">
        Kroz godine
      </Heading>
      {isSeen && !isOther && <Years definition={definition} />}
    </section>
  );
}

function Years({ definition }: { readonly definition: Definition }) {
  const { form } = useFormContext();
  const { answer, isPending, retry } = useYears(definition);
  if (isPending || !answer) return <Spinner label="Računam…" />;
  const { years, presentation, error } = answer;
  return (
    <>
      {error && <Failure error={error} retry={retry} />}
      {presentation && (
        <Figures presentation={presentation} years={years} chosen={Number(form.state.entered.godina)} />
      )}
    </>
  );
}

interface FiguresProps {
  readonly presentation: Presentation;
  readonly years: readonly YearAnswer[];
  readonly chosen: number;
}

function Figures({ presentation, years, chosen }: FiguresProps) {
  const newestFirst = years.toReversed();
  const sources = sourcesOf(newestFirst, presentation.output);
  const reviewed = reviewedOn(sources.provisions);
  const [main = ''] = presentation.mainLines.otherwise;
  return (
    <>
      <YearChart
        label={presentation.lines[main]?.label ?? ''}
        points={pointsOf(years, main)}
        chosen={chosen}
      />
      <YearTable presentation={presentation} years={newestFirst} chosen={chosen} sources={sources} />
      <Folded title="Izvori" line={reviewed && `provjereno ${formatDay(reviewed)}`} isOnPaper>
        <ol className={joinClasses('stack1 bullets small', styles.sources)} aria-label="Izvori">
          {sources.provisions.map((cited) => (
            <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} reviewed={reviewed} />
          ))}
        </ol>
      </Folded>
    </>
  );
}

interface YearChartProps {
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly YearPoint[];
  readonly chosen: number | undefined;
}

const HEIGHT = 220;
const FRAME = { left: 64, right: 36, top: 28, bottom: 28 };
const BOTTOM = HEIGHT - FRAME.bottom;
const TICKS = 4;
const FIGURE_WIDTH = 64;

/** A year's point, in the coordinates of the drawing. */
interface Placed {
  readonly year: number;
  readonly amount: number;
  readonly x: number;
  readonly y: number;
}

const formatted = (amount: number): string => formatAmount(km(amount));

/** One amount over the years. The first, the last and the chosen year have labels; the table has all figures. */
function YearChart({ label, points, chosen }: YearChartProps) {
  const [figure, width] = useWidth<HTMLElement>();
  const right = width - FRAME.right;
  const x = scalePoint<number>({ domain: points.map(({ year }) => year), range: [FRAME.left, right] });
  const y = scaleLinear<number>({
    // Heights compare only from zero; a chart of zeros still needs a height.
    domain: [0, Math.max(1, ...points.map(({ amount }) => amount))],
    range: [BOTTOM, FRAME.top],
    nice: TICKS,
  });
  const placed = points.map(({ year, amount }) => ({ year, amount, x: x(year) ?? FRAME.left, y: y(amount) }));
  const labelled = withRoom(placed, chosen);
  const ticks = y.ticks(TICKS);
  const unsure = new Set(points.filter((point) => point.isUnsure).map(({ year }) => year));
  return (
    <figure ref={figure} className="stack1 shrinks unbroken">
      <figcaption className="soft">{label}, KM</figcaption>
      <svg
        className={joinClasses(chart.drawing, styles.drawing)}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${label} po godinama: ${inWords(points)}`}
      >
        {ticks.map((tick) => (
          <line key={tick} className={chart.grid} x1={FRAME.left - 6} x2={right} y1={y(tick)} y2={y(tick)} />
        ))}
        <AxisLeft
          scale={y}
          left={FRAME.left}
          tickValues={ticks}
          tickFormat={(amount) => formatted(Number(amount)).replace(',00', '')}
          tickComponent={axisLabel}
          hideAxisLine
          hideTicks
        />
        <AxisBottom
          scale={x}
          top={BOTTOM}
          tickValues={points.map(({ year }) => year)}
          tickFormat={(year) => (width < 480 ? `${year % 100}.` : `${year}.`)}
          tickComponent={axisLabel}
          hideAxisLine
          hideTicks
        />
        <LinePath data={placed} x={(point) => point.x} y={(point) => point.y} className={styles.line ?? ''} />
        {placed.map((point) => (
          <g key={point.year}>
            <Mark point={point} isUnsure={unsure.has(point.year)} isChosen={point.year === chosen} />
            {labelled.includes(point) && (
              <text
                className={joinClasses(styles.figure, point === placed[0] && styles.first)}
                x={point.x}
                y={point.y - 12}
              >
                {formatted(point.amount)}
              </text>
            )}
          </g>
        ))}
      </svg>
      {unsure.size > 0 && (
        <p className="soft">
          <svg viewBox="0 0 14 14" className={styles.sample} aria-hidden="true">
            <path className={joinClasses(styles.mark, styles.unsure)} d={diamond(7, 7)} />
          </svg>{' '}
          niska pouzdanost
        </p>
      )}
    </figure>
  );
}

/** The chosen year, and the first and the last unless their labels overlap its own. */
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

/** A hollow diamond for an uncertain year, a dot for any other, larger for the chosen one. */
const Mark = ({ point: { x, y }, isUnsure, isChosen }: MarkProps) =>
  isUnsure ? (
    <path className={joinClasses(styles.mark, styles.unsure)} d={diamond(x, y)} />
  ) : (
    <circle className={styles.mark} cx={x} cy={y} r={isChosen ? 6 : 3.5} />
  );

const diamond = (x: number, y: number): string => `M${x} ${y - 6}l6 6-6 6-6-6z`;

const inWords = (points: readonly YearPoint[]): string =>
  points.map(({ year, amount }) => `${year}. ${formatMoney(km(amount))}`).join('; ');
