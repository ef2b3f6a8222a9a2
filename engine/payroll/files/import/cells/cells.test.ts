import { expect, test } from 'vitest';
import { readAccount, readEntity } from '../staff/read-row.ts';
import {
  readAmount,
  readCoefficient,
  readDailyHours,
  readDependants,
  readHours,
  readPercent,
  signsOf,
} from './amount.ts';
import { readMunicipality } from './municipality.ts';
import type { CellReading } from './reading.ts';
import { cellText, isMonthFirst, readDay, readFullName, readJmbg, readNamePart } from './reading.ts';
import { readFund, readPayKind, readSchooling, readService, readYesNo } from './texts.ts';

/** The value, with `?` for a change to confirm and `~` for a new notation; or the problem. */
function told<T>(reading: CellReading<T>): unknown {
  if ('problem' in reading) return reading.problem.text;
  const { value, change } = reading;
  if (!change) return value;
  return [change.toConfirm ? '?' : '~', value];
}

test.each([
  ['3112899990017', '3112899990017'],
  ['3112899990017.0', ['?', '3112899990017']],
  ["'3112899990017", ['?', '3112899990017']],
  ['101899995024', ['?', '0101899995024']],
  ['01018999950', 'JMBG ima 13 cifara, a upisano je 11.'],
  ['112899990017', 'JMBG ima 13 cifara, a upisano je 12.'],
  ['311289999001a', 'JMBG smije imati samo cifre.'],
])('JMBG %s', (text, value) => expect(told(readJmbg(text))).toEqual(value));

test('offers to keep a JMBG when its check digit is wrong, not when digits are missing', () => {
  expect(readJmbg('2910899990069')).toMatchObject({ problem: { stored: '2910899990069' } });
  expect(readJmbg('3,1129E+12')).toMatchObject({
    problem: { text: expect.stringContaining('izgubio cifre') },
  });
});

test.each([
  ['3389990000010097', '3389990000010097'],
  ['338-999-00000100-97', ['~', '3389990000010097']],
  ['BA39 1619 9900 0001 0133', ['~', '1619990000010133']],
  [
    '3389990000010090',
    'Excel je zaokružio broj računa: upišite ga ponovo, ili kolonu u Excelu postavite kao Tekst.',
  ],
  ['BA551290079401028400', 'IBAN iz BiH počinje sa BA39; provjerite prepisane cifre.'],
  ['DE89370400440532013000', 'Ovo je IBAN druge države: nalozi idu na račun u BiH, od 16 cifara.'],
  ['338999000001009', 'Broj računa ima 16 cifara, a upisano je 15.'],
])('account %s', (text, value) => expect(told(readAccount(text))).toEqual(value));

test.each([
  ['1.272,00', 127_200],
  ['1,272.00', 127_200],
  ['1272,5', 127_250],
  ['1 272,50', 127_250],
  ["1'272.50", ['?', 127_250]],
  ['12.345.678,90', 1_234_567_890],
  ['2.000,00 KM', ['?', 200_000]],
  ['900,-', ['?', 90_000]],
  ['1.272.00', 'Ovo nije iznos: upišite ga kao 1.234,56.'],
  ['-1450', 'Iznos ne može biti negativan.'],
  ['dvije hiljade', 'Ovo nije iznos: upišite ga kao 1.234,56.'],
  [1272.5000000000002, 127_250],
  [1272.504, ['?', 127_250]],
])('amount %s', (cell, value) => expect(told(readAmount(cell, signsOf([])))).toEqual(value));

test('takes thousands or decimals from the column, or from the answer when the column is ambiguous', () => {
  expect(told(readAmount('1.800', signsOf(['1672,13'])))).toEqual(['?', 180_000]);
  expect(told(readAmount('1.800', signsOf(['950'])))).toContain('Odgovorite');
  expect(told(readAmount('1.800', signsOf(['2.5', '1.800'])))).toContain('Odgovorite');
  expect(told(readAmount('1.800', { ...signsOf([]), answer: 'hiljade' }))).toEqual(['?', 180_000]);
  expect(told(readAmount('1.800', { ...signsOf([]), answer: 'decimale' }))).toContain('dvije decimale');
});

const ordinary = { isMonthFirst: false, is1904: false };
test.each([
  ['1.3.2020.', '2020-03-01'],
  ['01.03.2020', '2020-03-01'],
  ['2025-10-01', '2025-10-01'],
  ['15/01/2024', ['?', '2024-01-15']],
  ['3.5.21', ['?', '2021-05-03']],
  ['43891', ['?', '2020-03-01']],
  [43891, ['?', '2020-03-01']],
  ['31.02.2023', 'Tog dana nema u kalendaru.'],
  ['10000', 'Ovo nije datum: upišite ga kao 1. 3. 2020.'],
  ['juče', 'Ovo nije datum: upišite ga kao 1. 3. 2020.'],
])('day %s', (cell, value) => expect(told(readDay(cell, ordinary))).toEqual(value));

