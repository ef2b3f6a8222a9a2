import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { differenceOf } from './difference.ts';
import { type Content, storeContent, storedContent } from './store.ts';

type Hashes = Readonly<Record<string, string>>;

/** What a refactoring must not change, by key. */
export type Behaviors = Readonly<Record<string, () => Content | Promise<Content>>>;

const isUpdate = process.env.NET_UPDATE === '1';
const TO_UPDATE = 'If the change is intended: npm run net -- --update';

/** Its message says it all: no line of a test is at fault. */
class BehaviorChanged extends Error {
  override readonly stack = '';
}

/**
 * Registers one test per behavior. It compares the hash of the content with the one in `<test file>.recorded.json`;
 * with `NET_UPDATE=1` it writes that file instead.
 * @param testFile path of the test file
 */
export function testRecorded(testFile: string, behaviors: Behaviors): void {
  const file = recordedFile(testFile);
  const recorded: Hashes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const made: Record<string, string> = {};
  for (const [key, make] of Object.entries(behaviors))
    test(`${key} is as recorded`, async () => {
      const content = await make();
      const hash = storeContent(content);
      made[key] = hash;
      if (!isUpdate && hash !== recorded[key])
        throw new BehaviorChanged(explain(key, recorded[key], content));
    });
  test('no other behavior is recorded', () => {
    if (!isUpdate) expect(Object.keys(recorded).filter((key) => !(key in behaviors))).toEqual([]);
  });
  afterAll(() => {
    if (isUpdate) writeFileSync(file, fileOf(Object.keys(behaviors), { ...recorded, ...made }));
  });
}

/**
 * Registers a test that compares a table with the one in `<test file>.recorded.json`, which people read: names that
 * devices of people and programs of others rely on.
 */
export function testRecordedTable(testFile: string, make: () => Promise<object>): void {
  const file = recordedFile(testFile);
  test('equals the recorded table', async () => {
    const table = await make();
    if (isUpdate) writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`);
    else expect(table, TO_UPDATE).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
}

const recordedFile = (testFile: string): string => testFile.replace(/\.test\.tsx?$/, '.recorded.json');

function explain(key: string, hash: string | undefined, content: Content): string {
  if (hash === undefined) return `${key} is not recorded yet. ${TO_UPDATE}`;
  const before = storedContent(hash);
  const difference = before
    ? differenceOf(before, content)
    : 'The recorded content is not on this machine: npm run net makes it and shows the difference.';
  return `${key} changed. ${difference}\n${TO_UPDATE}`;
}

const fileOf = (keys: readonly string[], hashes: Hashes): string => {
  const known = keys.filter((key) => key in hashes).map((key) => [key, hashes[key]]);
  return `${JSON.stringify(Object.fromEntries(known), undefined, 2)}\n`;
};
