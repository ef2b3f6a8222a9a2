import { type Day, yearOf } from './day.ts';
import { formatMonth } from './format.ts';
import { perDay } from './per-day.ts';
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

/**
 * The law of a day, made once.
 * @throws Refusal when the day lies outside the known law: never the last known row instead.
 */
export const lawOn = <T extends LawTree>(tree: T, day: Day): LawOf<T> => resolved(tree, day) as LawOf<T>;

const resolved = perDay((tree: LawTree, day): Readonly<Record<string, unknown>> => {
  const values = Object.entries(tree.parametri).map(([name, parameter]) => [
    name,
    valueOn(tree, parameter, day),
  ]);
  return Object.freeze(Object.fromEntries(values));
});

function valueOn(tree: LawTree, parameter: AnyParameter, day: Day): unknown {
  const value = day <= tree.poznato_do ? changeOn(parameter, day)?.vrijednost : undefined;
  if (value === undefined && !(parameter.neobavezno && day <= tree.poznato_do)) throw unknownDay(tree, day);
  return value;
}

const unknownDay = (tree: LawTree, day: Day): Refusal =>
  new Refusal(
    '',
    'nema_propisa',
    `Nemamo propise za taj mjesec (${monthOf(day)}, ${tree.naziv}): izaberite mjesec od ${monthOf(firstDay(tree))} do ${monthOf(tree.poznato_do)}.`,
  );

/** The first day for which every figure is known. */
const firstDay = ({ parametri }: LawTree): Day =>
  Object.values(parametri)
    .filter(({ neobavezno }) => !neobavezno)
    .map(({ promjene: [first] }) => first?.od ?? '')
    .reduce((latest, od) => (od > latest ? od : latest), '');

const monthOf = (day: Day): string => formatMonth(Number(day.slice(5, 7)), yearOf(day));
