import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { fileOf, readBackupText, sealedFileOf } from '../../backup/backup-file.ts';
import { seal, unsealWithKey } from '../../backup/sealed.ts';
import type { SealingKey } from '../../db/copy-record.ts';
import type { Contents } from '../../db/tables.ts';
import { jsonIn } from '../../device-storage.ts';
import { textIn } from '../text-in.ts';
import { type Lineage, lineageIn, lineageText, type RevisionId } from './revision.ts';

/** Who wrote a revision. Its moment is for people: no clock decides. */
export interface Author {
  /** The id of the computer. */
  readonly device: string;
  readonly who: string;
  readonly computer: string;
  /** By the clock of that computer, `2026-11-29T10:32`. */
  readonly at: string;
}

/** What stands at the beginning of a file, also of a sealed one; nothing personal. */
export interface FileHeader {
  /** The id of the firm. */
  readonly subject: string;
  readonly lineage: Lineage;
}

/** A whole file of the folder. */
export interface OfficeFile extends FileHeader {
  readonly author: Author;
  readonly contents: Contents;
}

/** Why a file is not used. It stays where it is. */
export const FILE_FAULTS = {
  empty: 'prazna je',
  broken: 'oštećena je ili nije cijela',
  foreign: 'nije iz ovog programa',
  newer: 'iz novije je verzije programa: ponovo učitajte stranicu',
  sealed: 'ne otvara se ovom lozinkom, ili je oštećena',
} as const;
export type FileFault = keyof typeof FILE_FAULTS;

/** The file of a revision: a hand-over file, so that every version of this program imports it, with the revision at its beginning. */
export async function officeText(
  { subject, lineage, author, contents }: OfficeFile,
  key: SealingKey | undefined,
): Promise<string> {
  const header = { fascikla: { predmet: subject, revizija: lineageText(lineage) } };
  const written = { uredjaj: author.device, ko: author.who, racunar: author.computer, kada: author.at };
  const text = fileOf(contents, 'firm', { ...header, upisao: written });
  return key ? sealedFileOf(await seal(text, key), header) : text;
}

/** Letters that hold the header of every file. */
export const HEADER_LETTERS = 40_000;

const HEADER = /^\{"program":"obracun-plata","verzija":(\d+),"fascikla":(\{[^{}]*\})[,}]/;
/** Files of this number are of this version or an earlier one: see `readBackupText`. */
const BEGINNING = '{"program":"obracun-plata","verzija":';

/** The header from the beginning of a file, without the rest of it. */
export function headerIn(text: string): FileHeader | { readonly fault: FileFault } {
  if (text.trim() === '' || /^\0+$/.test(text)) return { fault: 'empty' };
  const found = HEADER.exec(text)?.[2];
  if (found === undefined)
    return { fault: BEGINNING.startsWith(text.slice(0, BEGINNING.length)) ? 'broken' : 'foreign' };
  const header = jsonIn(found);
  const lineage = isJsonObject(header) ? lineageIn(header.revizija) : undefined;
  if (!isJsonObject(header) || typeof header.predmet !== 'string' || !lineage) return { fault: 'broken' };
  return { subject: header.predmet, lineage };
}

/** A whole file, opened and checked; a part that is missing or changed refuses all of it. */
export async function readOfficeText(
  text: string,
  key: SealingKey | undefined,
): Promise<OfficeFile | { readonly fault: FileFault }> {
  const header = headerIn(text);
  if ('fault' in header) return header;
  const read = readBackupText(text);
  if ('sealed' in read) return await opened(header, read.sealed, key);
  return wholeFile(header, text);
}

async function opened(header: FileHeader, sealed: unknown, key: SealingKey | undefined) {
  const inside = key && (await unsealWithKey(sealed, key));
  if (!inside || !('text' in inside)) return { fault: 'sealed' } as const;
  return wholeFile(header, inside.text);
}

function wholeFile(header: FileHeader, text: string): OfficeFile | { readonly fault: FileFault } {
  const read = readBackupText(text);
  if (!('contents' in read)) return { fault: jsonIn(text) !== undefined ? 'newer' : 'broken' };
  const inner = headerIn(text);
  const isSame = 'lineage' in inner && inner.lineage.id === header.lineage.id;
  if (read.doubts.length > 0 || !isSame || inner.subject !== header.subject) return { fault: 'broken' };
  return { ...inner, author: authorIn(text), contents: read.contents };
}

function authorIn(text: string): Author {
  const file = jsonIn(text);
  const written = isJsonObject(file) && isJsonObject(file.upisao) ? file.upisao : {};
  const { uredjaj, ko, racunar, kada } = written;
  return { device: textIn(uredjaj), who: textIn(ko), computer: textIn(racunar), at: textIn(kada) };
}

/** True of a file that is not cut; what is in it is checked when it is read. */
export const isWholeText = (text: string): boolean => jsonIn(text) !== undefined;

/** Names of a firm's files. The revision is in the name of its archived file, so that a listing tells what there is. */
export const archiveName = (subject: string, id: RevisionId): string => `${subject}.${id}.json`;

const ARCHIVED = /^(.+)\.(\d{1,9}-[0-9a-f]{8})( ?\(.*\)|-.*)?\.json$/;

/** The firm and the revision of an archived file, also of a copy that a synchronising program renamed. */
export function archivedIn(name: string): { readonly subject: string; readonly id: RevisionId } | undefined {
  const [, subject, id] = ARCHIVED.exec(name) ?? [];
  return subject !== undefined && id !== undefined ? { subject, id } : undefined;
}

/** `Alfa.3f9a….json`; a sealed one does not tell the name of the firm. */
export const fileNameOf = (subject: string, called: string): string =>
  `${called === '' ? 'firma' : called}.${subject}.json`;
