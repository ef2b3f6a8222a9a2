import { closeDevice } from './ask.ts';

/** A device on which nothing was ever kept. */
export async function emptyDevice(): Promise<void> {
  closeDevice();
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('obracun-plata');
    deleting.onsuccess = resolve;
    deleting.onerror = reject;
  });
}
