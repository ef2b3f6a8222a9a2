import { perText } from '../cache.ts';
import type { Period } from '../days/day.ts';

/** A name in a notation. `fallback` applies when the input is empty: `unos.licni_odbitak_input|zakon.porez.odbitak`. */
export interface Reference {
  readonly from: 'line' | 'input' | 'law';
  readonly name: string;
  /** The value of a parameter of the law, or the day of a period entered: `1.od`. */
  readonly key: string;
  readonly fallback?: Reference;
}

/** A parsed notation: constant text, and names to fill in. */
export type Notation = readonly (string | Reference)[];

/** Names of the functions of a notation in words. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  max: 'max',
  min: 'min',
  cijelo: 'cijelo',
  navise: 'naviše',
  radni: 'broj dana od ponedjeljka do petka ',
  praznici: 'broj praznika u te dane ',
  radni_prije: 'dani od ponedjeljka do petka u mjesecu prije ',
  radni_poslije: 'dani od ponedjeljka do petka u mjesecu poslije ',
  praznici_prije: 'praznici u te dane u mjesecu prije ',
  praznici_poslije: 'praznici u te dane u mjesecu poslije ',
  radni_zaposlenja_prije: 'radni dani zaposlenja bez praznika prije dana ',
  ako: 'ako prvo nije nula, onda drugo, inače nula ',
  dan_poslije: 'dan poslije ',
  razmak: 'broj dana između ',
  prvi_dan: 'prvi dan ',
  posljednji_dan: 'posljednji dan ',
  mjeseci_izmedju: 'broj mjeseci između ',
  dani_mjeseca: 'broj dana u mjesecu ',
  dan_u_mjesecu: 'redni broj dana u mjesecu ',
  godine: 'godine',
  mjeseci: 'mjeseci',
  dani: 'dani',
};
const NAME = /([\p{L}_][\p{L}\d_.]*(?:\|[\p{L}_][\p{L}\d_.]*)?)/u;

/** The parsed notations of one slip. */
export interface CompiledNotations {
  readonly lines: readonly { readonly line: string; readonly notation: Notation }[];
  /** Inputs with a fallback. */
  readonly replaceable: readonly string[];
  /** The lines that depend on a parameter of the law: those that name it first, then those made of these. */
  readonly restingOn: (parameter: string) => ReadonlySet<string>;
}

/** Limit of cached texts and parameters: above the number in all tables and laws. */
const TEXTS = 4_096;
const PARAMETERS = 256;

const compiled = new WeakMap<Readonly<Record<string, string>>, CompiledNotations>();

/** Parses the notations of a slip, once per variant. */
export function compileAll(notations: Readonly<Record<string, string>>): CompiledNotations {
  const cached = compiled.get(notations);
  if (cached) return cached;
  const made = parseNotations(notations);
  compiled.set(notations, made);
  return made;
}

function parseNotations(notations: Readonly<Record<string, string>>): CompiledNotations {
  const lines = Object.entries(notations).map(([line, text]) => ({ line, notation: compile(text) }));
  const replaced = lines.flatMap(({ notation }) => referencesIn(notation)).filter(({ fallback }) => fallback);
  return {
    lines,
    replaceable: [...new Set(replaced.map(({ name }) => name))],
    restingOn: restingIn(lines),
  };
}

/** Cached by text: most variants of a slip share most notations. */
const compile = perText(
  TEXTS,
  (text): Notation =>
    text
      .split(NAME)
      .filter(Boolean)
      .map((part, at, parts) => {
        if (!/^[\p{L}_]/u.test(part)) return part;
        // A name before a parenthesis is a function: a line may have the same name.
        return (parts[at + 1]?.startsWith('(') && FUNCTIONS[part]) || reference(part);
      }),
);

/** Parses a name of a notation: `porez`, `unos.staz`, `zakon.porez.stopa`, `unos.odbitak|zakon.porez.odbitak`. */
export function reference(text: string): Reference {
  const [path = '', other] = text.split('|');
  const [first = '', name = '', ...rest] = path.split('.');
  const key = rest.join('.');
  const fallback = other === undefined ? {} : { fallback: reference(other) };
  if (first === 'zakon') return { from: 'law', name, key, ...fallback };
  if (first === 'unos') return { from: 'input', name, key, ...fallback };
  return { from: 'line', name: first, key: '', ...fallback };
}

/** The names in it, with repetitions. */
export const referencesIn = (notation: Notation): Reference[] =>
  notation.filter((part) => typeof part !== 'string');

function restingIn(lines: CompiledNotations['lines']): CompiledNotations['restingOn'] {
  let naming: ReadonlyMap<string, readonly string[]> | undefined;
  return perText(PARAMETERS, (parameter) => {
    naming ??= linesByName(lines);
    const resting = new Set(naming.get(`law ${parameter}`));
    // Iterating a Set also visits what is added meanwhile, so lines that depend on the added ones are found too.
    for (const added of resting) for (const line of naming.get(`line ${added}`) ?? []) resting.add(line);
    return resting;
  });
}

/** The lines that name something; a fallback counts where it replaces an input. */
function linesByName(lines: CompiledNotations['lines']): ReadonlyMap<string, readonly string[]> {
  const naming = new Map<string, string[]>();
  for (const { line, notation } of lines)
    for (const part of referencesIn(notation)) {
      const { from, name } = part.fallback ?? part;
      const named = naming.get(`${from} ${name}`);
      if (named) named.push(line);
      else naming.set(`${from} ${name}`, [line]);
    }
  return naming;
}

/** The meaning of each name is in the definition: a field, a line or a figure of the law. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** Where the names of a notation get their values. */
export interface Scope {
  readonly input: NamedValues;
  readonly lines: NamedValues;
  readonly law: NamedValues;
}

/** The effective reference: the fallback when the input is empty. */
export const effective = (scope: Scope, named: Reference): Reference =>
  named.fallback && scope.input[named.name] == null ? named.fallback : named;

/** The value of a name, in stored units; a day is text. */
export function figureBehind(scope: Scope, named: Reference): number {
  const { from, name, key } = effective(scope, named);
  if (from === 'line') return scope.lines[name] as number;
  if (from === 'input') return (given(scope.input[name], key) as number | null) ?? 0;
  return (scope.law[name] as Record<string, number> | undefined)?.[key] ?? 0;
}

/** The value entered; for a list of periods, the first or last day of one: `1.od`. */
function given(value: unknown, key: string): unknown {
  if (key === '') return value;
  const [number, end] = key.split('.');
  return (value as readonly Period[])[Number(number) - 1]?.[end as keyof Period];
}
