/** Small letters of both scripts, Cyrillic by Latin. */
// biome-ignore format: the azbuka reads best in rows
export const AZBUKA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', đ: 'ђ', e: 'е', ž: 'ж', z: 'з', i: 'и',
    j: 'ј', k: 'к', l: 'л', lj: 'љ', m: 'м', n: 'н', nj: 'њ', o: 'о', p: 'п', r: 'р',
    s: 'с', t: 'т', ć: 'ћ', u: 'у', f: 'ф', h: 'х', c: 'ц', č: 'ч', dž: 'џ', š: 'ш',
  }),
);

/** The other way. */
export const LATIN: ReadonlyMap<string, string> = new Map(
  [...AZBUKA].map(([latin, cyrillic]) => [cyrillic, latin]),
);
