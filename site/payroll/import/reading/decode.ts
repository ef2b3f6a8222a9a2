/** The text of a file, and how its letters were found. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'windows-1251';
  /** Letters that had been read with the wrong table before they were saved, and are put right. */
  readonly mended: number;
}

/** Bytes as text: by the mark at their beginning, else UTF-8 where they are that, else Windows-1250 or 1251 as older Excel writes. */
export function decode(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { encoding, ...mend(text) };
}

function encodingOf(bytes: Uint8Array): DecodedText['encoding'] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isCyrillic(bytes) ? 'windows-1251' : 'windows-1250';
  }
}

const LETTERS = Array.from('čćžšđČĆŽŠĐ');

/** Cyrillic words read by the Latin table are of nothing but strange letters; in our words hardly two of them meet. */
const isCyrillic = (bytes: Uint8Array): boolean =>
  (new TextDecoder('windows-1250').decode(bytes).match(/(?:(?![A-Z])\p{L}){3,}/giu) ?? []).some((run) =>
    Array.from(run).some((letter) => !LETTERS.includes(letter)),
  );

/** `ÄŤ` → `č`: what the UTF-8 of our letters looks like in the tables of Windows. */
const SPOILED = new Map(
  ['windows-1250', 'windows-1252'].flatMap((table) =>
    LETTERS.map(
      (letter) => [new TextDecoder(table).decode(new TextEncoder().encode(letter)), letter] as const,
    ),
  ),
);
const ANY_SPOILED = new RegExp([...SPOILED.keys()].join('|'), 'g');

function mend(text: string): Pick<DecodedText, 'text' | 'mended'> {
  let mended = 0;
  const right = text.replace(ANY_SPOILED, (spoiled) => {
    mended += 1;
    return SPOILED.get(spoiled) ?? spoiled;
  });
  return { text: right, mended };
}
