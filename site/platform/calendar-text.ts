import { oneLine } from '@obracun/engine/documents/typed-text.ts';

/** The library escapes neither the name of a calendar nor the text of an alarm (RFC 5545, 3.3.11); a line end would begin another property. */
export const escaped = (text: string): string => oneLine(text).replace(/[\\;,]/g, '\\$&');

const LONGEST_LINE = 75;

/** The library folds by characters; the limit is in octets (RFC 5545, 3.1), and our letters have two. */
export const folded = (text: string): string =>
  text.replaceAll('\r\n\t', '').split('\r\n').map(foldedLine).join('\r\n');

function foldedLine(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let length = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (length + octets > LONGEST_LINE) {
      parts.push('');
      // The space that begins a continued line.
      length = 1;
    }
    parts[parts.length - 1] += letter;
    length += octets;
  }
  return parts.join('\r\n ');
}
