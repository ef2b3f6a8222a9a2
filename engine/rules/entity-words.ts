import type { Entity } from './working-hours.ts';

type Words = readonly (readonly [RegExp, string])[];

const FEDERAL: Words = [
  [/(?<!\p{L})([Pp])lat(a|e|u|i|om|ama)(?!\p{L})/gu, '$1lać$2'],
  [/([Pp])revoz/gu, '$1rijevoz'],
  [/([Pp])oresk/gu, '$1orezn'],
];
const OTHERS: Words = [
  [/(?<!\p{L})([Pp])lać(a|e|u|i|om|ama)(?!\p{L})/gu, '$1lat$2'],
  [/([Pp])rijevoz/gu, '$1revoz'],
  [/([Pp])orezn/gu, '$1oresk'],
];

const WORDS: Readonly<Record<Entity, Words>> = { fbih: FEDERAL, rs: OTHERS, bd: OTHERS };

/**
 * `plata`, `prevoz` and `poreska` in the words of an entity: `plaća`, `prijevoz` and `porezna` in the Federation. Only nouns of pay:
 * `plaćeni` and `platiti` stay.
 */
export const inWordsOf = (entity: Entity, text: string): string =>
  WORDS[entity].reduce((written, [word, own]) => written.replace(word, own), text);
