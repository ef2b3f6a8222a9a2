import type { Calculator } from '../core/calculate.ts';
import { addMonths, byDay, type Day, monthOf, yearOf } from '../core/days/day.ts';
import { writeCitation } from '../core/explanation/citation.ts';
import type { AnyParameter, Certainty, Change, LawTree, Meaning } from '../core/law.ts';
import { type Feninga, km } from '../core/numbers/money.ts';
import { lawTrees } from '../law/index.ts';
import { lastRead } from '../law/last-read.ts';
import { writtenValue } from '../law/written-value.ts';
import { COMPARED_NET } from './compared-net.ts';
import { loadCalculators } from './load.ts';

/** One value before and after a change, written with its unit. */
export interface ChangedFigure {
  readonly naziv: string;
  /** Undefined for a value that the law did not have before. */
  readonly prije?: string;
  readonly sada: string;
}

/** One rate or amount of the law that changed. */
export interface LawChange {
  /** `rs-najniza_plata`, its place on the page of the law. */
  readonly id: string;
  readonly naziv: string;
  readonly iznosi: readonly ChangedFigure[];
  readonly izvor: string;
  readonly pouzdanost: Certainty;
}

/** The same net wage under one law, in feninga. */
export interface WageSums {
  readonly bruto: Feninga;
  readonly trosak: Feninga;
}

/** All changes of one entity from one day on. */
export interface ChangedLawDay {
  readonly od: Day;
  readonly stablo: string;
  readonly entitet: string;
  readonly promjene: readonly LawChange[];
  /** The wage of `COMPARED_NET` in the month before and in the month of the change; undefined when it stayed the same, or the day is within a month. */
  readonly uticaj?: { readonly prije: WageSums; readonly poslije: WageSums };
}

/** One year of the same net wage, by entity; undefined where the law of its month is unknown. */
export interface YearOfWage {
  readonly godina: number;
  readonly mjesec: number;
  readonly plate: Readonly<Record<string, WageSums | undefined>>;
}

const FIRST_YEAR = 2018;

/** The wage calculator of each entity, without hot meal, and its other required fields. */
const WAGES: Readonly<Record<string, readonly [id: string, input: object]>> = {
  rs: ['obracun-plata', {}],
  fbih: ['kalkulator-fbih', {}],
  bd: ['kalkulator-brcko', { fond: 'RS' }],
};

/** Every change of the law by day, the last first, and what it does to a net wage of `COMPARED_NET`. */
export async function lawChanges(): Promise<readonly ChangedLawDay[]> {
  const sums = await wageSums();
  return Object.entries<LawTree>(lawTrees)
    .flatMap(([stablo, tree]) => daysOf(stablo, tree))
    .map((day) => withEffect(day, sums))
    .sort((one, other) => byDay(other.od, one.od) || order(one) - order(other));
}

const order = ({ stablo }: ChangedLawDay): number => Object.keys(lawTrees).indexOf(stablo);

function daysOf(stablo: string, { naziv: entitet, parametri }: LawTree): ChangedLawDay[] {
  const changes = Object.entries(parametri).flatMap(([name, parameter]) =>
    changesOf(`${stablo}-${name}`, parameter),
  );
  const days = [...new Set(changes.map(({ od }) => od))].filter((od) => yearOf(od) >= FIRST_YEAR);
  return days.map((od) => ({
    od,
    stablo,
    entitet,
    promjene: changes.filter((change) => change.od === od).map(({ change }) => change),
  }));
}

/** The first value known is no change, except of a figure that the law did not have before. */
function changesOf(id: string, { naziv, znacenja, promjene, neobavezno }: AnyParameter) {
  const timeline: readonly Change<Readonly<Record<string, number | boolean>>>[] = promjene;
  return timeline.flatMap(({ od, vrijednost, izvor }, at) => {
    const before = timeline[at - 1]?.vrijednost;
    if (!before && !neobavezno) return [];
    const iznosi = Object.entries<Meaning>(znacenja).flatMap(([key, meaning]) =>
      changedFigure(meaning, before?.[key], vrijednost[key]),
    );
    const source = { izvor: writeCitation(izvor), pouzdanost: izvor.pouzdanost };
    return iznosi.length > 0 ? [{ od, change: { id, naziv, iznosi, ...source } }] : [];
  });
}

function changedFigure(
  meaning: Meaning,
  before: number | boolean | undefined,
  now: number | boolean | undefined,
): ChangedFigure[] {
  if (now === undefined || now === before) return [];
  const sada = writtenValue(meaning, now);
  const { naziv } = meaning;
  return [before === undefined ? { naziv, sada } : { naziv, prije: writtenValue(meaning, before), sada }];
}

type Sums = (stablo: string, day: Day, net?: number) => WageSums | undefined;

function withEffect(changed: ChangedLawDay, sums: Sums): ChangedLawDay {
  const { stablo, od } = changed;
  if (!od.endsWith('-01')) return changed;
  const [prije, poslije] = [sums(stablo, addMonths(od, -1)), sums(stablo, od)];
  const isSame = prije?.trosak === poslije?.trosak && prije?.bruto === poslije?.bruto;
  return prije && poslije && !isSame ? { ...changed, uticaj: { prije, poslije } } : changed;
}

/** The net wage of `COMPARED_NET` in December of each year, in the last one in the month of the last check of the law. */
export async function wageByYear(): Promise<readonly YearOfWage[]> {
  const sums = await wageSums();
  const last = yearOf(lastRead);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => last - at).map((godina) => {
    const day: Day = godina === last ? `${lastRead.slice(0, 7)}-01` : `${godina}-12-01`;
    const plate = Object.keys(WAGES).map((stablo) => [stablo, sums(stablo, day)]);
    return { godina, mjesec: monthOf(day), plate: Object.fromEntries(plate) };
  });
}

/** A raise, in KM. */
const RAISE = 100;

/**
 * What a worker with a net wage of `COMPARED_NET` gets, of every 100 KM that a raise costs the firm, in whole KM by entity. In the month of
 * the last check of the law.
 */
export async function leftOfRaise(): Promise<Readonly<Record<string, number>>> {
  const sums = await wageSums();
  const day: Day = `${lastRead.slice(0, 7)}-01`;
  const left = Object.keys(WAGES).flatMap((stablo) => {
    const [before, after] = [sums(stablo, day), sums(stablo, day, COMPARED_NET + RAISE)];
    return before && after
      ? [[stablo, Math.round((RAISE * km(RAISE)) / (after.trosak - before.trosak))]]
      : [];
  });
  return Object.fromEntries(left);
}

async function wageSums(): Promise<Sums> {
  const calculators = new Map((await loadCalculators()).map((one) => [one.definition.id, one]));
  return (stablo, day, net) => {
    const [id = '', input = {}] = WAGES[stablo] ?? [];
    const calculator = calculators.get(id);
    return calculator && sumsOn(calculator, input, day, net);
  };
}

function sumsOn(
  { calculate }: Calculator,
  input: object,
  day: Day,
  net: number = COMPARED_NET,
): WageSums | undefined {
  const call = { ...input, mjesec: monthOf(day), godina: yearOf(day), neto_plata_input: net };
  const outcome = calculate(call, day);
  if ('issues' in outcome) return undefined;
  const { lines } = outcome.calculation.scope;
  const bruto = Number(lines.bruto_ukupno);
  // In Republika Srpska the employer pays nothing on top of the gross.
  return { bruto, trosak: Number(lines.ukupni_trosak ?? bruto) };
}
