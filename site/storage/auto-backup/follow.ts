import type { SealingKey } from '../db/copy-record.ts';
import type { Database } from '../db/database.ts';
import { TABLE_NAMES } from '../db/tables.ts';
import { watch } from '../db/watch.ts';
import { withDatabase } from '../db/with-database.ts';
import { claimWhenFree } from '../lock.ts';
import { copyRecord, noteCopy, noteWritten } from './take-copy.ts';
import type { wholeCopy } from './whole-copy.ts';

/** State of the backup file: not chosen, without permission, written, or the reason of a failed write. */
export type Following = 'none' | 'paused' | 'writing' | 'written' | 'gone' | 'failed';

/** The file handles of browsers that can store them. */
interface LastingHandle extends FileSystemFileHandle {
  readonly queryPermission?: (how: { mode: 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission?: (how: { mode: 'readwrite' }) => Promise<PermissionState>;
}

interface SavePicker {
  readonly showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>;
}

/** True when the browser allows permanent access to a chosen file. */
export const canFollow = (): boolean => (globalThis as SavePicker).showSaveFilePicker !== undefined;

/**
 * Opens the file dialog for the backup file.
 * @returns false when the dialog is cancelled
 */
export async function chooseFile(name: string, seal: SealingKey | undefined): Promise<boolean> {
  const types = [{ description: 'Kopija portala', accept: { 'application/json': ['.json'] } }];
  try {
    const file = await (globalThis as SavePicker).showSaveFilePicker?.({ suggestedName: name, types });
    if (file) await noteCopy({ file, ...(seal && { seal }) });
    return file !== undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** Requests the write permission, which browsers revoke when the page closes; requires a user gesture. */
export async function allowAgain(): Promise<void> {
  const file: LastingHandle | undefined = (await withDatabase(copyRecord))?.file;
  if ((await file?.requestPermission?.({ mode: 'readwrite' })) === 'granted')
    await noteCopy({ allowed: Date.now() });
}

/** Changes in quick succession are written once. */
const PAUSE_MS = 2000;
const RETRY_MS = 5000;
/** Lock for one writing tab at a time; every tab sees the change. */
const LOCK = 'obracun-plata.kopija';

/**
 * Writes everything to the chosen file now and after every change in any tab, for as long as this tab is
 * open. A failed write is retried, and reported once.
 * @param loadWriter loads the writer of copies, once there is a file to write
 * @returns a function that stops it
 */
export function follow(
  tell: (following: Following) => void,
  loadWriter: () => Promise<typeof wholeCopy>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: string | undefined;
  const write = async (now: string, isAgain: boolean) => {
    const record = await withDatabase(copyRecord);
    const file: LastingHandle | undefined = record?.file;
    if (file === undefined) return tell('none');
    if ((await file.queryPermission?.({ mode: 'readwrite' })) !== 'granted') return tell('paused');
    if (!isAgain) tell('writing');
    const writer = await loadWriter();
    await alone(async () => writeTo(file, await writer(record?.seal)));
    written = now;
    tell('written');
    return noteWritten();
  };
  const refused = (error: unknown) =>
    tell(error instanceof DOMException && error.name === 'NotFoundError' ? 'gone' : 'failed');
  const begin = (now: string, isAgain = false) => {
    clearTimeout(timer);
    const attempt = async () => {
      try {
        await write(now, isAgain);
      } catch (error) {
        refused(error);
        if (timer === mine) begin(now, true);
      }
    };
    const mine = setTimeout(() => void attempt(), isAgain ? RETRY_MS : PAUSE_MS);
    timer = mine;
  };
  const end = watch(stateOf, (now) => {
    if (now !== written) begin(now);
  });
  return () => {
    end();
    clearTimeout(timer);
    timer = undefined;
  };
}

/** A text that differs after every change: the count and the latest change of each table, and the chosen file. */
async function stateOf(db: Database): Promise<string> {
  const tables = TABLE_NAMES.map(async (name) => {
    const last = await db.table(name).orderBy('changed').last();
    return `${await db.table(name).count()}:${last?.changed ?? 0}`;
  });
  const record = await copyRecord(db);
  return [...(await Promise.all(tables)), record?.file?.name, record?.allowed].join();
}

/** Atomic: the file keeps its old content until all is written. */
async function writeTo(file: FileSystemFileHandle, content: Blob): Promise<void> {
  const stream = await file.createWritable();
  await stream.write(content);
  await stream.close();
}

async function alone(work: () => Promise<void>): Promise<void> {
  const release = await claimWhenFree(LOCK);
  try {
    await work();
  } finally {
    release?.();
  }
}
