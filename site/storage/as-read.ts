import { toCyrillic } from '@obracun/engine/core/text/script.ts';
import { script } from './script.ts';

/** Words of ours for a file, in the script the page is read in. */
export const asRead = (latin: string): string => (script.get() === 'cirilica' ? toCyrillic(latin) : latin);
