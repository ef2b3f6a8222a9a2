/** Bodies of about `size` bytes that are cheap to send and expensive to parse, each with a name. */
export const floods = (size) => ({
  'small numbers': repeated('1', size),
  'empty strings': repeated('""', size),
  'empty objects': repeated('{}', size),
  'empty lists': repeated('[]', size),
  'large numbers': repeated('1e308', size),
  commas: `[${','.repeat(size - 2)}]`,
  'opening brackets': '['.repeat(size),
  'nested lists': '['.repeat(size / 2) + ']'.repeat(size / 2),
  'nested objects': `[${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}]`,
  'one long name': `[{"${'x'.repeat(size - 8)}":1}]`,
  'many names': `[{${listOf(size / 13, (at) => `"n${at}":1`)}}]`,
  quotes: `[${'"'.repeat(size - 2)}]`,
  backslashes: `["${'\\'.repeat(size - 4)}"]`,
});

const repeated = (element, size) => `[${listOf(size / (element.length + 1), () => element)}]`;

const listOf = (count, element) => Array.from({ length: count }, (_, at) => element(at)).join(',');
