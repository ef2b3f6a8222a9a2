import { dayAt, timeAt } from '../../../platform/clock.ts';
import { readBackupText } from '../../backup/backup-file.ts';
import { keyFor } from '../../backup/sealed.ts';
import type { SealingKey } from '../../db/copy-record.ts';
import { type FolderSettings, THE_FOLDER } from '../../db/folder-record.ts';
import { newId } from '../../db/tables.ts';
import { withDatabase } from '../../db/with-database.ts';
import { journalName } from '../../payroll/change-log.ts';
import { surveyOf } from '../protocol/firm-files.ts';
import type { FolderPart, SharedFolder } from '../protocol/folder.ts';
import { headerIn } from '../protocol/office-file.ts';
import { type OfficeTools, type Synced, type SyncRequest, syncFirm } from '../protocol/sync.ts';
import { deviceFirms } from './device-firms.ts';
import { nameIn } from './folder-notes.ts';
import { giveKey, keyOfTab } from './office-key.ts';
import { folderSettings } from './office-settings.ts';

/** A folder of the files that a person chose, for browsers that cannot write into one. */
function chosenFiles(files: Map<string, string>): SharedFolder {
  return {
    list: async (part: FolderPart) =>
      [...files].flatMap(([path, text]) => {
        const [name = '', own = ''] = path.split('/').toReversed();
        return own === part ? [{ name, stamp: String(text.length) }] : [];
      }),
    read: async (path, letters) => files.get(path)?.slice(0, letters),
    write: async (path, text) => void files.set(path, text),
    rename: async (from, to) => {
      files.set(to, files.get(from) ?? '');
      files.delete(from);
    },
    remove: async (path) => void files.delete(path),
  };
}

/** A file of the shared folder, as the person chose it. */
export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

/** What became of a chosen file. */
export type TakenByHand =
  | { readonly firm: string; readonly done: Synced }
  | { readonly refused: 'foreign' | 'password' | 'wrong' };

/**
 * Brings the firm of a file: the same versions meet in the same way as in a folder.
 * @param password for a sealed file, once; the tab remembers its key
 * @throws KeepingFailed
 */
export async function takeByHand(
  { name, text }: ChosenFile,
  password: string | undefined,
  choices?: SyncRequest['choices'],
): Promise<TakenByHand> {
  const header = headerIn(text);
  if ('fault' in header) return { refused: 'foreign' };
  const read = readBackupText(text);
  const key = 'sealed' in read ? await keyOf(read.sealed, password) : undefined;
  if (key === 'missing') return { refused: 'password' };
  const firm = header.subject;
  // A phone may have saved it under another name.
  const named = name.endsWith('.json') ? name : `${name}.json`;
  const done = await syncByHand(firm, new Map([[named, text]]), key, {
    isHolder: true,
    isOnlyTaking: true,
    isWanted: true,
    choices,
  });
  if (done.kind === 'faulty') return { refused: done.fault === 'sealed' ? 'wrong' : 'foreign' };
  if (key) giveKey(key);
  return { firm, done };
}

async function keyOf(
  sealed: unknown,
  password: string | undefined,
): Promise<SealingKey | 'missing' | undefined> {
  if (password === undefined) return keyOfTab() ?? 'missing';
  return keyFor(sealed, password);
}

async function syncByHand(
  firm: string,
  files: Map<string, string>,
  key: SealingKey | undefined,
  pending: SyncRequest,
): Promise<Synced> {
  const folder = chosenFiles(files);
  const { device, computer } = await settingsByHand(key !== undefined);
  const author = { device, who: journalName(), computer, at: `${dayAt(new Date())}T${timeAt(new Date())}` };
  const tools: OfficeTools = {
    folder,
    firms: deviceFirms,
    key,
    author: () => author,
    called: nameIn,
    former: new Map(),
  };
  return syncFirm(tools, firm, (await surveyOf(folder, new Map())).firms.get(firm), pending);
}

/** This computer has an id among the others, also without a folder. */
async function settingsByHand(isSealed: boolean): Promise<FolderSettings> {
  const known = await withDatabase(folderSettings);
  if (known) return known;
  const settings: FolderSettings = { id: THE_FOLDER, device: newId(), computer: '', isSealed };
  await withDatabase((db) => db.fascikla.put(settings));
  return settings;
}

/**
 * The file of a firm, to be put into the shared folder in place of the one it came from.
 * @returns undefined when its password is not known to this tab: the file is then taken again first
 * @throws KeepingFailed
 */
export async function returnByHand(firm: string, isSealed: boolean): Promise<ChosenFile | undefined> {
  const key = isSealed ? keyOfTab() : undefined;
  if (isSealed && !key) return undefined;
  const files = new Map<string, string>();
  await syncByHand(firm, files, key, { isHolder: true });
  const [found] = [...files].filter(([path]) => !path.includes('/'));
  return found && { name: found[0], text: found[1] };
}
