/** One thing kept on this device, of its own identity. What its content means is read by whoever kept it. */
export interface Kept<T = unknown> {
  readonly id: string;
  /** Milliseconds; of two changes made here the later one has more, even within one millisecond. */
  readonly changed: number;
  readonly content: T;
}

/** The kinds of documents that have drafts. */
export const DOCUMENT_KINDS = ['faktura', 'ugovor', 'putni-nalog', 'opomena', 'ios'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Something being written; several may be. */
export interface KeptDraft<T = unknown> extends Kept<T> {
  readonly kind: DocumentKind;
  /** As the person called it; empty when never named. */
  readonly name: string;
}

/** What an invoice said before it was issued again. */
export interface KeptEarlier<T = unknown> extends Kept<T> {
  /** The id of the invoice. */
  readonly of: string;
}

/** A calculation, which may be called otherwise later. */
export interface KeptCalculation<T = unknown> extends Kept<T> {
  /** When it was kept, where it was changed since: it stands in its list by that. */
  readonly since?: number;
}

/** What something that was set aside belongs to: a kind of document, or the months of a staff. */
export const ASIDE_KINDS = [...DOCUMENT_KINDS, 'plate'] as const;

/** What could not be read where it stood, as it was found. */
export interface KeptAside extends Kept {
  readonly kind: (typeof ASIDE_KINDS)[number];
  /** What it was: `sačuvane fakture`. */
  readonly name: string;
}

/** What stands in each table. */
export interface Tables {
  readonly fakture: Kept;
  readonly ranije: KeptEarlier;
  readonly partneri: Kept;
  readonly stavke: Kept;
  readonly nacrti: KeptDraft;
  readonly odlozeno: KeptAside;
  readonly obracuni: KeptCalculation;
  readonly firme: Kept;
  readonly radnici: Kept;
  readonly mjeseci: Kept;
  readonly zakljucci: Kept;
  readonly odsustva: Kept;
}

export type TableName = keyof Tables;

/** The tables and what people call what is in them, in the order they are listed. */
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
  odsustva: 'Odsustva radnika',
};

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** Some of what is kept, by table. */
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
};

/** Contents made table by table. */
export const byTable = (of: (name: TableName) => readonly Kept[]): Contents => ({
  ...noContents,
  ...Object.fromEntries(TABLE_NAMES.map((name) => [name, of(name)])),
});

/** A random identity. `crypto.randomUUID` is missing where the page came without TLS. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let last = 0;

/** The moment of a change. */
export function stamp(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}

/** No later change is known of: one made here may be some milliseconds ahead of the clock. */
export const latestMoment = (): number => Math.max(Date.now(), last);
