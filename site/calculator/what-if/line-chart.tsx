import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { axisLabel } from '../../ui/axis-label.tsx';
import chart from '../../ui/chart.module.css';
import { useWidth } from '../../ui/use-width.ts';
import { type AxisLabels, axisLabels } from './axis-labels.ts';
import styles from './line-chart.module.css';

/** A position in the units of the two axes. */
export interface Plotted {
  readonly x: number;
  readonly y: number;
}

interface LineChartProps {
  /** Title of the vertical axis, above the drawing. */
  readonly caption: string;
  /** Title of the horizontal axis, under the drawing. */
  readonly counted: string;
  /** Text alternative of the whole drawing. */
  readonly inWords: string;
  /** Lines of different strokes: `LineSample` explains a stroke. */
  readonly lines: readonly (readonly Plotted[])[];
  /** Numbered from one in the order of the texts under the drawing. */
  readonly marks: readonly Plotted[];
  /** The calculation on the screen. */
  readonly here: Plotted | undefined;
  /** Whether the vertical axis begins at zero. */
  readonly fromZero: boolean;
  /** Maximum number of labels on the horizontal axis. */
  readonly figures: number;
  /** The horizontal axis counts whole units, such as months. */
  readonly isWhole?: boolean;
}

const HEIGHT = 260;
const FRAME = { left: 56, right: 16, top: 20, bottom: 28 };
const BOTTOM = HEIGHT - FRAME.bottom;

/** Points joined by straight lines, with numbered marks; the table below contains every figure too. */
export function LineChart({
  caption,
  counted,
  inWords,
  lines,
  marks,
  here,
  fromZero,
  figures,
  isWhole = false,
}: LineChartProps) {
  const [figure, width] = useWidth<HTMLElement>();
  const all = here ? [...lines.flat(), here] : lines.flat();
  const x = scaleLinear<number>({
    domain: extent(all.map((place) => place.x)),
    range: [FRAME.left, width - FRAME.right],
  });
  const y = scaleLinear<number>({
    domain: heights(all, fromZero),
    range: [BOTTOM, FRAME.top],
    nice: 5,
  });
  return (
    <figure ref={figure} className="stack1 shrinks unbroken">
      <figcaption className="soft">{caption}</figcaption>
      <svg className={chart.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={inWords}>
        <Axes {...{ x, y, width, isWhole }} figures={width < 480 ? Math.ceil(figures / 2) : figures} />
        {marks.map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their number
          <line key={at} className={styles.guide} x1={x(mark.x)} x2={x(mark.x)} y1={BOTTOM} y2={FRAME.top} />
        ))}
        {lines.map((points, at) => (
          <LinePath
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its stroke
            key={at}
            data={[...points]}
            x={(place) => x(place.x)}
            y={(place) => y(place.y)}
            className={styles.line ?? ''}
            data-stroke={at}
          />
        ))}
        {marks.map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <g key={at} transform={`translate(${x(mark.x)} ${y(mark.y)})`}>
            <circle className={styles.mark} r={10} />
            <text className={styles.number}>{at + 1}</text>
          </g>
        ))}
        {here && <circle className={styles.here} cx={x(here.x)} cy={y(here.y)} r={6} />}
      </svg>
      <p className="soft end">{counted}</p>
    </figure>
  );
}

type Scale = ReturnType<typeof scaleLinear<number>>;

interface AxesProps extends Required<Pick<LineChartProps, 'figures' | 'isWhole'>> {
  readonly x: Scale;
  readonly y: Scale;
  readonly width: number;
}

/** Labels on both axes, and a grid line at each of the vertical one. */
function Axes({ x, y, width, figures, isWhole }: AxesProps) {
  const [across, up] = [axisLabels(x.ticks(figures), isWhole ? 0 : undefined), axisLabels(y.ticks(5))];
  return (
    <>
      {up.values.map((tick) => (
        <line
          key={tick}
          className={chart.grid}
          x1={FRAME.left}
          x2={width - FRAME.right}
          y1={y(tick)}
          y2={y(tick)}
        />
      ))}
      <AxisLeft
        scale={y}
        left={FRAME.left}
        {...labelled(up)}
        tickComponent={axisLabel}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={BOTTOM}
        {...labelled(across)}
        tickComponent={axisLabel}
        axisLineClassName={chart.grid ?? ''}
        hideTicks
      />
    </>
  );
}

const labelled = ({ values, write }: AxisLabels) => ({
  tickValues: [...values],
  tickFormat: (value: number | { valueOf(): number }) => write(Number(value)),
});

/** The stroke of a line, next to its meaning. */
export const LineSample = ({ at }: { readonly at: number }) => (
  <svg className={styles.sample} viewBox="0 0 32 10" aria-hidden="true">
    <line className={styles.line} data-stroke={at} x1={0} x2={32} y1={5} y2={5} />
  </svg>
);

const extent = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** A constant line is drawn in the middle, not on the edge. */
function heights(places: readonly Plotted[], fromZero: boolean): [number, number] {
  const [least, most] = extent(places.map(({ y }) => y));
  if (fromZero) return [Math.min(0, least), most];
  const room = Math.max((most - least) / 2, most / 20);
  return [Math.max(0, least - room), most + room];
}
