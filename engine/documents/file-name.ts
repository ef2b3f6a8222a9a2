/** Characters that Windows, macOS or Linux refuse in a file name, and that break shells and links. */
const REFUSED = /[\\/:*?"<>|\s\p{Cc}\p{Cf}\p{Cs}]+/gu;
const LONGEST = 80;

/** A part of a file name: `12/2026` → `12-2026`; empty when no valid character is left. */
export const fileNamePart = (text: string): string =>
  Array.from(text.normalize('NFC').trim().replace(REFUSED, '-'))
    .slice(0, LONGEST)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '');
