import { type Day, yearOf } from './day.ts';
import { formatMonth } from './format.ts';
import { Refusal } from './refusal.ts';

/** How sure we are of a figure. What is `niska` is said beside every figure it enters. */
export type Certainty = 'visoka' | 'srednja' | 'niska';

/** Where a figure was read. Without `propis` and `glasilo` the screen says that no gazette was found. */
export interface Source {
  readonly propis?: string;
  readonly glasilo?: string;
  readonly clan?: string;
  readonly url?: string;
  readonly pouzdanost: Certainty;
  /** The day somebody last checked the figure against its source. */
  readonly provjereno: Day;
  readonly napomena?: string;
}

export type Unit = 'posto' | 'iznos' | 'koeficijent' | 'sati' | 'da_ne';

/** What one value of a parameter is called and measured in. */
export interface Meaning {
  readonly naziv: string;
  readonly jedinica: Unit;
}

/** One change of the law: from `od`, inclusive, until the next change. */
export interface Change<V> {
  readonly od: Day;
  readonly vrijednost: V;
  readonly izvor: Source;
}

/** A timeline of changes, oldest first. An optional one may have no value on an early day; any other then refuses. */
export interface Parameter<V, Optional extends boolean = boolean> {
  readonly naziv: string;
  readonly neobavezno: Optional;
  readonly znacenja: { readonly [K in keyof V]: Meaning };
  readonly promjene: readonly Change<V>[];
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where parameters of every shape stand together
type AnyParameter = Parameter<any>;

export interface LawTree {
  readonly naziv: string;
  /** The last day for which every figure is known. */
  readonly poznato_do: Day;
  readonly parametri: Readonly<Record<string, AnyParameter>>;
}

type ValueOf<P> =
  P extends Parameter<infer V, infer Optional> ? (Optional extends true ? V | undefined : V) : never;

/** The values of one day, by parameter name. */
export type LawOf<T extends LawTree> = {
  readonly [K in keyof T['parametri']]: ValueOf<T['parametri'][K]>;
};

/** The last change in force on that day; undefined before the first. */
export function changeOn<V>(parameter: Parameter<V>, day: Day): Change<V> | undefined {
  return parameter.promjene.findLast((change) => change.od <= day);
}

const known = new WeakMap<LawTree, Map<Day, unknown>>();

/**
 * The law of a day. Computed once per day and tree; days come from a bounded calendar, so the memory is bounded too.
 * @throws Refusal when the day lies outside the known law: never the last known row instead.
 */
export function lawOn<T extends LawTree>(tree: T, day: Day): LawOf<T> {
  const days = known.get(tree) ?? new Map<Day, unknown>();
  const kept = days.get(day) as LawOf<T> | undefined;
  if (kept) return kept;
  const law = resolve(tree, day);
  known.set(tree, days.set(day, law));
  return law;
}

function resolve<T extends LawTree>(tree: T, day: Day): LawOf<T> {
  const values = Object.entries(tree.parametri).map(([name, parameter]) => [
    name,
    valueOn(tree, parameter, day),
  ]);
  return Object.freeze(Object.fromEntries(values)) as LawOf<T>;
}

function valueOn(tree: LawTree, parameter: AnyParameter, day: Day): unknown {
  const value = day <= tree.poznato_do ? changeOn(parameter, day)?.vrijednost : undefined;
  if (value === undefined && !(parameter.neobavezno && day <= tree.poznato_do)) throw unknownDay(tree, day);
  return value;
}

const unknownDay = (tree: LawTree, day: Day): Refusal =>
  new Refusal(
    '',
    'nema_propisa',
    `Nemamo propise za taj mjesec (${monthOf(day)}, ${tree.naziv}): izaberite mjesec od ${monthOf(FIRST_DAY)} do ${monthOf(tree.poznato_do)}.`,
  );

/** The first day every law here is known for. */
const FIRST_DAY: Day = '2018-01-01';

const monthOf = (day: Day): string => formatMonth(Number(day.slice(5, 7)), yearOf(day));
