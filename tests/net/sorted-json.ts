/** JSON with members in alphabetical order: ignores the order in which code built it. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isObject(part) ? sorted(part) : part));

const isObject = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const sorted = (part: object): object =>
  Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
