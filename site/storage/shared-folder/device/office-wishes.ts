import { readBackupText } from '../../backup/backup-file.ts';
import { keyFor, sealingKey, unsealWithKey } from '../../backup/sealed.ts';
import type { SealingKey } from '../../db/copy-record.ts';
import type { Database } from '../../db/database.ts';
import {
  type FolderHealth,
  type FolderSettings,
  type FolderState,
  type FolderWish,
  STATES,
  stateId,
  THE_FOLDER,
  THE_HEALTH,
  wishId,
} from '../../db/folder-record.ts';
import { newId } from '../../db/tables.ts';
import { withDatabase } from '../../db/with-database.ts';
import { PARTS } from '../protocol/folder.ts';
import { askAgain, handleFolder } from './handle-folder.ts';
import { giveKey } from './office-key.ts';
import { folderSettings } from './office-settings.ts';

/** Everything that screens show of the folder. */
export interface FolderView {
  readonly settings: FolderSettings | undefined;
  readonly health: FolderHealth | undefined;
  readonly states: readonly FolderState[];
}

export async function folderView(db: Database): Promise<FolderView> {
  return {
    settings: await folderSettings(db),
    health: (await db.fascikla.get(THE_HEALTH)) as FolderHealth | undefined,
    states: (await db.fascikla.where('id').startsWith(STATES).toArray()) as FolderState[],
  };
}

/** Asks the tab that works with the folder for something. @throws KeepingFailed */
export function ask(
  firm: string,
  kind: FolderWish['kind'],
  more: Partial<FolderWish> = {},
): Promise<unknown> {
  const wish: FolderWish = { ...more, id: wishId(firm), firm, kind };
  return withDatabase((db) => db.fascikla.put(wish));
}

/** The person has read what was brought together. @throws KeepingFailed */
export const dismissJoined = (firm: string): Promise<unknown> =>
  withDatabase((db) =>
    db.transaction('rw', db.fascikla, async () => {
      const { joined: _, ...rest } = ((await db.fascikla.get(stateId(firm))) ?? {}) as FolderState;
      await db.fascikla.put(rest);
    }),
  );

/**
 * Lets a person type into a firm of somebody else while the folder cannot be reached: both versions meet when it is back.
 * @throws KeepingFailed
 */
export const workApart = (firm: string): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.fascikla, db.firme, async () => {
      const there = await db.firme.get(firm);
      const state: FolderState = { id: stateId(firm), firm, has: 'nobody' };
      await db.fascikla.put(state);
      if (!there) return;
      const { heldBy: _, ...rest } = there;
      await db.firme.put(rest);
    }),
  );

/** Begins to use a folder. @throws KeepingFailed */
export function beginFolder(
  handle: FileSystemDirectoryHandle,
  computer: string,
  key: SealingKey | undefined,
  isRemembered: boolean,
): Promise<unknown> {
  if (key) giveKey(key);
  return withDatabase(async (db) => {
    const settings: FolderSettings = {
      id: THE_FOLDER,
      handle,
      device: (await folderSettings(db))?.device ?? newId(),
      computer,
      isSealed: key !== undefined,
      ...(key && isRemembered && { key }),
      allowed: Date.now(),
    };
    return db.fascikla.put(settings);
  });
}

/** Stops using the folder: its files and the firms here stay, and may be typed into. @throws KeepingFailed */
export const forgetFolder = (): Promise<unknown> =>
  withDatabase((db) =>
    db.transaction('rw', db.fascikla, db.firme, async () => {
      await db.fascikla.clear();
      for (const { heldBy, ...firm } of await db.firme.toArray())
        if (heldBy !== undefined) await db.firme.put(firm);
    }),
  );

/** Asks the browser for its permission again; requires a press. */
export async function allowFolder(): Promise<void> {
  const settings = await withDatabase(folderSettings);
  if (!settings?.handle || !(await askAgain(settings.handle))) return;
  const allowed: FolderSettings = { ...settings, allowed: Date.now() };
  await withDatabase((db) => db.fascikla.put(allowed));
}

/** The key of an office password for a folder: the one of its files, or a new one. Undefined for a wrong password. */
export async function officeKey(
  handle: FileSystemDirectoryHandle,
  password: string,
): Promise<SealingKey | undefined> {
  const folder = handleFolder(handle);
  for (const { name } of await folder.list(PARTS.files)) {
    const read = name.endsWith('.json') ? readBackupText((await folder.read(name)) ?? '') : undefined;
    if (!read || !('sealed' in read)) continue;
    const key = await keyFor(read.sealed, password);
    return key && 'text' in (await unsealWithKey(read.sealed, key)) ? key : undefined;
  }
  return sealingKey(password);
}

/** True when the files of a folder are sealed; undefined while it has none. */
export async function isFolderSealed(handle: FileSystemDirectoryHandle): Promise<boolean | undefined> {
  const folder = handleFolder(handle);
  for (const { name } of await folder.list(PARTS.files)) {
    if (!name.endsWith('.json')) continue;
    const read = readBackupText((await folder.read(name)) ?? '');
    if ('sealed' in read) return true;
    if ('contents' in read) return false;
  }
  return undefined;
}
