import type { PayrollEntity } from './place.ts';

/** `plata` and `prevoz` in the words of an entity: `plaća` and `prijevoz` in the Federation. Only nouns: `plaćeni` and `platiti` stay. */
export const inWordsOf = (entity: PayrollEntity, text: string): string =>
  entity === 'fbih'
    ? text
        .replace(/(?<!\p{L})([Pp])lat(a|e|u|i|om|ama)(?!\p{L})/gu, '$1lać$2')
        .replace(/([Pp])revoz/gu, '$1rijevoz')
    : text
        .replace(/(?<!\p{L})([Pp])lać(a|e|u|i|om|ama)(?!\p{L})/gu, '$1lat$2')
        .replace(/([Pp])rijevoz/gu, '$1revoz');
