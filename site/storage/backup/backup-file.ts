import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { isMoment } from '../db/record.ts';
import {
  ASIDE_KINDS,
  byTable,
  type Contents,
  DOCUMENT_KINDS,
  type DocumentKind,
  latestMoment,
  newId,
  type SetAside,
  TABLE_NAMES,
  TABLES,
  type TableName,
  type Tables,
} from '../db/tables.ts';
import { fromVersion1 } from '../db/version1.ts';
import { jsonIn } from '../device-storage.ts';
import { fileCheck, fileDoubts } from './file-check.ts';
import { nestingFault } from './json-limits.ts';

const PROGRAM = 'obracun-plata';
/** Earlier versions had fewer tables: a reader must refuse a newer file rather than lose unknown parts. */
const VERSION = 8;
const READ: readonly unknown[] = [2, 3, 4, 5, 6, 7, VERSION];
/** The first version whose files have a check of what they hold. */
const CHECKED_FROM = 8;

/** More than anyone stores: years of months of hundreds of firms. */
const MOST_IN_TABLE = 500_000;
const LONGEST_ID = 100;

/** What a file holds: everything stored, or one firm that is handed over. */
export type FileScope = 'all' | 'firm';

/** The contents of a file, or the reason why it is refused, as a sentence. */
export type FileRead =
  | {
      readonly contents: Contents;
      readonly scope: FileScope;
      /** What is missing, damaged or left out, in sentences. */
      readonly doubts: readonly string[];
    }
  | { readonly problem: string }
  /** A sealed file, to be opened with its passphrase; with the reason why one did not open it. */
  | { readonly sealed: unknown; readonly problem?: string };

/**
 * Everything stored, as the text of one file: including unreadable records.
 * @param more further members, at its beginning
 */
export const fileOf = (contents: Contents, scope: FileScope = 'all', more: object = {}): string =>
  JSON.stringify({
    program: PROGRAM,
    verzija: VERSION,
    ...more,
    ...(scope === 'firm' && { obim: FIRM_SCOPE }),
    provjera: fileCheck(contents),
    podaci: contents,
  });

/** The mark of a file with one firm; versions before it import the file as any other. */
const FIRM_SCOPE = 'firma';

/** The same, sealed: unreadable without its passphrase. */
export const sealedFileOf = (sealed: object, more: object = {}): string =>
  JSON.stringify({ program: PROGRAM, verzija: VERSION, ...more, zakljucano: sealed });

export const DAMAGED = 'Datoteka nije izvoz iz ovog programa ili je oštećena. Ništa nije uvezeno.';
export const TOO_LARGE = 'Datoteka je veća od svega što ovaj program izvozi. Ništa nije uvezeno.';

/** Parses the text of a file without trusting it; one that is nested too deeply is refused before. */
export function readBackupText(text: string): FileRead {
  const fault = nestingFault(text);
  if (fault !== undefined) return { problem: fault };
  const file = jsonIn(text);
  if (!isJsonObject(file) || file.program !== PROGRAM) return { problem: DAMAGED };
  if (isJsonObject(file.zakljucano)) return { sealed: file.zakljucano };
  if (!isJsonObject(file.podaci)) return { problem: DAMAGED };
  if (file.verzija === 1) return limited(fromVersion1(file.podaci));
  const scope = file.obim === FIRM_SCOPE ? 'firm' : 'all';
  if (READ.includes(file.verzija)) {
    const { podaci, provjera } = file;
    const contents = contentsOf(podaci);
    const isChecked = Number(file.verzija) >= CHECKED_FROM;
    return limited(contents, scope, [
      ...fileDoubts(podaci, provjera, isChecked),
      ...leftOut(podaci, contents),
    ]);
  }
  return {
    problem: 'Datoteka je iz novije verzije ovog programa. Ponovo učitajte stranicu pa pokušajte opet.',
  };
}

function limited(contents: Contents, scope: FileScope = 'all', doubts: readonly string[] = []): FileRead {
  const counts = TABLE_NAMES.map((name) => contents[name].length);
  if (counts.some((count) => count > MOST_IN_TABLE)) return { problem: TOO_LARGE };
  if (counts.every((count) => count === 0))
    return { problem: ['U datoteci nema podataka za uvoz.', ...doubts].join(' ') };
  return { contents, scope, doubts };
}

/** Rows of a file that are no records. */
const leftOut = (tables: Row, contents: Contents): readonly string[] =>
  TABLE_NAMES.flatMap((name) => {
    const rows = tables[name];
    const count = Array.isArray(rows) ? rows.length - contents[name].length : 0;
    return count > 0 ? [`„${TABLES[name]}“: bez sadržaja, pa se ne uvozi: ${count}.`] : [];
  });

/** All records with content in known tables; only known members of a record are used. */
function contentsOf(tables: Readonly<Record<string, unknown>>): Contents {
  const read = <N extends TableName>(name: N): readonly Tables[N][] => {
    const rows = tables[name];
    return Array.isArray(rows) ? rows.flatMap((row) => recordOf(name, row)) : [];
  };
  return byTable(read);
}

function recordOf<N extends TableName>(name: N, row: unknown): readonly Tables[N][] {
  if (!isJsonObject(row)) return [];
  const { id, changed, content } = row;
  if (content === undefined) return [];
  return [{ id: idIn(id), changed: momentIn(changed), content, ...ALONGSIDE[name](row) } as Tables[N]];
}

/** A record under an invalid identity is kept too, under a new one. */
const idIn = (id: unknown): string =>
  typeof id === 'string' && id !== '' && id.length <= LONGEST_ID ? id : newId();

/** A clock that ran ahead must not make a record later than all future ones. */
const momentIn = (value: unknown): number =>
  typeof value === 'number' && value > 0 ? Math.floor(Math.min(value, latestMoment())) : 0;

type Row = Readonly<Record<string, unknown>>;

/** The type of an earlier file, which had only invoices, unless it is one of these. */
const kindIn = <K extends DocumentKind | SetAside['kind']>(
  kinds: readonly K[],
  { kind }: Row,
): K | 'faktura' => kinds.find((one) => one === kind) ?? 'faktura';
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const nothing = () => ({});

/** Members of a record besides its content, by table. */
const ALONGSIDE: Readonly<Record<TableName, (row: Row) => object>> = {
  fakture: nothing,
  ranije: (row) => ({ of: textIn(row.of) }),
  partneri: nothing,
  stavke: nothing,
  nacrti: (row) => ({ kind: kindIn(DOCUMENT_KINDS, row), name: textIn(row.name) }),
  odlozeno: (row) => ({ kind: kindIn(ASIDE_KINDS, row), name: textIn(row.name) }),
  obracuni: ({ since }) => (isMoment(since) ? { since: momentIn(since) } : {}),
  firme: nothing,
  radnici: nothing,
  mjeseci: nothing,
  zakljucci: nothing,
  odsustva: nothing,
  potrazivanja: nothing,
  uplate: nothing,
  nabavke: nothing,
  sabloni: nothing,
};
