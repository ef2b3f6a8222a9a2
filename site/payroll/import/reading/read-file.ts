import type { SourceTable } from '@obracun/engine/payroll/import/columns/field-words.ts';
import { decode } from './decode.ts';
import type { ReadSheet } from './read-xlsx.ts';

/** A file of staff or hours, read: its sheets, and what the person should know of the reading. */
export interface ReadSource {
  readonly name: string;
  readonly sheets: readonly ReadSheet[];
  readonly notes: readonly string[];
}

/** A file that cannot be read, with the sentence that says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const LARGEST = 50_000_000;
const NO_TABLE = 'Ovo nije tabela: izaberite CSV ili XLSX.';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/**
 * Reads a CSV or a workbook, whatever its name says.
 * @throws UnreadableFile with a Bosnian sentence
 */
export async function readSource(file: File): Promise<ReadSource> {
  if (file.size === 0) throw new UnreadableFile('Datoteka je prazna.');
  if (file.size > LARGEST) throw new UnreadableFile('Datoteka je veća od 50 MB: podijelite je na manje.');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (startsWith(bytes, 0x50, 0x4b)) return await ofWorkbook(file.name, buffer);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new UnreadableFile(NO_TABLE);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableFile('Ovo je stari Excelov format (.xls): u Excelu ga sačuvajte kao .xlsx ili CSV.');
  return await ofText(file.name, bytes);
}

async function ofWorkbook(name: string, buffer: ArrayBuffer): Promise<ReadSource> {
  const { readXlsx } = await import('./read-xlsx.ts');
  const { sheets, hiddenRows, hiddenColumns } = await readXlsx(buffer).catch(() => {
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
  if (/^\s*</.test(text))
    throw new UnreadableFile(
      'Ovo je stranica ili XML, a ne tabela: otvorite je u Excelu i sačuvajte kao .xlsx ili CSV.',
    );
  const { readCsv } = await import('./read-csv.ts');
  const { rows, strayQuoteIn } = readCsv(text);
  const table: SourceTable = { rows };
  return {
    name,
    sheets: table.rows.length > 0 ? [{ name: '', table }] : [],
    notes: [
      ...(strayQuoteIn === undefined
        ? []
        : [
            `U redu ${strayQuoteIn} stoji navodnik koji ne obuhvata ćeliju: navodnici su čitani kao slova. Provjerite redove u kojima stoje.`,
          ]),
      ...(encoding.startsWith('windows')
        ? [`Slova su pročitana po tablici ${encoding.replace('w', 'W')}.`]
        : []),
      ...(mended > 0 ? [`Slova č, ć, ž, š i đ bila su pogrešno sačuvana; vraćeno ih je ${mended}.`] : []),
    ],
  };
}
