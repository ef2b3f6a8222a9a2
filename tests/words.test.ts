import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = 'engine service site tests bench scripts examples docs'.split(' ');
const files = ['README.md', 'CONTRIBUTING.md'].concat(
  ...FOLDERS.map((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|m?js|css|md)$/.test(path) && !/^dist\b|node_modules|words\.test/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  ),
);

/** Private words, in any form and inside names. */
const BANNED =
  /reckon|nought|\banew|whoever|vouch(?!er)|(?:^|[^a-z])(?:il)?legible|takenOver|keepPress|letGo|askedOf|heavily|passedOver|saidAgain|saidOf|asSeen|keptApart|standIns|heldOrEmpty|formatHeld|owingBeside|askedRates|askedGroups|onlyAsked|sumsHold|mayLack|ToldProblem|\bhero:|\b(?:the|a|each|own|one|every|no|of) (?:floor|roof|house)\b/i;

/** Names of the old dialect; `leviesOwed` is stored. */
const BANNED_NAMES =
  /[sS]helf|\bdesk\b|takeOut|payoutMark|\b[kK]ept[A-Z]|[a-z]Kept\b|\b[oO]wed[A-Z]|[a-z](?<!levies)Owed\b|\b(?:const|let|function|readonly) (?:said|asked)\b/;

test('uses no word of the old dialect', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return BANNED.test(text) || BANNED_NAMES.test(text);
  });
  expect(found).toEqual([]);
});
