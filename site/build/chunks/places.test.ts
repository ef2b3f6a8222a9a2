import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCUMENT_PLACES } from './document.ts';
import { FORM_PLACES } from './form.ts';
import { KEPT_PLACES } from './kept.ts';
import { RESULT_PLACES } from './result.ts';

const ROOT = join(import.meta.dirname, '../../..');

const isThere = (place: string): boolean =>
  place.endsWith('/')
    ? existsSync(join(ROOT, place))
    : readdirSync(join(ROOT, dirname(place))).some((file) => file.startsWith(`${basename(place)}.`));

const PLACES = { ...FORM_PLACES, ...RESULT_PLACES, ...DOCUMENT_PLACES, ...KEPT_PLACES };

test.each(Object.entries(PLACES))('the file %s is made of what is there', (_, places) =>
  expect([...places].filter((place) => !isThere(place))).toEqual([]),
);

test('no source is promised to two files', () => {
  const named = Object.values(PLACES).flat();
  expect(named.filter((place, at) => named.indexOf(place) !== at)).toEqual([]);
});
