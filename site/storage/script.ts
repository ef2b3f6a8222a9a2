import { setting } from './setting.ts';

/** The script the pages are read in. They are written in Latin; Cyrillic is made of it letter by letter. */
export const script = setting('pismo', ['latinica', 'cirilica']);
