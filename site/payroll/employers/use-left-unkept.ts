import { useEffect } from 'react';
import { UNKEPT } from '../../storage/device-keys.ts';
import { storedKeys } from '../../storage/device-storage.ts';

/** What was typed in a page that was left before it kept it is kept now; what cannot be now waits for the next opening. */
export function useLeftUnkept(): void {
  useEffect(() => {
    if (storedKeys(UNKEPT).length > 0) void keepIt().catch(() => undefined);
  }, []);
}

const keepIt = async (): Promise<void> => (await import('../month-edits/keepers.ts')).keepWhatWasLeft();
