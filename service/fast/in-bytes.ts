import type { Quoting } from '@obracun/engine/core/answer.ts';
import { perText } from '@obracun/engine/core/cache.ts';

/** More than there are names and sources. */
const KNOWN = 1_024;
/** Where a text becomes bytes on its way. Longer ones get a place of their own. */
const PLACE = Buffer.allocUnsafeSlow(8_192);
/** What a letter may take at most. */
const WIDEST = 3;

function translated(text: string): string {
  const quoted = JSON.stringify(text);
  const place = quoted.length * WIDEST > PLACE.length ? Buffer.allocUnsafe(quoted.length * WIDEST) : PLACE;
  return place.toString('latin1', 0, place.write(quoted));
}

/**
 * Texts as JSON writes them, each letter of which stands for one byte of its UTF-8. One letter of ours would make V8 hold the whole of an
 * answer in twice the width, count its bytes and translate each of them as it is sent; so only the texts are translated, and what
 * everybody is told but once.
 */
export const inBytes: Quoting = { known: perText(KNOWN, translated), said: translated };