test('reads days when a workbook counts from 1904 or writes the month first', () => {
  expect(told(readDay(42429, { ...ordinary, is1904: true }))).toEqual(['?', '2020-03-01']);
  expect(isMonthFirst(['01/15/2024', '03/05/2024'])).toBe(true);
  expect(isMonthFirst(['01/15/2024', '15/01/2024'])).toBe(false);
  expect(told(readDay('03/05/2024', { ...ordinary, isMonthFirst: true }))).toEqual(['?', '2024-03-05']);
});

const inFederation = { firmEntity: 'fbih' } as const;
const code = (reading: ReturnType<typeof readMunicipality>): unknown =>
  'problem' in reading
    ? reading.problem.choices?.map(({ text }) => text)
    : `${reading.value.entity} ${reading.value.code}`;

test('reads a municipality by code or name, and offers choices when several match', () => {
  expect(told(readMunicipality('077', inFederation))).toMatchObject({ code: '077', entity: 'fbih' });
  expect(told(readMunicipality('77', inFederation))).toMatchObject(['?', { code: '077' }]);
  expect(told(readMunicipality('056', { firmEntity: 'rs' }))).toMatchObject(['?', { entity: 'rs' }]);
  expect(told(readMunicipality('056', { ...inFederation, entity: 'rs' }))).toMatchObject({ name: 'Laktaši' });
  expect(told(readMunicipality('RS 011', inFederation))).toMatchObject({ name: 'Novi Grad' });
  expect(code(readMunicipality('Novi Grad', inFederation))).toEqual(['RS 011', 'FBiH 108']);
  expect(code(readMunicipality('Zenca', inFederation))).toContain('FBiH 103');
  expect(code(readMunicipality('077', { ...inFederation, entity: 'rs' }))).toEqual(['FBiH 077']);
  expect(told(readMunicipality('999', inFederation))).toBe('Šifra 999 nije opština.');
  expect(code(readMunicipality('Brčko', inFederation))).toBe('bd null');
});

test.each([
  ['Federacija', 'fbih'],
  ['FBIH', 'fbih'],
  ['R. Srpska', 'rs'],
  ['РС', 'rs'],
  ['PC', 'rs'],
  ['Brčko', 'bd'],
])('entity %s', (text, entity) => expect(told(readEntity(text))).toBe(entity));

test('reads names when case or order differs', () => {
  expect(told(readNamePart('HADŽI-PAŠIĆ'))).toEqual(['~', 'Hadži-Pašić']);
  expect(told(readNamePart("D'ARC"))).toEqual(['~', "D'Arc"]);
  expect(told(readNamePart('Cetvrta'))).toBe('Cetvrta');
  expect(told(readFullName('Radnica  Druga Treća', 'ime-prezime'))).toEqual([
    '?',
    { firstName: 'Radnica', lastName: 'Druga Treća' },
  ]);
  expect(told(readFullName('Begić Hodžić Amra', 'prezime-ime'))).toEqual([
    '?',
    { firstName: 'Amra', lastName: 'Begić Hodžić' },
  ]);
  expect(told(readFullName('PRVI RADNIK', 'prezime-ime'))).toEqual([
    '~',
    { firstName: 'Radnik', lastName: 'Prvi' },
  ]);
  expect(told(readFullName('Prvi, Radnik', undefined))).toEqual([
    '?',
    { firstName: 'Radnik', lastName: 'Prvi' },
  ]);
  expect(told(readFullName('Radnik Prvi', undefined))).toContain('Odgovorite');
  expect(told(readFullName('Radnik', 'ime-prezime'))).toBe('Upišite i ime i prezime.');
});

test.each([
  ['1,5', 1_500_000],
  ['2.7', 2_700_000],
  ['300', ['?', 1_000_000]],
  ['450 KM', ['?', 1_500_000]],
  ['99999', 'Ovaj koeficijent je prevelik.'],
])('coefficient %s', (text, value) => expect(told(readCoefficient(text))).toEqual(value));

test('reads hours, dependants and percentages when their notation is known', () => {
  expect(told(readDependants('0,5'))).toBe(500_000);
  expect(told(readHours('6,5'))).toBe(650);
  expect(told(readHours('-3'))).toContain('Upišite sate');
  expect(told(readDailyHours('puno'))).toBe(800);
  expect(told(readDailyHours('pola'))).toBe(400);
  expect(told(readDailyHours('20 sati sedmično'))).toEqual(['?', 400]);
  expect(told(readDailyHours('40'))).toEqual(['?', 800]);
  expect(told(readDailyHours('7:30'))).toBe(750);
  expect(told(readDailyHours('-4'))).toContain('Upišite sate');
  expect(told(readPercent('1,5 %'))).toBe(15_000);
});

