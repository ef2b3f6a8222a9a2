import { perDay } from './cache.ts';
import type { Day } from './days/day.ts';
import { NotKnownYet, Refusal } from './issue.ts';
import { formatMonthOf } from './numbers/format.ts';

/** How sure we are of a figure. What is `niska` is said beside every figure it enters. */
export type Certainty = 'visoka' | 'srednja' | 'niska';

/** Where a figure was read. Without `propis` and `glasilo` the screen says that it was not found in a gazette. */
export interface Source {
  readonly propis?: string;
  readonly glasilo?: string;
  readonly clan?: string;
  readonly url?: string;
  /** The address of a newspaper: it stands on the page of the law alone, never beside a result. */
  readonly mediji?: string;
  readonly pouzdanost: Certainty;
  /** The day somebody last checked the figure against its source. */
  readonly provjereno: Day;
  readonly napomena?: string;
}

/** `broj`, `broj_dana` and `broj_mjeseci` are whole; the others are held in their last decimal. */
export type Unit =
  | 'posto'
  | 'iznos'
  | 'koeficijent'
  | 'sati'
  | 'broj'
  | 'broj_dana'
  | 'broj_mjeseci'
  | 'da_ne';

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

/** Figures that are set again for every year: who publishes them, and when. */
export interface Yearly {
  readonly objavljuje: string;
  readonly kada: string;
}

/** A timeline of changes, oldest first. An optional one may have no value on a day before the first; any other then refuses. */
export interface Parameter<V, Optional extends boolean = boolean> {
  readonly naziv: string;
  /** What its values are called in a formula, before what each of them means, where that says too little by itself: `najniža neto plata`. */
  readonly u_formuli?: string;
  readonly neobavezno: Optional;
  /** One calculates without it too, after the last day it is known for: it only warns, or another figure stands in for it. */
  readonly smije_nedostajati?: boolean;
  readonly znacenja: { readonly [K in keyof V]: Meaning };
  readonly promjene: readonly Change<V>[];
  /** The last day the figure is known for: what stands until it is changed was looked up this far, what is yearly was published. */
  readonly poznato_do: Day;
  /** Month of the newest source that was found for it, `2026-06`; where it is not said, that of the whole tree counts. */
  readonly najnoviji_izvor?: string;
  readonly godisnje?: Yearly;
  /** No calculation, hint or limit reads it: people do, on the page of the law. */
  readonly samo_prikaz?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where parameters of every shape stand together
export type AnyParameter = Parameter<any>;

type Parameters = Readonly<Record<string, AnyParameter>>;

/** Parameters by the title of what they are about, in the order people look for them. */
export type LawGroups = Readonly<Record<string, Parameters>>;

export interface LawTree {
  readonly naziv: string;
  /** Month of the newest source that was found for any figure, `2026-06`. */
  readonly najnoviji_izvor?: string;
  readonly parametri: Parameters;
  /** The same parameters as they are listed; a tree that is put together for one reader has none. */
  readonly groups?: LawGroups;
}

/** What is known until some day: law, also as it is published. */
export interface KnownLaw {
  readonly parametri: Readonly<Record<string, Pick<AnyParameter, 'poznato_do'>>>;
}

type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

/** The parameters of all groups by name. */
export const parametersOf = <G extends LawGroups>(groups: G): Together<G[keyof G]> =>
  Object.assign({}, ...Object.values(groups));

type ValueOf<P> =
  P extends Parameter<infer V, infer Optional> ? (Optional extends true ? V | undefined : V) : never;

/** The values of one day, by parameter name. */
export type LawOf<T extends LawTree> = {
  readonly [K in keyof T['parametri']]: ValueOf<T['parametri'][K]>;
};

/**
 * The law of a day, made once. Whoever reads a figure that is not known for that day is refused: never the last known row instead, and
 * never because of a figure that was not asked for.
 */
export const lawOn = <T extends LawTree>(tree: T, day: Day): LawOf<T> => resolved(tree, day) as LawOf<T>;

const resolved = perDay((tree: LawTree, day): Readonly<Record<string, unknown>> => {
  const law: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(tree.parametri)) {
    const value = knownChangeOn(parameter, day)?.vrijednost;
    if (value !== undefined || mayLack(parameter, day)) law[name] = value;
    else Object.defineProperty(law, name, { get: () => refuse(tree, parameter, day) });
  }
  return Object.freeze(law);
});

/** The law had no such figure yet; one that is only not known any more is none to be left out. */
const mayLack = ({ neobavezno, smije_nedostajati, poznato_do }: AnyParameter, day: Day): boolean =>
  neobavezno && (smije_nedostajati === true || day <= poznato_do);

/** The same law with other figures in place of one: nothing else is read. */
export const lawWith = <T extends object>(law: T, name: string, value: unknown): T =>
  Object.create(law, { [name]: { value, enumerable: true } });

function refuse(tree: LawTree, { naziv, poznato_do, promjene }: AnyParameter, day: Day): never {
  const first = promjene[0]?.od ?? '';
  const known = `od ${formatMonthOf(first)} do ${formatMonthOf(poznato_do)}`;
  const sentence = `Nemamo propise za taj mjesec (${formatMonthOf(day)}, ${tree.naziv}; ${naziv.toLowerCase()}): izaberite mjesec ${known}.`;
  throw day > poznato_do ? new NotKnownYet(sentence, poznato_do) : new Refusal('', 'nema_propisa', sentence);
}

/** The newest value of a parameter: for what is typed without a day. */
export const lastOf = <V>(parameter: Parameter<V>): V => lastChangeOf(parameter).vrijednost;

/** The same with its source. */
export function lastChangeOf<V>({ naziv, promjene }: Parameter<V>): Change<V> {
  const change = promjene.at(-1);
  if (!change) throw new Error(`${naziv} has no value`);
  return change;
}

/** The last change in force on that day; undefined before the first. */
export function changeOn<V>(parameter: Parameter<V>, day: Day): Change<V> | undefined {
  return parameter.promjene.findLast((change) => change.od <= day);
}

/**
 * The value in force on a day whose wage has been calculated: it is there.
 * @throws Error before the first
 */
export function valueOn<V>(parameter: Parameter<V>, day: Day): V {
  const change = changeOn(parameter, day);
  if (!change) throw new Error(`${parameter.naziv} has no value on ${day}`);
  return change.vrijednost;
}

/** The change of a day, but for no day after those the figure is known for. */
export const knownChangeOn = <V>(parameter: Parameter<V>, day: Day): Change<V> | undefined =>
  day <= parameter.poznato_do ? changeOn(parameter, day) : undefined;

/** The last day for which every figure of the tree is known. */
export const knownUntil = ({ parametri }: KnownLaw): Day =>
  Object.values(parametri)
    .map(({ poznato_do }) => poznato_do)
    .reduce((earliest, day) => (day < earliest ? day : earliest));
