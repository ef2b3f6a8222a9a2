import { plainName } from '@obracun/engine/core/text/letters.ts';
import type { Assignment } from '@obracun/engine/payroll/import/columns/layout.ts';
import type { DeviceKey } from '../../../storage/device-keys.ts';
import { jsonIn, readStored, writeStored } from '../../../storage/device-storage.ts';

/** So many tables are remembered for each firm. */
const KEPT = 20;

const storedKey = (key: string): DeviceKey => `uvoz-kolona:${key}`;
const headingsKey = (headings: readonly string[]): string => headings.map(plainName).join('|');

type Remembered = readonly (readonly [headings: string, fields: readonly (string | null)[]])[];

function readAll(key: string): Remembered {
  const stored = jsonIn(readStored(storedKey(key)));
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

const isEntry = (entry: unknown): entry is Remembered[number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]);

/** How columns under these headings were assigned the last time. */
export function rememberedAssignment<F extends string>(
  key: string,
  headings: readonly string[],
  fields: readonly F[],
): Assignment<F> | undefined {
  const [, found] = readAll(key).find(([name]) => name === headingsKey(headings)) ?? [];
  if (found?.length !== headings.length) return undefined;
  return found.map((field) => fields.find((known) => known === field));
}

/** Remembers an assignment on this device; a table without headings is none. */
export function rememberAssignment(
  key: string,
  headings: readonly string[],
  assignment: Assignment<string>,
): void {
  const name = headingsKey(headings);
  if (headings.every((heading) => heading === '')) return;
  const others = readAll(key).filter(([other]) => other !== name);
  const entry = [name, assignment.map((field) => field ?? null)] as const;
  writeStored(storedKey(key), JSON.stringify([entry, ...others].slice(0, KEPT)));
}
