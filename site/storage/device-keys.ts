/** Key prefix of the write-ahead log of edits not yet in IndexedDB. */
export const UNSTORED = 'neupisano:';

/** Key prefix of a draft that IndexedDB has not stored yet. */
export const LEFT = 'nacrt-u-odlasku:';

/** Key prefix of what is typed into the form of a record of staff and not saved yet. */
export const TYPED = 'nesacuvano:';

/** The storage keys of this device besides IndexedDB; those that end in `…` are prefixes. The privacy page names them all. */
export const DEVICE_KEYS = [
  'theme',
  'pismo',
  'pismo-dokumenta',
  'jezik-fakture',
  'nedavno',
  'posljednji-mjesec',
  'entitet',
  'redovi',
  'pdv-lista',
  'pdv-opis',
  'polje-prenosa',
  'uplate-duga',
  'sacuvani-obracuni',
  'platna-lista',
  'cuvaj-listice',
  'opstina-firme-…',
  'opstina-radnika-…',
  'kolone-mjeseca',
  'uvoz-kolona:…',
  'pocetak-firme:…',
  'plate.format.…',
  'virman-pomak',
  'ime-u-dnevniku',
  'unos-kartice',
  `${UNSTORED}…`,
  `${LEFT}…`,
  `${TYPED}…`,
] as const;

type Whole<K extends string> = K extends `${infer Start}…` ? `${Start}${string}` : K;

/** A storage key of this device. */
export type DeviceKey = Whole<(typeof DEVICE_KEYS)[number]>;
