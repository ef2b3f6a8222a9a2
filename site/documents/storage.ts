import { createStore, get, getMany, set, setMany } from 'idb-keyval';

/** What tells whether a stored or imported value is still of the right shape; every zod schema does. */
export interface Shape<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** One named thing kept in this browser. All its promises reject when the browser allows no storage. */
export interface Slot<T> {
  readonly key: string;
  readonly name: string;
  readonly shape: Shape<T>;
  /** `undefined` when nothing was kept, or an older version kept it in another shape. */
  load(): Promise<T | undefined>;
  save(value: T): Promise<void>;
}

const store = createStore('obracun-plata', 'dokumenti');

/** @param name how people call it, for messages: `nacrt fakture` */
export const slot = <T>(key: string, name: string, shape: Shape<T>): Slot<T> => ({
  key,
  name,
  shape,
  load: async () => fitting(shape, await get(key, store)),
  save: (value) => set(key, value, store),
});

function fitting<T>(shape: Shape<T>, value: unknown): T | undefined {
  const result = shape.safeParse(value);
  return result.success ? result.data : undefined;
}

/** Puts several things in their slots: all of them, or none. */
export const saveAll = (values: readonly (readonly [AnySlot, unknown])[]): Promise<void> =>
  setMany(
    values.map(([{ key }, value]) => [key, value]),
    store,
  );

/** Asks the browser not to delete what is kept when it runs short of room; false when it will not promise. */
export const askToPersist = async (): Promise<boolean> =>
  (await globalThis.navigator?.storage?.persist?.()) ?? false;

type AnySlot = Slot<unknown>;

const PROGRAM = 'obracun-plata';
const VERSION = 1;

/** Everything in these slots as the text of one JSON file. */
export async function exportAll(slots: readonly AnySlot[]): Promise<string> {
  const values = await getMany(
    slots.map(({ key }) => key),
    store,
  );
  const kept = slots.flatMap(({ key }, index) => (values[index] === undefined ? [] : [[key, values[index]]]));
  const file = { program: PROGRAM, verzija: VERSION, podaci: Object.fromEntries(kept) };
  return JSON.stringify(file, null, 1);
}

/**
 * Puts an exported file in place of what is kept: all of it, or nothing when any part is not right. What the file does not
 * have stays as it is.
 * @returns what is wrong, in a sentence; `undefined` when all went in
 */
export async function importAll(slots: readonly AnySlot[], text: string): Promise<string | undefined> {
  const kept = readFile(text);
  if (kept === undefined) return 'Datoteka nije izvoz iz ovog programa ili je oštećena.';
  const given = slots.filter(({ key }) => Object.hasOwn(kept, key));
  const values = given.map((one) => [one, fitting(one.shape, kept[one.key])] as const);
  const wrong = values.find(([, value]) => value === undefined);
  if (wrong) return `Ništa nije uvezeno: u datoteci nije ispravno: ${wrong[0].name}.`;
  if (values.length === 0) return 'U datoteci nema podataka za uvoz.';
  await saveAll(values);
  return undefined;
}

function readFile(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const file: unknown = JSON.parse(text);
    return isOurs(file) ? file.podaci : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOurs = (file: unknown): file is { podaci: Readonly<Record<string, unknown>> } =>
  isRecord(file) && file.program === PROGRAM && file.verzija === VERSION && isRecord(file.podaci);
