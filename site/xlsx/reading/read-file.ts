import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { MOST_ROWS, tooManyRows, UnreadableFile } from './limits.ts';
import { isCamt, readCamt } from './read-camt.ts';
import { isMt940, readMt940 } from './read-mt940.ts';
import type { ReadSheet } from './read-xlsx.ts';

/** Parsed file of staff or hours: its sheets, and notes about the reading. */
export interface ReadSource {
  readonly name: string;
  readonly sheets: readonly ReadSheet[];
  readonly notes: readonly string[];
}

const LARGEST = 50_000_000;
const NO_TABLE = 'Ovo nije tabela: izaberite CSV ili XLSX.';

const PDF =
  'Ovo je PDF, iz kojeg se tabela ne čita pouzdano: u banci ili programu izvezite CSV ili Excel, a izvod banke i kao MT940 ili XML (camt.053).';
const OLD = 'Ovo je stari Excelov format (.xls): u Excelu ga sačuvajte kao .xlsx ili CSV.';
const LOCKED =
  'Ova tabela je zaključana lozinkom: otvorite je u Excelu, uklonite lozinku (Datoteka, Informacije, Zaštiti radnu svesku) i sačuvajte ponovo.';

/** A workbook with a password is encrypted inside the container of the old format, in a stream of this name (UTF-16). */
const ENCRYPTED = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat();

const isLocked = (bytes: Uint8Array): boolean => {
  const text = Array.from(ENCRYPTED, (byte) => String.fromCharCode(byte)).join('');
  return new TextDecoder('latin1').decode(bytes).includes(text);
};

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/**
 * Reads a CSV or a workbook; the file name is ignored.
 * @throws UnreadableFile with a Bosnian sentence
 */
export async function readSource(file: File): Promise<ReadSource> {
  if (file.size === 0) throw new UnreadableFile('Datoteka je prazna.');
  if (file.size > LARGEST) throw new UnreadableFile('Datoteka je veća od 50 MB: podijelite je na manje.');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (startsWith(bytes, 0x50, 0x4b)) return await ofWorkbook(file.name, buffer);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new UnreadableFile(PDF);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFile(isLocked(bytes) ? LOCKED : OLD);
  return await ofText(file.name, bytes);
}

async function ofWorkbook(name: string, buffer: ArrayBuffer): Promise<ReadSource> {
  const { readXlsx } = await import('./read-xlsx.ts');
  const { sheets, hiddenRows, hiddenColumns } = await readXlsx(buffer).catch((error: unknown) => {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      'Ova datoteka se ne može pročitati kao Excelova tabela: sačuvajte je ponovo kao .xlsx ili CSV.',
    );
  });
  const notes = [
    ...(hiddenRows > 0 ? [`Skriveni redovi su također pročitani: ${hiddenRows}.`] : []),
    ...(hiddenColumns > 0 ? [`Skrivene kolone su također pročitane: ${hiddenColumns}.`] : []),
  ];
  return { name, sheets: sheets.filter(({ table }) => table.rows.length > 0), notes };
}

async function ofText(name: string, bytes: Uint8Array): Promise<ReadSource> {
  const { text, encoding, mended } = decode(bytes);
  if (text.includes('\0')) throw new UnreadableFile(NO_TABLE);
  const table = statementIn(text);
  if (table && table.rows.length > MOST_ROWS + 1) throw tooManyRows();
  if (table) return { name, sheets: [{ name: '', table }], notes: [] };
  if (/^\s*</.test(text))
    throw new UnreadableFile(
      'Ovo je stranica ili XML, a ne tabela: otvorite je u Excelu i sačuvajte kao .xlsx ili CSV.',
    );
  const { readCsv } = await import('./read-csv.ts');
  const { rows, strayQuoteIn } = readCsv(text);
  return {
    name,
    sheets: rows.length > 0 ? [{ name: '', table: { rows } }] : [],
    notes: [
      ...(strayQuoteIn === undefined
        ? []
        : [
            `U redu ${strayQuoteIn} stoji navodnik koji ne obuhvata ćeliju: navodnici su čitani kao slova. Provjerite redove u kojima stoje.`,
          ]),
      ...(encoding.startsWith('windows')
        ? [`Slova su pročitana po tablici ${encoding.replace('w', 'W')}.`]
        : []),
      ...(mended > 0 ? [`Slova č, ć, ž, š i đ bila su pogrešno sačuvana. Vraćeno ih je ${mended}.`] : []),
    ],
  };
}

/** A statement of a bank that is no table: MT940 or camt.053. */
function statementIn(text: string): SourceTable | undefined {
  if (isMt940(text)) return readMt940(text);
  if (!isCamt(text)) return undefined;
  try {
    return readCamt(text);
  } catch {
    throw new UnreadableFile('Ovaj XML izvod (camt.053) je oštećen: preuzmite ga iz banke ponovo.');
  }
}

/** Text of a file with its encoding. */
interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'windows-1251';
  /** Number of repaired letters. */
  readonly mended: number;
}

/** Decodes by byte order mark, else as valid UTF-8, else as Windows-1250 or 1251 of older Excel. */
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

/** Detects Windows-1251: decoded as Windows-1250 it gives runs of letters that are rare in Latin text. */
const isCyrillic = (bytes: Uint8Array): boolean =>
  (new TextDecoder('windows-1250').decode(bytes).match(/(?:(?![A-Z])\p{L}){3,}/giu) ?? []).some((run) =>
    Array.from(run).some((letter) => !LETTERS.includes(letter)),
  );

/** `ÄŤ` → `č`: UTF-8 letters as decoded by Windows code pages. */
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
