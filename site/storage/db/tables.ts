/** One stored record with an identity. Its writer parses its content. */
export interface StoredRecord<T = unknown> {
  readonly id: string;
  /** Milliseconds; strictly increasing on this device, even within one millisecond. */
  readonly changed: number;
  readonly content: T;
}

/** The kinds of documents that have drafts. */
export const DOCUMENT_KINDS = [
  'faktura',
  'ugovor',
  'putni-nalog',
  'opomena',
  'ios',
  'akt',
  'profil',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A draft; several may exist. */
export interface StoredDraft<T = unknown> extends StoredRecord<T> {
  readonly kind: DocumentKind;
  /** Name given by the user; empty without one. */
  readonly name: string;
}

/** An earlier version of an invoice that was issued again. */
export interface StoredEarlier<T = unknown> extends StoredRecord<T> {
  /** The id of the invoice. */
  readonly of: string;
}

/** A calculation, which may be renamed later. */
export interface StoredCalculation<T = unknown> extends StoredRecord<T> {
  /** When it was saved, if it was changed since: its list is ordered by this. */
  readonly since?: number;
}

/** Owner of a record that was set aside: a kind of document, or the months of a staff. */
export const ASIDE_KINDS = [...DOCUMENT_KINDS, 'plate'] as const;

/** An unreadable record that was replaced, unchanged. */
export interface SetAside extends StoredRecord {
  readonly kind: (typeof ASIDE_KINDS)[number];
  /** Its description: `sačuvane fakture`. */
  readonly name: string;
}

/** A firm; while somebody else of the office has it, nothing of it is changed here. */
export interface StoredFirm<T = unknown> extends StoredRecord<T> {
  /** Who has it; empty while this person only reads. An import leaves it out. */
  readonly heldBy?: string;
}

/** The content of each table. */
export interface Tables {
  readonly fakture: StoredRecord;
  readonly ranije: StoredEarlier;
  readonly partneri: StoredRecord;
  readonly stavke: StoredRecord;
  readonly nacrti: StoredDraft;
  readonly odlozeno: SetAside;
  readonly obracuni: StoredCalculation;
  readonly firme: StoredFirm;
  readonly radnici: StoredRecord;
  readonly mjeseci: StoredRecord;
  readonly zakljucci: StoredRecord;
  readonly odsustva: StoredRecord;
  readonly potrazivanja: StoredRecord;
  readonly uplate: StoredRecord;
  readonly nabavke: StoredRecord;
  readonly sabloni: StoredRecord;
}

export type TableName = keyof Tables;

/** The tables and their names for users, in the order of lists. */
export const TABLES: Readonly<Record<TableName, string>> = {
  fakture: 'Fakture',
  ranije: 'Ranije verzije faktura',
  partneri: 'Partneri',
  stavke: 'Stavke',
  nacrti: 'Nacrti dokumenata',
  odlozeno: 'Odloženo kao nečitljivo',
  obracuni: 'Obračuni',
  firme: 'Firme',
  radnici: 'Radnici',
  mjeseci: 'Mjeseci plata',
  zakljucci: 'Zaključeni mjeseci',
  odsustva: 'Odsustva, odmori i sati radnika',
  potrazivanja: 'Potraživanja od fonda',
  uplate: 'Uplate kupaca',
  nabavke: 'Nabavke',
  sabloni: 'Fakture koje se ponavljaju',
};

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** Records, by table. */
export type Contents = { readonly [N in TableName]: readonly Tables[N][] };

export const noContents: Contents = {
  fakture: [],
  ranije: [],
  partneri: [],
  stavke: [],
  nacrti: [],
  odlozeno: [],
  obracuni: [],
  firme: [],
  radnici: [],
  mjeseci: [],
  zakljucci: [],
  odsustva: [],
  potrazivanja: [],
  uplate: [],
  nabavke: [],
  sabloni: [],
};

/** Builds contents table by table. */
export const byTable = (of: (name: TableName) => readonly StoredRecord[]): Contents => ({
  ...noContents,
  ...Object.fromEntries(TABLE_NAMES.map((name) => [name, of(name)])),
});

/** A random identity. `crypto.randomUUID` is missing on pages without TLS. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let last = 0;

/** The moment of a change. */
export function stamp(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}

/** No later change is known: one made here may be some milliseconds ahead of the clock. */
export const latestMoment = (): number => Math.max(Date.now(), last);
