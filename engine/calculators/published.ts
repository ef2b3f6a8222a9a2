import type { Calculator } from '../core/calculate.ts';
import type { Example } from '../core/calculator.ts';
import type { Day } from '../core/days/day.ts';
import { formatDay, formatMonth } from '../core/numbers/format.ts';
import { toWire } from '../core/numbers/value.ts';
import { loadCalculators } from './load.ts';

/** One published figure beside ours, both in wire format. */
export interface PublishedFigure {
  readonly label: string;
  readonly kind: string;
  readonly published: number;
  readonly ours: number;
}

/** A published example and our answer. */
export interface PublishedExample {
  /** The calculator, by the route of its page. */
  readonly id: string;
  readonly title: string;
  /** An address, or words if only those are known. */
  readonly source: string;
  /** `09/2018`, `2021.` or a day. */
  readonly period: string;
  readonly figures: readonly PublishedFigure[];
  /** The reason of a difference, if there is one. */
  readonly why?: string;
}

/** Cases we calculated ourselves prove nothing to others. */
const isPublished = ({ source }: Example): boolean => !source.startsWith('vlastiti račun');

/** All published examples known, by calculator in the order of the registry; our figures are calculated again. */
export async function publishedExamples(today: Day): Promise<PublishedExample[]> {
  const calculators = await loadCalculators();
  return calculators.flatMap((calculator) => {
    const golden = calculator.rules.examples.filter(isPublished);
    const differing = differingExamples.filter(({ id }) => id === calculator.definition.id);
    return [
      ...golden.map((example) => compared(calculator, example, today)),
      ...differing.map(({ why, ...example }) => ({ ...compared(calculator, example, today), why })),
    ];
  });
}

function compared(
  { definition, calculate }: Calculator,
  { title, source, input, expected, day }: Example,
  today: Day,
): PublishedExample {
  const outcome = calculate(input, day ?? today);
  if ('issues' in outcome) throw new Error(`${definition.id}: ${outcome.issues[0]?.poruka}`);
  const { lines } = outcome.calculation.scope;
  const figures = Object.entries(expected).flatMap(([name, published]) => {
    const { label = name, kind = 'iznos' } = definition.lines[name] ?? {};
    const ours = toWire(kind, lines[name] as number);
    return typeof published === 'number' && typeof ours === 'number'
      ? [{ label, kind, published, ours }]
      : [];
  });
  return { id: definition.id, title, source, period: periodOf(input), figures };
}

function periodOf({ mjesec, godina, datum }: Example['input']): string {
  if (typeof datum === 'string') return formatDay(datum);
  if (typeof mjesec === 'number' && typeof godina === 'number') return formatMonth(mjesec, godina);
  return typeof godina === 'number' ? `${godina}.` : '';
}

/** A published figure that differs from ours, and the reason. */
interface DifferingExample extends Example {
  /** Its calculator. */
  readonly id: string;
  readonly why: string;
}

/** Separate from the golden cases: here the difference is the point. */
const differingExamples: readonly DifferingExample[] = [
  {
    id: 'obracun-plata',
    title: 'Najniža plata 2026. za KV, službeni bruto',
    source:
      'https://atvbl.rs/lat/vijesti/republika-srpska/vlada-donijela-odluku-o-najnizoj-plati-u-republici-srpskoj/2220909',
    input: { mjesec: 1, godina: 2026, neto_plata_input: 1050, strucna_sprema: 'KV' },
    expected: { bruto_ukupno: 1558.19, neto_plata: 1050 },
    why: 'Iz bruta 1.558,19 KM slijedi neto 1.049,99 KM: objavljeni bruto je odsječen, a ne zaokružen.',
  },
];
