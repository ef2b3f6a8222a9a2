import type { SealingKey } from '../../db/copy-record.ts';
import type { Contents } from '../../db/tables.ts';
import { isSameFirm, type Meeting, meetingOf, NO_CHOICES } from '../meeting/meeting.ts';
import { type Choices, isSame, keyOfPath } from '../meeting/three-way.ts';
import { type FaultyFile, type FirmFiles, readRevision } from './firm-files.ts';
import type { SharedFolder } from './folder.ts';
import { archive, giveRevision } from './give.ts';
import { type Author, type FileFault, fileNameOf, type OfficeFile } from './office-file.ts';
import {
  cameFrom,
  commonAncestor,
  depthOf,
  includes,
  type Lineage,
  type RevisionId,
  revisionFrom,
} from './revision.ts';

/** The revision of the folder that a device last had, with what it held. */
export interface BaseVersion {
  readonly lineage: Lineage;
  readonly contents: Contents;
  /** Revisions brought together with it on this device, which the next one comes from too. */
  readonly also: readonly Lineage[];
}

/** A firm on this device. */
export interface FirmCopy {
  /** Undefined while it is not here. */
  readonly contents: Contents | undefined;
  readonly base: BaseVersion | undefined;
}

/** The firms on this device. */
export interface DeviceFirms {
  readonly read: (firm: string) => Promise<FirmCopy>;
  /** Replaces a firm, unless it changed since it was read. @returns whether it did */
  readonly replace: (firm: string, read: FirmCopy, next: Required<FirmCopy>) => Promise<boolean>;
  /** Notes what the folder has, and leaves the firm as it is. */
  readonly note: (firm: string, base: BaseVersion) => Promise<void>;
}

/** What a device works with. */
export interface OfficeTools {
  readonly folder: SharedFolder;
  readonly firms: DeviceFirms;
  /** The key of the office password; undefined without one. */
  readonly key: SealingKey | undefined;
  readonly author: () => Author;
  /** What the file of a new firm is called. */
  readonly called: (contents: Contents) => string;
  /** The last revision of the present work, by firm: replaced by the next one in the archive. */
  readonly former: Map<string, RevisionId>;
}

/** What one look at the folder did. */
export type Synced =
  /** Both have the same. */
  | { readonly kind: 'same' }
  | { readonly kind: 'given' }
  /** The folder had a newer version, and nothing was typed here since. */
  | { readonly kind: 'brought'; readonly author: Author }
  /** Versions were brought together. Both stay as revisions. */
  | {
      readonly kind: 'joined';
      readonly meeting: Meeting;
      readonly mine: RevisionId;
      readonly theirs: RevisionId;
      readonly author: Author;
    }
  /** Both changed the same: a person chooses. */
  | {
      readonly kind: 'conflict';
      readonly meeting: Meeting;
      readonly theirs: OfficeFile;
      readonly mine: Contents;
    }
  /** There is something to give or to bring together, and somebody else has the firm. */
  | { readonly kind: 'waiting' }
  /** In no file, and not given because nobody asked for it. */
  | { readonly kind: 'absent' }
  /** It changed here meanwhile: look again. */
  | { readonly kind: 'again' }
  | { readonly kind: 'faulty'; readonly fault: FileFault; readonly files: readonly FaultyFile[] };

export interface SyncRequest {
  /** True when this device has the firm, and so may write it. */
  readonly isHolder: boolean;
  /** True to bring versions together and to write none: the folder is a file that a person chose. */
  readonly isOnlyTaking?: boolean;
  /** True to bring a firm that was removed from this device. */
  readonly isWanted?: boolean;
  /** What the person chose, and for which of the folder's revisions. */
  readonly choices?:
    | { readonly theirs: RevisionId; readonly mine: Contents; readonly by: Choices }
    | undefined;
}

/** True when a firm has something that the folder does not. */
export const hasUnsent = ({ contents, base }: FirmCopy): boolean =>
  contents !== undefined && (!base || base.also.length > 0 || !isSameFirm(contents, base.contents));

