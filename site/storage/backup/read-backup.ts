import { noContents, type TableName } from '../db/tables.ts';
import { DAMAGED, type FileRead, TOO_LARGE } from './backup-file.ts';

/** A file for the reading worker; a sealed one is opened with the passphrase. */
export interface BackupQuestion {
  readonly file: Blob;
  readonly passphrase: string | undefined;
}

/** Message from the reading worker: what the file is, without its records, then those in parts. */
export type BackupNews =
  | { readonly kind: 'read'; readonly read: FileRead }
  | { readonly kind: 'records'; readonly table: TableName; readonly records: readonly unknown[] }
  | { readonly kind: 'end' };

/** Maximum length of a string in a browser: every file this program can write is readable. */
const LARGEST_FILE = 536_000_000;

export interface BackupReading {
  /** Terminates the worker and rejects with its reason. */
  readonly signal?: AbortSignal;
  readonly passphrase?: string;
}

/** Reads and checks a file of this version or an earlier one in a web worker, so that the page stays responsive. */
export function readBackup(file: Blob, { signal, passphrase }: BackupReading = {}): Promise<FileRead> {
  if (file.size > LARGEST_FILE) return Promise.resolve({ problem: TOO_LARGE });
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { type: 'module' });
    let read: FileRead = { problem: DAMAGED };
    const records = new Map<TableName, unknown[]>();
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal?.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true });
    worker.addEventListener('error', () => end(() => reject(new Error('the worker did not load'))));
    worker.addEventListener('message', ({ data: news }: MessageEvent<BackupNews>) => {
      if (news.kind === 'read') read = news.read;
      else if (news.kind === 'end') end(() => resolve(withRecords(read, records)));
      else records.set(news.table, appended(records.get(news.table), news.records));
    });
    worker.postMessage({ file, passphrase } satisfies BackupQuestion);
  });
}

/** Appends in place: a copy for each part would grow with the square of the file. */
function appended(found: unknown[] = [], more: readonly unknown[]): unknown[] {
  found.push(...more);
  return found;
}

const withRecords = (read: FileRead, records: ReadonlyMap<TableName, readonly unknown[]>): FileRead =>
  'contents' in read ? { ...read, contents: { ...noContents, ...Object.fromEntries(records) } } : read;
