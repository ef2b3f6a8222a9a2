import { exampleStaff } from '@obracun/engine/payroll/files/export/example-rows.ts';
import { cellText } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/universal';
import { delimiterOf, readCsv } from '../../../../xlsx/reading/read-csv.ts';
import { decode, readSource } from '../../../../xlsx/reading/read-file.ts';
import { judgeTable } from '../examples/judged.fixture.ts';
import { csvOf, xlsxOf } from './write-file.ts';

const fileOf = (content: BlobPart, name = 'radnici.csv'): File => new File([content], name);

const textsIn = async (file: File): Promise<string[][]> => {
  const { sheets } = await readSource(file);
  return sheets[0]?.table.rows.map(({ cells }) => cells.map(cellText)) ?? [];
};

/** Workbook with edited XML, as other programs write it. */
async function changedWorkbook(blob: Blob, change: (xml: string, path: string) => string): Promise<File> {
  const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const changed = Object.entries(entries).map(([path, content]) => [
    path,
    strToU8(change(strFromU8(content), path)),
  ]);
  return fileOf(zipSync(Object.fromEntries(changed)), 'radnici.xlsx');
}

test('decodes a byte order mark, UTF-8, Windows-1250 and mojibake', () => {
  const letters = 'čćžšđ ČĆŽŠĐ';
  const utf8 = new TextEncoder().encode(letters);
  expect(decode(utf8)).toEqual({ text: letters, encoding: 'utf-8', mended: 0 });
  const bytes1250 = Uint8Array.of(0xe8, 0xe6, 0x9e, 0x9a, 0xf0);
  expect(decode(bytes1250)).toEqual({ text: 'čćžšđ', encoding: 'windows-1250', mended: 0 });
  for (const table of ['windows-1250', 'windows-1252']) {
    const spoiled = new TextEncoder().encode(new TextDecoder(table).decode(utf8));
    expect(decode(spoiled)).toMatchObject({ text: letters, mended: 10 });
  }
  const cyrillic = Uint8Array.of(0x9e, 0xf0, 0xfe, 0xe5);
  expect(decode(cyrillic)).toEqual({ text: 'ћрюе', encoding: 'windows-1251', mended: 0 });
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x0d, 0x01]);
  expect(decode(utf16)).toMatchObject({ text: 'č', encoding: 'utf-16le' });
});

test('parses delimiters, quotes and line breaks inside a cell', () => {
  expect(delimiterOf('a,b;c\n1,5;2\n3,5;4')).toBe(';');
  expect(delimiterOf('a\tb\tc\n1,5\t2\t3\n2,5\t4\t5')).toBe('\t');
  expect(readCsv('a;b\n"x ""y""\nz";2\n3;4\n')).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x "y"\nz', '2'] },
      { line: 4, cells: ['3', '4'] },
    ],
  });
});

test('reads the digits of a CSV when they are a formula in quotes', async () => {
  const read = [
    ['JMBG', 'Ime'],
    ['0101990170003', 'Radnik'],
  ];
  expect(await textsIn(fileOf('JMBG;Ime\n="0101990170003";="Radnik"\n'))).toEqual(read);
  expect(await textsIn(fileOf('JMBG,Ime\n"=""0101990170003""",Radnik\n'))).toEqual(read);
});

test('reports a stray quote and swallows no other line', async () => {
  const written = 'ime;primalac;iznos\nA;"Banka" d.d.;1,5\nB;Union;2,5\nC;MKF "Sunrise";3,5\nD;"E; F";4,5';
  expect(readCsv(written)).toEqual({
    rows: [
      { line: 1, cells: ['ime', 'primalac', 'iznos'] },
      { line: 2, cells: ['A', '"Banka" d.d.', '1,5'] },
      { line: 3, cells: ['B', 'Union', '2,5'] },
      { line: 4, cells: ['C', 'MKF "Sunrise"', '3,5'] },
      { line: 5, cells: ['D', '"E', ' F"', '4,5'] },
    ],
    strayQuoteIn: 2,
  });
  expect(readCsv('a;b\n1;"nezatvoren\n2;x\n3;y').rows.map(({ cells }) => cells[0])).toEqual([
    'a',
    '1',
    '2',
    '3',
  ]);
  const { notes } = await readSource(fileOf(written));
  expect(notes).toEqual([expect.stringMatching(/^U redu 2 stoji navodnik/)]);
});

test('splits lines when line endings are mixed', () =>
  expect(readCsv('a;b\r\n1;2\n3;4\r5;6').rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ]));

test('keeps a number when a date column holds one that is no date', async () => {
  const blob = await writeXlsx([
    ['JMBG'],
    [{ value: new Date('2020-03-01'), format: 'dd.mm.yyyy' }],
  ]).toBlob();
  const file = await changedWorkbook(blob, (xml, path) =>
    /sheet1\.xml$/.test(path) ? xml.replace(/<v>43891<\/v>/, '<v>3112899990017</v>') : xml,
  );
  expect(await textsIn(file)).toEqual([['JMBG'], ['3112899990017']]);
});

test('reads exported files back without formulas', async () => {
  const rows = [...exampleStaff()];
  const [headings = [], first = []] = rows;
  const dangerous = first.with(headings.indexOf('napomena'), '=HYPERLINK("x")');
  const staff = [headings, dangerous];
  expect(await csvOf(staff).text()).toContain(`"'=HYPERLINK`);
  const csv = await readSource(fileOf(csvOf(staff)));
  const xlsx = await readSource(fileOf(await xlsxOf(staff, 'Radnici'), 'radnici.xlsx'));
  for (const { sheets } of [csv, xlsx]) {
    const [, line] = sheets[0] ? judgeTable(sheets[0].table) : [];
    expect(line).toMatchObject({
      state: 'good',
      proposal: { worker: { note: '=HYPERLINK("x")', jmbg: '3112899990017' } },
    });
  }
  expect(xlsx.sheets[0]?.name).toBe('Radnici');
});

