/** How the key begins of what was typed into a month and is not kept in it yet. */
export const UNKEPT = 'neupisano:';

/** How the key begins of a draft whose page was left before the database had it. */
export const LEFT = 'nacrt-u-odlasku:';

/** The keys under which this device keeps something besides its database; those that end in `…` begin many. The privacy page names them all. */
export const DEVICE_KEYS = [
  'theme',
  'pismo',
  'pismo-dokumenta',
  'nedavno',
  'posljednji-mjesec',
  'pdv-lista',
  'pdv-opis',
  'uplate-duga',
  'sacuvani-obracuni',
  'platna-lista',
  'opstina-firme-…',
  'opstina-radnika-…',
  'kolone-mjeseca',
  'uvoz-kolona:…',
  'plate.format.…',
  'virman-pomak',
  `${UNKEPT}…`,
  `${LEFT}…`,
] as const;

type Whole<K extends string> = K extends `${infer Start}…` ? `${Start}${string}` : K;

/** A key this device keeps something under. */
export type DeviceKey = Whole<(typeof DEVICE_KEYS)[number]>;
