import { fileOf, sealedFileOf } from '../backup/backup-file.ts';
import { seal, sealingKey } from '../backup/sealed.ts';
import type { SealingKey } from '../db/copy-record.ts';
import { everything } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';

// Apart from the record of copies: most pages that watch it write no copy.

/** Everything stored here as one file, sealed if there is a key. @throws KeepingFailed */
export async function wholeCopy(key: SealingKey | undefined): Promise<Blob> {
  const text = fileOf(await withDatabase(everything));
  const written = key ? sealedFileOf(await seal(text, key)) : text;
  return new Blob([written], { type: 'application/json' });
}

/** The same under a passphrase, if there is one. @throws KeepingFailed */
export const copyUnder = async (passphrase: string | undefined): Promise<Blob> =>
  wholeCopy(passphrase === undefined ? undefined : await sealingKey(passphrase));
