import {
  type Contents,
  type DocumentKind,
  newId,
  noContents,
  type SetAside,
  type StoredDraft,
  type StoredRecord,
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
export function fromVersion1(stored: Version1): Contents {
  const known = ['faktura.nacrt', 'ugovor.nacrt', ...Object.keys(NAMES)];
  const strange = Object.keys(stored).filter((key) => !known.includes(key));
  return {
    ...noContents,
    fakture: eachOf(stored['faktura.sacuvane']),
    partneri: eachOf(stored['faktura.partneri']),
    stavke: eachOf(stored['faktura.stavke']),
    nacrti: [...draftOf('faktura', stored['faktura.nacrt']), ...draftOf('ugovor', stored['ugovor.nacrt'])],
    odlozeno: [
      ...Object.entries(NAMES).flatMap(([key, name]) => asideOf(name, stored[key])),
      ...strange.map((key) => aside(key, stored[key])),
    ],
  };
}

/** Lists were newest first. */
function eachOf(list: unknown): readonly StoredRecord[] {
  if (!Array.isArray(list)) return [];
  return list.map((content: unknown) => ({ id: newId(), changed: stamp(), content })).map(reversed);
}

const reversed = (one: StoredRecord, at: number, all: readonly StoredRecord[]): StoredRecord => ({
  ...one,
  changed: all[all.length - 1 - at]?.changed ?? one.changed,
});

const draftOf = (kind: DocumentKind, content: unknown): readonly StoredDraft[] =>
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
