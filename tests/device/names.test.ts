import 'fake-indexeddb/auto';
import { afterAll, vi } from 'vitest';
import { useOwnModules } from '../net/own-modules.ts';
import { testRecordedTable } from '../net/recorded.ts';
import { deleteDatabases, putDump, schemas } from './dump.ts';
import { fakeBrowser } from './fakes.ts';
import { freeze } from './frozen.ts';
import { runPublicScripts, runServiceWorker } from './scripts.ts';

useOwnModules();
const device = await import('./device.ts');
const uses = await import('./uses-of-names.ts');

afterAll(() => vi.unstubAllGlobals());

/** Identities made by the device. */
const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{24}/g, '…');

const inOrder = (texts: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [withoutIds(key), withoutIds(text)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

testRecordedTable(
  import.meta.filename,
  freeze(async () => {
    await deleteDatabases();
    const browser = fakeBrowser();
    await device.open();
    const indexedDb = Object.fromEntries(await schemas());
    await deleteDatabases();
    await putDump('version-4-rates');
    await uses.useEveryKey();
    const local = { ...browser.local };
    const { backup } = await uses.takeCopies();
    device.closeDevice();
    return {
      indexedDb,
      localStorage: inOrder(local),
      sessionStorage: inOrder(browser.session),
      declaredKeys: uses.declaredKeys,
      locks: [...new Set(browser.locks.map(withoutIds))].sort(),
      history: uses.useHistory(browser.steps),
      addresses: uses.addresses(),
      backup,
      savedFiles: browser.saved,
      serviceWorker: await runServiceWorker(),
      scripts: await runPublicScripts(),
    };
  }),
);