/** The history of what is on this device; undefined of a firm that was never in the folder. */
const historyOf = (base: BaseVersion | undefined): Lineage | undefined =>
  base && (base.also.length === 0 ? base.lineage : revisionFrom([base.lineage, ...base.also]));

/** Brings a firm and the folder one step nearer: gives, brings, or brings together. @throws what the folder and the device throw */
export async function syncFirm(
  tools: OfficeTools,
  firm: string,
  files: FirmFiles | undefined,
  pending: SyncRequest,
): Promise<Synced> {
  const copy = await tools.firms.read(firm);
  const history = historyOf(copy.base);
  const isNew = (id: RevisionId): boolean => !history || !includes(history, id);
  const theirs = files && (await newestIn(tools, files, copy.contents ? isNew : () => true));
  if (!copy.contents) return bringMissing(tools, copy, files, theirs, pending);
  if (theirs && 'fault' in theirs && theirs.fault !== 'broken')
    return { kind: 'faulty', fault: theirs.fault, files: files?.faults ?? [] };
  // What nobody can read any more does not stop the work: the firm is here.
  if (!files || !theirs || 'fault' in theirs)
    return giveOwn(tools, copy, copy.contents, firm, files, pending);
  if (isOwn(tools, copy, theirs)) return adopt(tools, firm, theirs, 'again');
  if (history && cameFrom(theirs.lineage, history.id) && !hasUnsent(copy)) return bring(tools, copy, theirs);
  if (isSameFirm(copy.contents, theirs.contents) && !hasOther(copy, theirs.lineage))
    return adopt(tools, firm, theirs, 'same');
  if (!pending.isHolder) return { kind: 'waiting' };
  return meet(tools, copy, { files, history, theirs }, pending);
}

type Read = OfficeFile | { readonly fault: FileFault };

/**
 * The newest of the revisions asked for that can be read, heads first; the fault of the first of them when none can; undefined when there
 * are none.
 */
async function newestIn(
  { folder, key }: OfficeTools,
  files: FirmFiles,
  isAsked: (id: RevisionId) => boolean,
): Promise<Read | undefined> {
  const archived = files.archived.map(({ id }) => id).toSorted((one, other) => depthOf(other) - depthOf(one));
  const ids = [...new Set([...files.heads.map(({ id }) => id), ...archived])].filter(isAsked);
  let first: Read | undefined;
  for (const id of ids) {
    const read = await readRevision(folder, files, id, key);
    if ('contents' in read || read.fault !== 'broken') return read;
    first ??= read;
  }
  return first;
}

/** True when the history of this device has what that of the folder has not: it must not be forgotten. */
const hasOther = ({ base }: FirmCopy, head: Lineage): boolean =>
  base !== undefined && (base.also.length > 0 || !cameFrom(head, base.lineage.id));

async function bringMissing(
  tools: OfficeTools,
  copy: FirmCopy,
  files: FirmFiles | undefined,
  theirs: Read | undefined,
  { isWanted }: SyncRequest,
): Promise<Synced> {
  if (!files || (copy.base && !isWanted)) return { kind: 'absent' };
  if (theirs && 'contents' in theirs) return bring(tools, copy, theirs);
  const fault = theirs?.fault ?? files.faults[0]?.fault;
  return fault ? { kind: 'faulty', fault, files: files.faults } : { kind: 'absent' };
}

async function bring({ firms }: OfficeTools, copy: FirmCopy, theirs: OfficeFile): Promise<Synced> {
  const { subject, lineage, contents, author } = theirs;
  const isDone = await firms.replace(subject, copy, { contents, base: { lineage, contents, also: [] } });
  return isDone ? { kind: 'brought', author } : { kind: 'again' };
}

async function adopt(
  { firms }: OfficeTools,
  firm: string,
  { lineage, contents }: OfficeFile,
  kind: 'same' | 'again',
): Promise<Synced> {
  await firms.note(firm, { lineage, contents, also: [] });
  return { kind };
}

/**
 * True for a revision that this device wrote and was stopped before it noted that: what is here came from it, and what was typed since is
 * no second version.
 */
