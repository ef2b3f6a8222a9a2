import { toCyrillic } from '@obracun/engine/core/text/script.ts';
import { script } from './script.ts';

/** Our texts for a file, in the script of the page. */
export const asRead = (latin: string): string => (script.get() === 'cirilica' ? toCyrillic(latin) : latin);
