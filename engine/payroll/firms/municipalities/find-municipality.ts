import { plainName } from '../../../core/text/letters.ts';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';
import { MUNICIPALITIES } from './municipalities.ts';
import type { Municipality } from './municipality.ts';

/** The result of a search by name: one place, several to choose from, or none and the three nearest. */
export type FoundMunicipality =
  | { readonly kind: 'one'; readonly municipality: Municipality }
  | { readonly kind: 'several'; readonly among: readonly Municipality[] }
  | { readonly kind: 'none'; readonly nearest: readonly Municipality[] };

type Reference = readonly [MunicipalityKey['entity'], code: string];

/** Names that fit more than one place: never chosen silently. */
const ASK_WHICH: ReadonlyMap<string, readonly Reference[]> = new Map(
  Object.entries<readonly Reference[]>({
    // biome-ignore-start format: one row a name
    foca: [
      ['rs', '031'],
      ['fbih', '134'],
    ],
    pale: [
      ['rs', '089'],
      ['fbih', '136'],
    ],
    trnovo: [
      ['fbih', '093'],
      ['rs', '091'],
    ],
    kupres: [
      ['fbih', '052'],
      ['rs', '055'],
    ],
    'novi grad': [
      ['rs', '011'],
      ['fbih', '108'],
    ],
    'stari grad': [
      ['fbih', '109'],
      ['rs', '090'],
    ],
    'novo sarajevo': [
      ['fbih', '079'],
      ['rs', '088'],
    ],
    sarajevo: [
      ['fbih', '038'],
      ['fbih', '040'],
      ['fbih', '077'],
      ['fbih', '078'],
      ['fbih', '079'],
      ['fbih', '080'],
      ['fbih', '093'],
      ['fbih', '108'],
      ['fbih', '109'],
    ],
    'istocno sarajevo': [
      ['rs', '085'],
      ['rs', '088'],
      ['rs', '089'],
      ['rs', '090'],
      ['rs', '091'],
      ['rs', '094'],
    ],
    // biome-ignore-end format: one row a name
  }),
);

/** `Općina Centar`, `Grad Mostar`, `Mostar (grad)`; the name itself is tried first, for `Novi Grad`. */
const bare = (name: string): string =>
  name.replace(/^(?:opcina|opstina|opc|grad) /, '').replace(/ (?:grad|opcina|opstina)$/, '');

const byName = new Map<string, Municipality[]>();
// Once for each: an alias may differ only in its brackets.
for (const municipality of MUNICIPALITIES)
  for (const name of new Set([municipality.name, ...(municipality.aliases ?? [])].map(plainName)))
    byName.set(name, [...(byName.get(name) ?? []), municipality]);

const named = (name: string): readonly Municipality[] =>
  (ASK_WHICH.get(name) ?? []).flatMap(([entity, code]) =>
    MUNICIPALITIES.filter((one) => one.entity === entity && one.code === code),
  );

function candidates(name: string): readonly Municipality[] {
  const ambiguous = named(name);
  return ambiguous.length > 0 ? ambiguous : (byName.get(name) ?? []);
}

/**
 * Finds a municipality by name, in either script, with or without diacritics and the word općina.
 * @param entity narrows several matches; a name with one match is that place in any entity
 */
export function findMunicipality(text: string, entity?: PayrollEntity): FoundMunicipality {
  const name = plainName(text);
  const all = [name, bare(name)].map(candidates).find((found) => found.length > 0) ?? [];
  const inEntity = all.filter((one) => one.entity === entity);
  const fitting = inEntity.length > 0 ? inEntity : all;
  const [first] = fitting;
  if (!first) return { kind: 'none', nearest: nearest(name) };
  return fitting.length === 1 ? { kind: 'one', municipality: first } : { kind: 'several', among: fitting };
}

const SHOWN = 3;

/** The municipalities with the smallest edit distance. */
function nearest(name: string): Municipality[] {
  const distances = new Map<Municipality, number>();
  for (const [other, places] of byName)
    for (const place of places)
      distances.set(place, Math.min(distances.get(place) ?? Number.POSITIVE_INFINITY, distance(name, other)));
  return [...distances]
    .sort(([, one], [, other]) => one - other)
    .slice(0, SHOWN)
    .map(([place]) => place);
}

/** Edit distance (Levenshtein). */
function distance(one: string, other: string): number {
  const letters = one.slice(0, 40);
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(letters).entries()) {
    const above = row;
    row = [at + 1];
    for (let column = 1; column <= other.length; column += 1)
      row.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (row[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1),
        ),
      );
  }
  return row[other.length] ?? 0;
}
