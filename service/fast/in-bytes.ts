import type { Quoting } from '@obracun/engine/kernel/answer.ts';
import { perText } from '@obracun/engine/kernel/kept/per-text.ts';

/** More than there are names and sources. */
const KNOWN = 1_024;

const translated = (text: string): string => Buffer.from(JSON.stringify(text)).toString('latin1');

/**
 * Texts as JSON writes them, each letter of which stands for one byte of its UTF-8. One letter of ours would make V8 hold the whole of an
 * answer in twice the width, count its bytes and translate each of them as it is sent; so only the texts are translated, and what
 * everybody is told but once.
 */
export const inBytes: Quoting = { known: perText(KNOWN, translated), said: translated };
