import { OptionalPart } from '../../../lazy-loading/part.tsx';
import type { Database } from '../../../storage/db/database.ts';
import { THE_FOLDER } from '../../../storage/db/folder-record.ts';
import { useWatched } from '../../../storage/db/watch.ts';

const hasFolder = async (db: Database): Promise<boolean> =>
  (await db.fascikla.where('id').equals(THE_FOLDER).count()) > 0;

const loadOffice = async () => (await import('./office-bar.tsx')).OfficeBar;

/** The shared folder at work, and what it says of an open firm; nothing, and nothing loaded, without a folder. */
export function Office({ firm }: { readonly firm: string | undefined }) {
  return useWatched(hasFolder) ? <OptionalPart load={loadOffice} props={{ firm }} /> : null;
}
