import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inAlphabet } from './alphabet.ts';

test('letters with signs stand after their own', () =>
  expect(
    ['Čapljina', 'Ljubuški', 'Cazin', 'Lukavac', 'Ćoralići', 'Crna', 'Žepče', 'Zenica'].sort(inAlphabet),
  ).toEqual(['Cazin', 'Crna', 'Čapljina', 'Ćoralići', 'Lukavac', 'Ljubuški', 'Zenica', 'Žepče']));

test('nobody sorts by a language of their own', () => {
  const sources = ['engine', 'site', 'service'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(root, name)),
  );
  const sorting = sources.filter((name) =>
    /localeCompare\(|Intl\.Collator\(/.test(readFileSync(name, 'utf8')),
  );
  expect(sorting).toEqual(['engine/core/text/alphabet.ts']);
});
