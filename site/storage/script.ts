import { setting } from './setting.ts';

/** The script of the pages. They are written in Latin; Cyrillic is transliterated. */
export const script = setting('pismo', ['latinica', 'cirilica']);
