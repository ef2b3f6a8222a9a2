import {
  type Contents,
  type DocumentKind,
  type Kept,
  type KeptDraft,
  newId,
  noContents,
  type SetAside,
  stamp,
} from './tables.ts';

/** Format of version 1: each list whole, under one key. Its backup files have the same. */
export type Version1 = Readonly<Record<string, unknown>>;

/** The object store of the first version. */
export const STORE_OF_VERSION_1 = 'dokumenti';

const NAMES: Readonly<Record<string, string>> = {
  'faktura.sacuvane': 'sačuvane fakture',
  'faktura.partneri': 'partneri',
  'faktura.stavke': 'stavke',
};

/** Everything in version 1, as separate records. Nothing is validated: unreadable records are migrated unchanged. */
export function fromVersion1(kept: Version1): Contents {
  const known = ['faktura.nacrt', 'ugovor.nacrt', ...Object.keys(NAMES)];
  const strange = Object.keys(kept).filter((key) => !known.includes(key));
  return {
    ...noContents,
    fakture: eachOf(kept['faktura.sacuvane']),
    partneri: eachOf(kept['faktura.partneri']),
    stavke: eachOf(kept['faktura.stavke']),
    nacrti: [...draftOf('faktura', kept['faktura.nacrt']), ...draftOf('ugovor', kept['ugovor.nacrt'])],
    odlozeno: [
      ...Object.entries(NAMES).flatMap(([key, name]) => asideOf(name, kept[key])),
      ...strange.map((key) => aside(key, kept[key])),
    ],
  };
}

/** Lists were newest first. */
function eachOf(list: unknown): readonly Kept[] {
  if (!Array.isArray(list)) return [];
  return list.map((content: unknown) => ({ id: newId(), changed: stamp(), content })).map(reversed);
}

const reversed = (one: Kept, at: number, all: readonly Kept[]): Kept => ({
  ...one,
  changed: all[all.length - 1 - at]?.changed ?? one.changed,
});

const draftOf = (kind: DocumentKind, content: unknown): readonly KeptDraft[] =>
  content === undefined ? [] : [{ id: newId(), changed: stamp(), content, kind, name: '' }];

const asideOf = (name: string, list: unknown): readonly SetAside[] =>
  list === undefined || Array.isArray(list) ? [] : [aside(name, list)];

const aside = (name: string, content: unknown): SetAside => ({
  id: newId(),
  changed: stamp(),
  content,
  kind: name.startsWith('ugovor') ? 'ugovor' : 'faktura',
  name,
});
