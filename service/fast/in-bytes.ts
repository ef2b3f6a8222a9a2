import type { Quote } from '@obracun/engine/kernel/answer.ts';
import { perText } from '@obracun/engine/kernel/kept/per-text.ts';

/** Sources of warnings, which many answers quote; sentences with an amount come and go. */
const KEPT = 1_024;

/**
 * A text as JSON writes it, each letter of which stands for one byte of its UTF-8. One letter of ours would make V8 hold the whole of an
 * answer in twice the width, count its bytes and translate each of them as it is sent; so only the texts are translated, each once.
 */
export const inBytes: Quote = perText(KEPT, (text) => Buffer.from(JSON.stringify(text)).toString('latin1'));
