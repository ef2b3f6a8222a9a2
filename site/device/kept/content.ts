/** The same for two contents that say the same, in whatever order their parts stand. */
export const contentKey = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (isPlain(part) ? sorted(part) : part));

const sorted = (part: object): object =>
  Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));

/** True of an object that is no list. */
export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
