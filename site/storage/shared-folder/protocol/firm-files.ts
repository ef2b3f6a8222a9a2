import type { SealingKey } from '../../db/copy-record.ts';
import { isUnfinished, PARTS, pathIn, type SharedFolder } from './folder.ts';
import {
  archivedIn,
  archiveName,
  type FileFault,
  type FileHeader,
  HEADER_LETTERS,
  headerIn,
  type OfficeFile,
  readOfficeText,
} from './office-file.ts';
import { headsOf, includes, type Lineage, type RevisionId } from './revision.ts';

/** A file that is not used, and why. It stays in the folder. */
export interface FaultyFile {
  readonly name: string;
  readonly fault: FileFault;
}

/** What the folder has of one firm. */
export interface FirmFiles {
  readonly subject: string;
  /** The file of the firm; undefined while it is missing or broken. */
  readonly main: { readonly name: string; readonly lineage: Lineage } | undefined;
  /** The name of its file, also of a broken one. */
  readonly name: string | undefined;
  /** Revisions that none here came from, the deepest first: several when versions wait to be brought together. */
  readonly heads: readonly Lineage[];
  /** Where each revision is, the file of the firm first. */
  readonly paths: ReadonlyMap<RevisionId, readonly string[]>;
  /** Copies that a synchronising program made of the file of the firm, besides it. */
  readonly copies: readonly { readonly name: string; readonly lineage: Lineage }[];
  readonly archived: readonly { readonly path: string; readonly id: RevisionId }[];
  readonly faults: readonly FaultyFile[];
}

/** The folder as seen in one moment. */
export interface Survey {
  /** By the id of the firm. */
  readonly firms: ReadonlyMap<string, FirmFiles>;
  /** Files of no firm: not from this program, or too broken to tell. */
  readonly strange: readonly FaultyFile[];
}

type Header = FileHeader | { readonly fault: FileFault };

/** Headers of files that did not change since: a listing tells that, and reading each is slow. */
export type HeaderCache = Map<string, { readonly stamp: string; readonly header: Header }>;

async function headerOf(
  folder: SharedFolder,
  path: string,
  stamp: string,
  cache: HeaderCache,
): Promise<Header> {
  const known = cache.get(path);
  if (known?.stamp === stamp) return known.header;
  const text = await folder.read(path, HEADER_LETTERS);
  const header: Header = text === undefined ? { fault: 'broken' } : headerIn(text);
  cache.set(path, { stamp, header });
  return header;
}

interface Found {
  readonly name: string;
  readonly path: string;
  readonly header: Header;
}

/** Everything in the folder, by firm. @throws what the folder throws */
export async function surveyOf(folder: SharedFolder, cache: HeaderCache): Promise<Survey> {
  const found: Found[] = [];
  for (const { name, stamp } of await folder.list(PARTS.files)) {
    if (!name.endsWith('.json') || isUnfinished(name)) continue;
    found.push({ name, path: name, header: await headerOf(folder, name, stamp, cache) });
  }
  const archive = (await folder.list(PARTS.archive)).flatMap(({ name, stamp }) => {
    const archived = archivedIn(name);
    return archived ? [{ ...archived, path: pathIn(PARTS.archive, name), stamp }] : [];
  });
  const subjects = new Set([...found.flatMap(subjectOf), ...archive.map(({ subject }) => subject)]);
  const firms = new Map<string, FirmFiles>();
  for (const subject of subjects) {
    const files = found.filter((one) => subjectOf(one).includes(subject));
    const own = archive.filter((one) => one.subject === subject);
    firms.set(
      subject,
      await firmFilesOf(subject, files, own, (path, stamp) => headerOf(folder, path, stamp, cache)),
    );
  }
  const strange = found.filter((one) => subjectOf(one).length === 0).flatMap(faultOf);
  return { firms, strange };
}

/** `Alfa.3f9a….json` names the firm also when its content is broken. */
const NAMED = /\.([^.\s]+)\.json$/;

function subjectOf({ name, header }: Found): readonly string[] {
  if ('subject' in header) return [header.subject];
  const named = NAMED.exec(name)?.[1];
  return header.fault === 'foreign' || named === undefined ? [] : [named];
}

const faultOf = ({ name, header }: Found): readonly FaultyFile[] =>
  'fault' in header ? [{ name, fault: header.fault }] : [];

interface Archived {
  readonly path: string;
  readonly id: RevisionId;
  readonly stamp: string;
}

async function firmFilesOf(
  subject: string,
  files: readonly Found[],
  archive: readonly Archived[],
  read: (path: string, stamp: string) => Promise<Header>,
): Promise<FirmFiles> {
  const whole = files.flatMap(({ name, header }) =>
    'lineage' in header ? [{ name, lineage: header.lineage }] : [],
  );
  const isMain = (name: string): boolean => name.endsWith(`.${subject}.json`);
  const main = whole.find(({ name }) => isMain(name));
  const named = main?.name ?? files.find(({ name }) => isMain(name))?.name;
  const lineages = whole.map(({ lineage }) => lineage);
  const paths = new Map<RevisionId, readonly string[]>();
  const add = (id: RevisionId, path: string) => paths.set(id, [...(paths.get(id) ?? []), path]);
  for (const { name, lineage } of [...whole].sort((one) => (one === main ? -1 : 1))) add(lineage.id, name);
  for (const { id, path, stamp } of archive) {
    add(id, path);
    // What a file came from needs no reading: its place in the history is known.
    if (lineages.some((one) => includes(one, id))) continue;
    const header = await read(path, stamp);
    if ('lineage' in header && header.subject === subject) lineages.push(header.lineage);
  }
  return {
    subject,
    main,
    name: named,
    heads: headsOf(lineages),
    paths,
    copies: whole.filter((one) => one !== main),
    archived: archive.map(({ path, id }) => ({ path, id })),
    faults: files.flatMap(faultOf),
  };
}

/** A revision from any of the files that have it, whole; otherwise why the last of them is not. */
export async function readRevision(
  folder: SharedFolder,
  { subject, paths }: Pick<FirmFiles, 'subject' | 'paths'>,
  id: RevisionId,
  key: SealingKey | undefined,
): Promise<OfficeFile | { readonly fault: FileFault }> {
  let last: { readonly fault: FileFault } = { fault: 'broken' };
  for (const path of paths.get(id) ?? [pathIn(PARTS.archive, archiveName(subject, id))]) {
    const text = await folder.read(path);
    if (text === undefined) continue;
    const file = await readOfficeText(text, key);
    if ('contents' in file && file.lineage.id === id && file.subject === subject) return file;
    if ('fault' in file) last = file;
  }
  return last;
}
