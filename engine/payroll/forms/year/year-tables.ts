import { MONTH_NAMES } from '../../../core/days/day.ts';
import { monthWritten } from '../../../core/numbers/format.ts';
import type { Cell } from '../../../documents/blocks.ts';
import { amountFigure, decimalFigure } from '../../../documents/figures.ts';
import { surnameFirst } from '../../model/firm.ts';
import { monthRanges } from '../../model/month-ranges.ts';
import type { SettledWage } from '../../model/wage.ts';
import {
  byMonth,
  monthSums,
  sumKnown,
  type YearMeasure,
  type YearOverview,
} from '../../month/year-overview.ts';
import { leftOutList } from '../../papers/certificates/certificate.ts';
import { FROM_EARLIER_PROGRAM } from '../../staff/opening/opening-months.ts';
import type { FirmAverages } from './averages.ts';

/** A table of the year, for a sheet and for paper; the first column is a name. */
export interface YearTable {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Indices of bold rows. */
  readonly strongRows: readonly number[];
}

const figureOf = ({ kind }: YearMeasure, value: number): Cell =>
  kind === 'sati' ? decimalFigure(value, 2) : amountFigure(value);

const monthName = (month: number): string => MONTH_NAMES[month - 1]?.[0] ?? '';

/** `januar *`: the star is explained by `openingWords`. */
const starred = (month: number, opening: readonly number[], text: string): string =>
  opening.includes(month) ? `${text} *` : text;

/** The months with the sums of all workers. */
export function monthsTable(overview: YearOverview): YearTable {
  const { workers, opening, missing } = overview;
  const measures = usedMeasures(overview);
  const sums = measures.map((measure) => monthSums(measure, workers));
  const isKnown = (at: number) => workers.some(({ wages }) => wages[at]);
  const rows = MONTH_NAMES.map((_, at): readonly Cell[] => [
    starred(at + 1, opening, monthName(at + 1)) + (missing.includes(at + 1) ? ' (nije zaključen)' : ''),
    ...measures.map((measure, of) => (isKnown(at) ? figureOf(measure, sums[of]?.[at] ?? 0) : '')),
  ]);
  return {
    title: 'Mjeseci',
    headings: ['Mjesec', ...measures.map(({ label }) => label)],
    rows: [
      ...rows,
      ['Ukupno', ...measures.map((measure, of) => figureOf(measure, sumKnown(sums[of] ?? [])))],
    ],
    strongRows: [rows.length],
  };
}

/** The workers with their sums of the year. */
export function workersTable(overview: YearOverview): YearTable {
  const { workers } = overview;
  const measures = usedMeasures(overview);
  const sumOfYear = (measure: YearMeasure) => workers.map((one) => sumKnown(byMonth(measure, one)));
  const sums = measures.map(sumOfYear);
  return {
    title: 'Radnici',
    headings: ['Radnik', 'Mjeseci', ...measures.map(({ label }) => label)],
    rows: [
      ...workers.map(({ worker, wages }, at): readonly Cell[] => [
        surnameFirst(worker),
        decimalFigure(wages.filter((wage) => wage !== undefined).length, 0),
        ...measures.map((measure, of) => figureOf(measure, sums[of]?.[at] ?? 0)),
      ]),
      ['Ukupno', '', ...measures.map((measure, of) => figureOf(measure, sumKnown(sums[of] ?? [])))],
    ],
    strongRows: [workers.length],
  };
}

/** One measure of every worker by month, with sums both ways. */
export function measureTable({ workers, opening }: YearOverview, measure: YearMeasure): YearTable {
  const sums = monthSums(measure, workers);
  const written = (value: number | undefined): Cell => (value === undefined ? '' : figureOf(measure, value));
  return {
    title: measure.label,
    headings: [
      'Radnik',
      ...MONTH_NAMES.map((_, at) => starred(at + 1, opening, monthName(at + 1).slice(0, 3))),
      'Ukupno',
    ],
    rows: [
      ...workers.map((one): readonly Cell[] => {
        const values = byMonth(measure, one);
        return [surnameFirst(one.worker), ...values.map(written), written(sumKnown(values))];
      }),
      [
        'Ukupno',
        ...sums.map((sum, at) => (workers.some(({ wages }) => wages[at]) ? written(sum) : '')),
        written(sumKnown(sums)),
      ],
    ],
    strongRows: [workers.length],
  };
}

/** Measures that are not zero for everybody. */
export const usedMeasures = ({ measures, workers }: YearOverview): readonly YearMeasure[] =>
  measures.filter((measure) => workers.some((one) => sumKnown(byMonth(measure, one)) !== 0));

/** Averages of 3, 6 and 12 whole months, each with the number of months found, and the months left out of the longest. */
export function averagesTable({ last, rows }: FirmAverages): YearTable {
  const names = rows.some(({ averages }) => averages.some(({ leftOut }) => leftOut.length > 0));
  return {
    title: `Prosjeci do ${monthWritten(last)}`,
    headings: [
      'Radnik',
      ...(rows[0]?.averages ?? []).flatMap(({ span }) => [
        `Mjeseci od ${span}`,
        `Bruto, ${span} mj.`,
        `Neto, ${span} mj.`,
      ]),
      ...(names ? ['Nije u prosjeku'] : []),
    ],
    rows: rows.map(({ worker, averages }) => [
      surnameFirst(worker),
      ...averages.flatMap(({ months, gross, net }): readonly Cell[] =>
        months === 0 ? ['', '', ''] : [decimalFigure(months, 0), amountFigure(gross), amountFigure(net)],
      ),
      ...(names ? [leftOutList(averages.at(-1)?.leftOut ?? [])] : []),
    ]),
    strongRows: [],
  };
}

/** What the stars and gaps of a year are, as sentences; none without them. */
export function yearNotes({
  entity,
  year,
  missing,
  opening,
  partial,
  workers,
}: YearOverview): readonly string[] {
  const written = (months: readonly number[]): string =>
    monthRanges(months.map((month) => ({ year, month })));
  const isCostPartial = entity === 'fbih' && workers.some(({ wages }) => wages.some(lacksOnTop));
  return [
    ...(opening.length > 0 ? [`* Iznosi ${FROM_EARLIER_PROGRAM}: ${written(opening)}.`] : []),
    ...(partial.length > 0
      ? [`U mjesecima iz ranijeg programa neki zaposleni nemaju iznosa: ${written(partial)}.`]
      : []),
    ...(isCostPartial ? ['Ukupni trošak je bez neupisanih doprinosa na plaću i naknada.'] : []),
    ...(missing.length > 0
      ? [
          workers.length > 0
            ? `Nedostaju mjeseci koji nisu zaključeni: ${written(missing)}.`
            : 'Nijedan mjesec još nije zaključen.',
        ]
      : []),
  ];
}

const lacksOnTop = (wage: SettledWage | undefined): boolean =>
  wage?.opening !== undefined && wage.figures.pension.on === 0;
