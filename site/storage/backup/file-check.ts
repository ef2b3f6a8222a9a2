import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { type Contents, TABLE_NAMES, TABLES, type TableName } from '../db/tables.ts';

/** The number of records of a table, and a checksum of their text. */
interface TableCheck {
  readonly count: number;
  readonly sum: string;
}

/** What a file holds, by table. */
export type FileCheck = Readonly<Record<TableName, TableCheck>>;

type Sections = Readonly<Record<string, unknown>>;

const checkOf = (rows: readonly unknown[]): TableCheck => ({
  count: rows.length,
  sum: crc32(new TextEncoder().encode(JSON.stringify(rows))),
});

/** The check of everything that is written into a file. */
export const fileCheck = (contents: Contents): FileCheck =>
  Object.fromEntries(TABLE_NAMES.map((name) => [name, checkOf(contents[name])])) as FileCheck;

const WITHOUT_CHECK =
  'Datoteka je iz ranije verzije i nema provjeru sadržaja: oštećenje se u njoj ne može vidjeti.';
const NO_CHECK = 'U datoteci nema provjere sadržaja: oštećena je ili mijenjana.';

/**
 * What is missing, damaged or changed in the sections of a file, in sentences.
 * @param check as written in the file
 * @param isChecked true for a version that writes a check
 */
export function fileDoubts(sections: Sections, check: unknown, isChecked: boolean): readonly string[] {
  const wrong = TABLE_NAMES.filter((name) => name in sections && !Array.isArray(sections[name])).map(
    (name) => `„${TABLES[name]}“ se ne može pročitati: taj dio datoteke nije popis.`,
  );
  if (!isJsonObject(check)) return [...wrong, isChecked ? NO_CHECK : WITHOUT_CHECK];
  return [...wrong, ...TABLE_NAMES.flatMap((name) => tableDoubts(name, sections[name], check[name]))];
}

function tableDoubts(name: TableName, rows: unknown, check: unknown): readonly string[] {
  if (!isJsonObject(check)) return [`„${TABLES[name]}“ nema provjeru sadržaja.`];
  if (rows === undefined) return [`„${TABLES[name]}“ nedostaje. Pri izvozu zapisa: ${Number(check.count)}.`];
  if (!Array.isArray(rows)) return [];
  if (rows.length !== check.count)
    return [`„${TABLES[name]}“: pri izvozu zapisa ${Number(check.count)}, u datoteci ${rows.length}.`];
  return checkOf(rows).sum === check.sum
    ? []
    : [`„${TABLES[name]}“: sadržaj nije isti kao pri izvozu, datoteka je oštećena ili mijenjana.`];
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 (ISO 3309), as in ZIP and PNG: every change of up to 32 bits in a row is found. Web Crypto is asynchronous and absent on plain HTTP. */
function crc32(bytes: Uint8Array): string {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