test('reads stored results, errors, dates, hidden rows and numbers stored as text of a workbook', async () => {
  const blob = await writeXlsx([
    ['JMBG', 'Prezime', 'Ime', 'Od', 'Bruto', 'Račun'].map((value) => ({ value, type: String })),
    [
      { type: Number, value: 101899995024 },
      { type: String, value: 'Druga' },
      { type: String, value: 'Radnica' },
      { type: Date, value: new Date(Date.UTC(2024, 0, 15)), format: 'dd.mm.yyyy' },
      { type: Number, value: 1234.5 },
      { type: Number, value: 3389990000010097 },
    ],
    [
      { type: Number, value: 3112899990017 },
      { type: String, value: 'Prvi' },
      { type: String, value: 'Radnik' },
      { type: Number, value: 43891 },
      { type: Number, value: 7 },
    ],
  ]).toBlob();
  const file = await changedWorkbook(blob, (xml, path) =>
    path.endsWith('sheet1.xml')
      ? xml
          .replace(/<row r="3"/, '<row r="3" hidden="1"')
          .replace(/<c r="E3"[^>]*><v>7<\/v>/, '<c r="E3" t="e"><f>VLOOKUP(1,A1:B2,2)</f><v>#N/A</v>')
          .replace(/(<c r="E2"[^>]*>)(<v>)/, '$1<f>1000+234.5</f>$2')
      : xml,
  );
  const { sheets, notes } = await readSource(file);
  expect(notes).toEqual(['Skriveni redovi su također pročitani: 1.']);
  const [, second, third] = sheets[0] ? judgeTable(sheets[0].table) : [];
  expect(second?.cells.map(({ value }) => value)).toEqual([
    '0101899995024',
    'Druga',
    'Radnica',
    '2024-01-15',
    123_450,
    '3389990000010097',
  ]);
  expect(third?.reasons).toEqual(['bruto: Formula u ćeliji nema rezultat (#N/A).']);
});

test('reads a percentage of a workbook as displayed', async () => {
  const blob = await writeXlsx([
    ['JMBG', 'Sindikat'].map((value) => ({ value, type: String })),
    [
      { type: String, value: '3112899990017' },
      { type: Number, value: 0.015, format: '0.00%' },
    ],
  ]).toBlob();
  expect(await textsIn(fileOf(blob, 'radnici.xlsx'))).toEqual([
    ['JMBG', 'Sindikat'],
    ['3112899990017', '1,5 %'],
  ]);
});

test('reads times as displayed, sums rounded, and reports a formula when it has no stored result', async () => {
  const blob = await writeXlsx([
    ['JMBG', 'rad', 'noćni', 'prekovremeni', 'praznik'].map((value) => ({ value, type: String })),
    [
      { type: String, value: '3112899990017' },
      { type: Number, value: 176 / 24, format: '[h]:mm' },
      { type: Number, value: 7.5 / 24, format: 'h:mm;@' },
      { type: Number, value: 7.6000000000000005 },
      { type: Number, value: 1 },
    ],
  ]).toBlob();
  const file = await changedWorkbook(blob, (xml) =>
    xml
      .replace(/(<c r="E2"[^>]*>)<v>1<\/v>/, '$1<f>100+36</f><v></v>')
      .replace('<sheetData>', '<cols><col min="3" max="900" hidden="1"/></cols><sheetData>'),
  );
  expect(await textsIn(file)).toEqual([
    ['JMBG', 'rad', 'noćni', 'prekovremeni', 'praznik'],
    ['3112899990017', '176:00', '7:30', '7.6', '#FORMULA'],
  ]);
  expect((await readSource(file)).notes).toEqual(['Skrivene kolone su također pročitane: 3.']);
});

test('reads dates when a workbook counts from 1904', async () => {
  const blob = await writeXlsx([
    ['JMBG', 'Zaposlen od'].map((value) => ({ value, type: String })),
    [
      { type: String, value: '3112899990017' },
      { type: Number, value: 42429 },
    ],
  ]).toBlob();
  const file = await changedWorkbook(blob, (xml, path) =>
    path === 'xl/workbook.xml' ? xml.replace(/<sheets>/, '<workbookPr date1904="1"/><sheets>') : xml,
  );
  const { sheets } = await readSource(file);
  const [, line] = sheets[0] ? judgeTable(sheets[0].table) : [];
  expect(line?.cells[1]?.value).toBe('2020-03-01');
});

test('rejects a file when it is no table', async () => {
  const whyNot = (content: BlobPart): Promise<string> =>
    readSource(fileOf(content)).then(String, ({ message }) => message);
  expect(await whyNot('')).toBe('Datoteka je prazna.');
  expect(await whyNot(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toContain('.xls');
  expect(await whyNot(Uint8Array.of(0x50, 0x4b, 3, 4, 9))).toContain('ne može pročitati');
  expect(await whyNot(Uint8Array.of(0x00, 0x01, 0x02))).toContain('nije tabela');
  expect(await whyNot('%PDF-1.4\n')).toContain('PDF');
  expect(await whyNot('\n<html><table><tr><td>JMBG</td></tr></table></html>')).toContain(
    'sačuvajte kao .xlsx',
  );
  expect(await textsIn(fileOf('a;b'))).toEqual([['a', 'b']]);
});
