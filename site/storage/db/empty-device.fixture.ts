import { DATABASE } from './creation.ts';
import { closeDevice } from './with-database.ts';

/** A device without stored data. */
export async function emptyDevice(): Promise<void> {
  closeDevice();
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(DATABASE);
    deleting.onsuccess = resolve;
    deleting.onerror = reject;
  });
}
