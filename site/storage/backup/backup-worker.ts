import { noContents, TABLE_NAMES } from '../db/tables.ts';
import { DAMAGED, type FileRead, readBackupText } from './backup-file.ts';
import type { BackupNews, BackupQuestion } from './read-backup.ts';
import { unseal } from './sealed.ts';

/** Worker scope, missing in the DOM types. */
const tell = postMessage as (news: BackupNews) => void;

addEventListener('message', ({ data }: MessageEvent<BackupQuestion>) => {
  void readIn(data)
    .catch((): FileRead => ({ problem: DAMAGED }))
    .then(send);
});

async function readIn({ file, passphrase }: BackupQuestion): Promise<FileRead> {
  const read = readBackupText(await file.text());
  if (!('sealed' in read)) return read;
  if (passphrase === undefined) return { sealed: true };
  const opened = await unseal(read.sealed, passphrase);
  return 'text' in opened ? readBackupText(opened.text) : { sealed: true, problem: opened.problem };
}

function send(read: FileRead): void {
  const isWhole = 'contents' in read;
  tell({ kind: 'read', read: isWhole ? { ...read, contents: noContents } : read });
  if (isWhole)
    for (const table of TABLE_NAMES)
      for (const records of partsOf(read.contents[table])) tell({ kind: 'records', table, records });
  tell({ kind: 'end' });
}

/** Letters of records sent at a time: each message is one short task of the page. */
const AT_ONCE = 300_000;

function* partsOf(records: readonly unknown[]): Generator<readonly unknown[]> {
  let part: unknown[] = [];
  let length = 0;
  for (const record of records) {
    part.push(record);
    length += JSON.stringify(record).length;
    if (length < AT_ONCE) continue;
    yield part;
    part = [];
    length = 0;
  }
  yield part;
}