test.each([
  ['4', [4, 0, 0]],
  ['4,5', [4, 6, 0]],
  ['4g 7m', [4, 7, 0]],
  ['4 god. 7 mj. 3 d.', [4, 7, 3]],
  ['4-7-0', [4, 7, 0]],
])('service %s', (text, [years, months, days]) =>
  expect(told(readService(text))).toEqual({ years, months, days }),
);

test.each([
  ['sss', 'SSS'],
  ['VŠS', 'VŠS'],
  ['VŠ', 'VŠS'],
  ['VSS', 'VSS'],
  ['IV', ['~', 'SSS']],
  ['VII/1', ['~', 'VSS']],
  ['4', ['~', 'SSS']],
  ['VI', ['~', 'VŠS']],
  ['V', expect.stringMatching(/^V stepen \(VKV\) .*KV .*trogodišnju, SSS/)],
  ['5', expect.stringMatching(/^V stepen/)],
  ['V/1', expect.stringMatching(/^V stepen/)],
  ['VKV', expect.stringMatching(/^V stepen/)],
  ['constructor', 'Upišite stručnu spremu kao NK, PK, KV, SSS, VŠS ili VSS.'],
  ['doktor', 'Upišite stručnu spremu kao NK, PK, KV, SSS, VŠS ili VSS.'],
])('schooling %s', (text, value) => expect(told(readSchooling(text, 'da'))).toEqual(value));

test('reads words when they have a known meaning', () => {
  expect(told(readSchooling('IV', 'ne'))).toContain('Upišite');
  expect(told(readYesNo('X'))).toBe(true);
  expect(told(readYesNo('ne'))).toBe(false);
  expect(told(readYesNo('možda'))).toBe('Upišite da ili ne.');
  expect(told(readFund('PIO RS'))).toBe('rs');
  expect(told(readPayKind('Bruto'))).toBe('bruto');
  expect(told(readPayKind('neto isplata'))).toBe('neto');
  expect(told(readPayKind('za isplatu'))).toBe('isplata');
  expect(told(readService('sto godina'))).toContain('Staž se upisuje');
});

test.each([
  ['7:30', 750],
  ['176:00', 17_600],
  ['0:45:00', 75],
  ['7h30', 750],
  ['7 h 30 min', 750],
  ['8 sati', 800],
  ['7,50', 750],
])('hours of %s', (text, hours) => expect(told(readHours(text))).toBe(hours));

test('requires confirmation when hours are rounded to hundredths', () => {
  expect(told(readHours('7:20'))).toEqual(['?', 733]);
  expect(told(readHours('7.333333333'))).toEqual(['?', 733]);
  expect(told(readHours('7:60'))).toContain('Upišite sate');
});

test('groups thousands when the blank fits, and refuses two numbers', () => {
  expect(told(readAmount('1 500,50', signsOf([])))).toBe(150_050);
  for (const text of ['1500 50', '1500\n1600', '1 50'])
    expect(told(readAmount(text, signsOf([])))).toContain('nije iznos');
  expect(told(readHours('7 30'))).toContain('7:30');
  expect(told(readService('4 7'))).toContain('4g 7m');
  expect(told(readCoefficient('1 5'))).toContain('1,5');
  expect(told(readPercent('4 0'))).toContain('procenat');
});

test('refuses a day when it results from an empty cell', () => {
  expect(told(readDay({ day: '2020-03-01' }, ordinary))).toBe('2020-03-01');
  for (const given of ['1899-12-30', '1899-12-25', '2199-01-01'])
    expect(told(readDay({ day: given }, ordinary))).toContain('izostavite');
});

test('requires confirmation when a year has two digits', () => {
  expect(told(readDay('010320', ordinary))).toEqual(['?', '2020-03-01']);
  expect(told(readDay('01032020', ordinary))).toBe('2020-03-01');
});

test.each([
  ['8 sati dnevno', 800],
  ['40 h/sedm.', ['?', 800]],
  ['30 sati na sedmicu', ['?', 600]],
  ['1/2', 'Upišite sate dnevno, na primjer 8.'],
  ['2x4', 'Upišite sate dnevno, na primjer 8.'],
  ['8 sati, 5 dana', 'Upišite sate dnevno, na primjer 8.'],
  ['8 sati dnevno, 40 sedmično', 'Upišite sate dnevno, na primjer 8.'],
  ['13', 'Sati dnevno su od 1 do 12.'],
  ['0,5', 'Sati dnevno su od 1 do 12.'],
])('daily hours %s', (text, value) => expect(told(readDailyHours(text))).toEqual(value));

test('refuses a kind of pay when the cell names two', () =>
  expect(told(readPayKind('bruto/neto'))).toContain('Upišite bruto'));

test('reads the visible text when a cell has zero-width characters or a formula of quotes', () => {
  expect(cellText('="0101990170003"')).toBe('0101990170003');
  expect(cellText('\ufeff="0101990170003"\u200b')).toBe('0101990170003');
  expect(cellText('\u200e0101\u00a0990\u202c')).toBe('0101 990');
  expect(cellText('=A1')).toBe('=A1');
});
