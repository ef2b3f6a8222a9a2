import { expect, test } from 'vitest';
import { inPlace } from './places.ts';

test.each([
  ['Zenica', 'u Zenici'],
  ['Sarajevo', 'u Sarajevu'],
  ['Banja Luka', 'u Banjoj Luci'],
  ['Brčko', 'u Brčkom'],
  ['Živinice', 'u Živinicama'],
  ['Lašva', '(mjesto: Lašva)'],
])('writes %s as %s', (place, written) => expect(inPlace(place)).toBe(written));