function isOwn(tools: OfficeTools, { base }: FirmCopy, { author, lineage }: OfficeFile): boolean {
  const parents = base ? [base.lineage, ...base.also].map(({ id }) => id) : [];
  return author.device === tools.author().device && isSame(lineage.parents, parents);
}

/** The folder has nothing new: this device may give. Also when the folder lost what it had. */
async function giveOwn(
  tools: OfficeTools,
  copy: FirmCopy,
  contents: Contents,
  firm: string,
  files: FirmFiles | undefined,
  { isHolder, isOnlyTaking }: SyncRequest,
): Promise<Synced> {
  const { base } = copy;
  const isThere = base !== undefined && files?.main?.lineage.id === base.lineage.id;
  if (isThere && !hasUnsent(copy)) return { kind: 'same' };
  if (!isHolder || isOnlyTaking) {
    if (!files && !base) return { kind: 'absent' };
    return hasUnsent(copy) ? { kind: 'waiting' } : { kind: 'same' };
  }
  const lineage = revisionFrom(base ? [base.lineage, ...base.also] : []);
  const file = { subject: firm, lineage, author: tools.author(), contents };
  const name = fileNameOf(firm, tools.key ? '' : tools.called(contents));
  await giveRevision(tools.folder, { file, files, name, key: tools.key, former: tools.former.get(firm) });
  await tools.firms.note(firm, { lineage, contents, also: [] });
  tools.former.set(firm, lineage.id);
  return { kind: 'given' };
}

interface MeetingOf {
  readonly files: FirmFiles;
  readonly history: Lineage | undefined;
  readonly theirs: OfficeFile;
}

async function meet(
  tools: OfficeTools,
  copy: FirmCopy,
  { files, history, theirs }: MeetingOf,
  { choices }: SyncRequest,
): Promise<Synced> {
  const mine = copy.contents as Contents;
  const base = await baseOf(tools, copy, files, history, theirs.lineage);
  // Choices are of the versions that were shown: what changed since is asked again.
  const isOfThese = choices?.theirs === theirs.lineage.id && isSameFirm(choices.mine, mine);
  const by = choices && isOfThese ? choices.by : NO_CHOICES;
  const meeting = meetingOf({ base, mine, theirs: theirs.contents }, by);
  if (meeting.conflicts.some(({ path }) => !by.has(keyOfPath(path))))
    return { kind: 'conflict', meeting, theirs, mine };
  const own = await archivedMine(tools, copy, files);
  const next = { lineage: theirs.lineage, contents: theirs.contents, also: own };
  tools.former.delete(files.subject);
  const isDone = await tools.firms.replace(files.subject, copy, { contents: meeting.contents, base: next });
  if (!isDone) return { kind: 'again' };
  return {
    kind: 'joined',
    meeting,
    mine: own[0]?.id ?? '',
    theirs: theirs.lineage.id,
    author: theirs.author,
  };
}

/** What both came from: what this device had, or a revision in the archive. */
async function baseOf(
  { folder, key }: OfficeTools,
  { base }: FirmCopy,
  files: FirmFiles,
  history: Lineage | undefined,
  theirs: Lineage,
): Promise<Contents | undefined> {
  const id = history && commonAncestor(history, theirs);
  if (id === undefined) return undefined;
  if (id === base?.lineage.id) return base.contents;
  const file = await readRevision(folder, files, id, key);
  return 'contents' in file ? file.contents : undefined;
}

/** The revision of this side, so that it stays: the one it is, or a new one in the archive. */
async function archivedMine(
  tools: OfficeTools,
  copy: FirmCopy,
  { subject }: FirmFiles,
): Promise<readonly Lineage[]> {
  const { base } = copy;
  if (base && !hasUnsent(copy)) return [base.lineage];
  const lineage = revisionFrom(base ? [base.lineage, ...base.also] : []);
  const contents = copy.contents as Contents;
  await archive(tools.folder, { subject, lineage, author: tools.author(), contents }, tools.key);
  return [lineage];
}
