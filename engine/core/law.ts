import { perDay } from './cache.ts';
import { checkedDay, type Day } from './days/day.ts';
import { NotKnownYet, Refusal } from './issue.ts';
import { formatDay, formatMonthOf, monthInWords } from './numbers/format.ts';
import { lowerFirst } from './text/letters.ts';

/** Certainty of a figure. `niska` adds a warning to every result it affects. */
export type Certainty = 'visoka' | 'srednja' | 'niska';

/** Where a figure was read. Without `propis` and `glasilo` the screen says that no gazette was found. */
export interface Source {
  readonly propis?: string;
  readonly glasilo?: string;
  readonly clan?: string;
  readonly url?: string;
  /** Address of a newspaper: shown only on the page of the law, never beside a result. */
  readonly mediji?: string;
  readonly pouzdanost: Certainty;
  /** The day of the last check of the figure against its source. */
  readonly provjereno: Day;
  readonly napomena?: string;
  /** What to check, instead of the usual words of a warning about a figure of low certainty. */
  readonly upozorenje?: string;
}

/** `broj`, `broj_dana` and `broj_mjeseci` are whole numbers; the others are stored in their last decimal. */
export type Unit =
  | 'posto'
  | 'iznos'
  | 'koeficijent'
  | 'sati'
  | 'broj'
  | 'broj_dana'
  | 'broj_mjeseci'
  | 'da_ne';

/** Label and unit of one value of a parameter. */
export interface Meaning {
  readonly naziv: string;
  readonly jedinica: Unit;
  /** The words of a flag that is not set. */
  readonly ako_ne?: string;
}

/** One change of the law, in force from `od`, inclusive, until the next change. */
export interface Change<V> {
  readonly od: Day;
  readonly vrijednost: V;
  readonly izvor: Source;
}

/** Figures to look up when the year turns: who publishes them, and when. */
export interface Yearly {
  readonly objavljuje: string;
  readonly kada: string;
  /** In force until changed: only to be confirmed, and no calculation waits for it. */
  readonly vazi_dalje?: boolean;
}

/** A timeline of changes, oldest first. An optional parameter may have no value on a day before the first; any other then refuses. */
export interface Parameter<V, Optional extends boolean = boolean> {
  readonly naziv: string;
  /** Label of its values in a formula, before the label of each, where that is too short alone: `najniža neto plata`. */
  readonly u_formuli?: string;
  readonly neobavezno: Optional;
  /** The calculation continues without it after its last known day: it only warns, or another figure replaces it. */
  readonly smije_nedostajati?: boolean;
  readonly znacenja: { readonly [K in keyof V]: Meaning };
  readonly promjene: readonly Change<V>[];
  /** The last known day: yearly figures are published up to it; others are in force until changed and must be confirmed by it. */
  readonly poznato_do: Day;
  /** Month of the newest source found for it, `2026-06`; by default that of the whole tree. */
  readonly najnoviji_izvor?: string;
  readonly godisnje?: Yearly;
  /** Read by no calculation, hint or limit: only shown on the page of the law. */
  readonly samo_prikaz?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the only type for parameters of every shape
export type AnyParameter = Parameter<any>;

type Parameters = Readonly<Record<string, AnyParameter>>;

/** Parameters by subject, in the order people look for them. */
export type LawGroups = Readonly<Record<string, Parameters>>;

export interface LawTree {
  readonly naziv: string;
  /** Month of the newest source found for any figure, `2026-06`. */
  readonly najnoviji_izvor?: string;
  readonly parametri: Parameters;
  /** The same parameters in groups; a tree composed for one reader has none. */
  readonly groups?: LawGroups;
}

/** Law with its last known day, also as published. */
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
 * The law of a day, cached. Reading a figure that has no value on that day throws a Refusal; there is no fallback to the last known value,
 * and figures that are not read never throw.
 */
export const lawOn = <T extends LawTree>(tree: T, day: Day): LawOf<T> => resolved(tree, day) as LawOf<T>;

const resolved = perDay((tree: LawTree, day): Readonly<Record<string, unknown>> => {
  checkedDay(day, 'day');
  const law: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(tree.parametri)) {
    const value = knownChangeOn(parameter, day)?.vrijednost;
    if (value !== undefined || mayBeMissing(parameter, day)) law[name] = value;
    else Object.defineProperty(law, name, { get: () => refuse(name, parameter, day) });
  }
  return Object.freeze(law);
});

/** The law has no such figure yet; a figure that is no longer known is not skipped. */
const mayBeMissing = ({ neobavezno, smije_nedostajati, poznato_do }: AnyParameter, day: Day): boolean =>
  neobavezno && (smije_nedostajati === true || day <= poznato_do);

/** The same law with other figures in place of one; reads nothing else. */
export const lawWith = <T extends object>(law: T, name: string, value: unknown): T =>
  Object.create(law, { [name]: { value, enumerable: true } });

function refuse(name: string, parameter: AnyParameter, day: Day): never {
  const { poznato_do, promjene } = parameter;
  if (day > poznato_do) throw new NotKnownYet(name, unknownSentence(parameter, day));
  const first = formatMonthOf(promjene[0]?.od ?? '');
  const sentence = `Nemamo propise za taj mjesec (${formatMonthOf(day)}). Izaberite mjesec od ${first}.`;
  throw new Refusal('', 'nema_propisa', sentence);
}

/** Names the figure and who publishes it, or says that law in force was not confirmed for that day. */
function unknownSentence({ naziv, godisnje, poznato_do }: AnyParameter, day: Day): string {
  const [month, figure] = [monthInWords(day), lowerFirst(naziv)];
  const why = isSetYearly(godisnje)
    ? `Propisi za ${month} još nisu objavljeni (${figure}). Objavljuje: ${godisnje.objavljuje}, ${godisnje.kada}.`
    : `Propisi za ${month} još nisu potvrđeni (${figure}): provjereni su do ${formatDay(poznato_do)}`;
  return `${why} Izaberite mjesec do ${formatMonthOf(poznato_do)}.`;
}

/** True for a figure that ends with its year; any other is in force until changed. */
export const isSetYearly = (yearly: Yearly | undefined): yearly is Yearly =>
  yearly !== undefined && yearly.vazi_dalje !== true;

/** A figure that is only shown or compared: undefined where it is not known yet, as a calculation waits for no figure it does not use. */
export function ifKnown<V>(read: () => V): V | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotKnownYet) return undefined;
    throw error;
  }
}

/** The newest value of a parameter, for inputs without a day. */
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
 * The value on a day whose wage has been calculated, so it exists.
 * @throws Error before the first
 */
export function valueOn<V>(parameter: Parameter<V>, day: Day): V {
  const change = changeOn(parameter, day);
  if (!change) throw new Error(`${parameter.naziv} has no value on ${day}`);
  return change.vrijednost;
}

/** The change in force on a day; undefined after the last known day. */
export const knownChangeOn = <V>(parameter: Parameter<V>, day: Day): Change<V> | undefined =>
  day <= parameter.poznato_do ? changeOn(parameter, day) : undefined;

/** The last day for which every figure of the tree is known. */
export const knownUntil = ({ parametri }: KnownLaw): Day =>
  Object.values(parametri)
    .map(({ poznato_do }) => poznato_do)
    .reduce((earliest, day) => (day < earliest ? day : earliest));

/**
 * A figure the law did not have from the start, on a day on which it must exist.
 * @throws Refusal before its first day
 */
export function known<V>(figure: V | undefined): V {
  if (figure !== undefined) return figure;
  throw new Refusal('', 'nema_propisa', 'Nemamo propise za taj dan. Izaberite kasniju godinu.');
}
