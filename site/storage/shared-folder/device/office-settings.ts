import type { Database } from '../../db/database.ts';
import { type FolderSettings, THE_FOLDER } from '../../db/folder-record.ts';

/** The shared folder of this computer; undefined without one. */
export const folderSettings = async (db: Database): Promise<FolderSettings | undefined> =>
  (await db.fascikla.get(THE_FOLDER)) as FolderSettings | undefined;
