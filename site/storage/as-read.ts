import { toCyrillic } from '@obracun/engine/kernel/letters/script.ts';
import { script } from './script.ts';

/** Words of ours for a file, in the script the page is read in. */
export const asRead = (latin: string): string => (script.get() === 'cirilica' ? toCyrillic(latin) : latin);
