import 'fake-indexeddb/auto';
import { beforeEach } from 'vitest';
import { asVersion1, keepAsVersion1 } from '../../site/storage/db/earlier/version-1.fixture.ts';
import { keepAsVersion2 } from '../../site/storage/db/earlier/version-2.fixture.ts';
import { keepAsVersion3 } from '../../site/storage/db/earlier/version-3.fixture.ts';
import { useOwnModules } from '../net/own-modules.ts';
import { type Behaviors, testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { deleteDatabases, putDump, schemas, takeDump } from './dump.ts';
import { freezeInTurn, TODAY } from './frozen.ts';

/** A device that holds something else of the same months. */
const MERGED_INTO = 'version-4-rates';

/** Contents of devices, written by the code of their time. */
const DEVICES: Readonly<Record<string, () => Promise<void>>> = {
  'version 1': () => keepAsVersion1(asVersion1),
  'version 2': keepAsVersion2,
  'version 3': keepAsVersion3,
  'version 4, the first': () => putDump('version-4-first'),
  'version 4, with papers in closed months': () => putDump('version-4-papers'),
  'version 4, with stated percentages': () => putDump(MERGED_INTO),
  'version 4, with a corrected month': () => putDump('version-4-corrections'),
  'version 5, with absences': () => putDump('version-5-absences'),
  'version 6, with claims': () => putDump('version-6-claims'),
};

useOwnModules();
const freeze = freezeInTurn();
const { closedOutput, copy, importCopy, open, readAll, undoImport } = await import('./device.ts');

beforeEach(deleteDatabases);

/** A copy by its records. */
function recordsOf(text: string): Content {
  const { podaci, ...head } = JSON.parse(text) as { podaci: Readonly<Record<string, { id: string }[]>> };
  const rows = Object.entries(podaci).flatMap(([table, records]) =>
    records.map((record) => [`${table} ${record.id}`, JSON.stringify(record)] as const),
  );
  return [['head', JSON.stringify(head)], ['tables', Object.keys(podaci).join()], ...rows];
}

const behaviorsOf = (name: string, keep: () => Promise<void>): Behaviors => ({
  [`${name}: opened`]: freeze(async () => {
    await keep();
    await open();
    return [...(await schemas()), ...(await takeDump())];
  }),
  [`${name}: read`]: freeze(async () => {
    await keep();
    return readAll();
  }),
  [`${name}: output of closed months`]: freeze(async () => {
    await keep();
    return closedOutput(TODAY);
  }),
  [`${name}: copy`]: freeze(async () => {
    await keep();
    return recordsOf(await copy());
  }),
  [`${name}: copy in place of everything`]: freeze(async () => {
    await keep();
    const text = await copy();
    await deleteDatabases();
    await importCopy(text, 'replace');
    return takeDump();
  }),
  [`${name}: copy merged and undone`]: freeze(async () => {
    await keep();
    const text = await copy();
    await deleteDatabases();
    await putDump(MERGED_INTO);
    await importCopy(text, 'merge');
    const merged = await takeDump();
    await undoImport();
    return [...marked('merged', merged), ...marked('undone', await takeDump())];
  }),
});

const marked = (when: string, content: Content): Content =>
  content.map(([name, text]) => [`${when}: ${name}`, text]);

testRecorded(
  import.meta.filename,
  Object.assign({}, ...Object.entries(DEVICES).map(([name, keep]) => behaviorsOf(name, keep))),
);
