import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PLACES } from './script-files.ts';

const ROOT = join(import.meta.dirname, '../../..');

const isThere = (place: string): boolean =>
  place.endsWith('/')
    ? existsSync(join(ROOT, place))
    : readdirSync(join(ROOT, dirname(place))).some((file) => file.startsWith(`${basename(place)}.`));

test.each(Object.entries(PLACES))('the file %s is made of what is there', (_, places) =>
  expect(places.filter((place) => !isThere(place))).toEqual([]),
);
