import { expect, test } from 'vitest';
import type { OutstandingPayment } from '../../payments/due/outstanding.ts';
import type { Payment } from '../../payments/due/payment.ts';
import { matchStatement } from './match.ts';
import { accountInId, readStatement } from './statement.ts';
import {
  columnsProblem,
  incomingAssignment,
  statementLayout,
  statementQuestions,
} from './statement-columns.ts';

const tableOf = (...lines: readonly (readonly string[])[]) => ({
  rows: lines.map((cells, at) => ({ line: at + 1, cells })),
});

const columnsOf = (...lines: readonly (readonly string[])[]) => {
  const table = tableOf(...lines);
  const layout = statementLayout(table);
  return { table, layout, assignment: layout.assignment };
};

const read = (...lines: readonly (readonly string[])[]) => readStatement(columnsOf(...lines));

test('reads a statement with columns of payments out and in, and accounts with dashes', () => {
  const { lines, unread } = read(
    ['Izvod broj 12', '', '', '', '', '', ''],
    [
      'Datum valute',
      'Naziv partnera',
      'Račun partnera',
      'Duguje',
      'Potražuje',
      'Svrha doznake',
      'Poziv na broj',
    ],
    [
      '06.11.2026',
      'Fond PIO',
      '102-050-00001066-98',
      '1.542,28',
      '',
      'Doprinos za PIO/MIO 10/2026',
      '0000000010',
    ],
    ['06.11.2026', 'Kupac', '338-999-00000011-73', '', '500,00', 'Račun 4', ''],
    ['', '', '', '1.542,28', '500,00', '', ''],
  );
  expect(unread).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    line: 3,
    day: '2026-11-06',
    amount: 154_228,
    account: '1020500000106698',
    purpose: 'Doprinos za PIO/MIO 10/2026',
  });
});

test('reads a statement with one signed column of amounts, decimal points and an IBAN', () => {
  const { lines } = read(
    ['Booking date', 'Amount', 'IBAN', 'Name', 'Description'],
    ['2026-11-06', '-897.25', 'BA39 1990 4900 0000 2084', 'Šesti Radnik', 'Plata za 10/2026'],
    ['2026-11-06', '1,250.00', 'BA39 1610 0000 0000 0011', 'Kupac', 'Uplata'],
  );
  expect(lines.map(({ amount, account }) => [amount, account])).toEqual([[89_725, '1990490000002084']]);
});

test('finds an account written inside the purpose', () => {
  const { lines } = read(
    ['Datum', 'Opis', 'Isplata'],
    ['6.11.2026', 'Nalog na 1990490000002084 Plata', '897,25'],
  );
  expect(lines[0]?.account).toBe('1990490000002084');
});

test('asks for the columns it cannot do without', () => {
  expect(columnsProblem(['payee'])).toContain('datuma');
  expect(columnsProblem(['day'])).toContain('iznosa');
  expect(columnsProblem(['day', 'debit'])).toBeUndefined();
});

const outstanding = (
  key: string,
  account: string,
  left: number,
  more: Partial<Payment> = {},
): OutstandingPayment => ({
  firm: 'f',
  firmName: 'Primjer',
  month: { year: 2026, month: 10 },
  daysLate: 0,
  payment: {
    key,
    purpose: 'Porez na dohodak 10/2026',
    payee: 'Budžet',
    amount: left,
    day: '2026-11-06',
    status: {},
    left,
    ...(account && { order: { payeeAccount: account, revenue: { municipality: key } } as never }),
    ...more,
  },
});

const line = (id: string, account: string, amount: number, purpose = '') => ({
  id,
  line: 1,
  direction: 'out' as const,
  currency: 'BAM',
  day: '2026-11-06',
  amount,
  account,
  payee: '',
  purpose,
  reference: '',
});

const [TAX, PAY] = ['1411965320008475', '1990490000002084'];
const keys = (one: { readonly candidates: readonly OutstandingPayment[] } | undefined) =>
  one?.candidates.map(({ payment }) => payment.key);

test('is sure of one payment with the same account and amount only', () => {
  const all = [outstanding('077', TAX, 10_800), outstanding('078', TAX, 10_173)];
  const { matches, others } = matchStatement([line('a', TAX, 10_173), line('b', TAX, 5)], all, new Set());
  expect(matches.map(({ isSure }) => isSure)).toEqual([true]);
  expect(keys(matches[0])).toEqual(['078']);
  expect(others.map(({ id }) => id)).toEqual(['b']);
});

test('tells equal payments apart by the words of the line, else leaves the choice', () => {
  const all = [outstanding('077', TAX, 10_800), outstanding('078', TAX, 10_800)];
  const byWords = matchStatement([line('a', TAX, 10_800, 'Porez, općina 078')], all, new Set());
  expect([keys(byWords.matches[0]), byWords.matches[0]?.isSure]).toEqual([['078'], true]);
  const { matches } = matchStatement([line('a', TAX, 10_800), line('b', TAX, 10_800)], all, new Set());
  expect(matches.map((one) => [keys(one), one.isSure])).toEqual([
    [['077', '078'], false],
    [['077', '078'], false],
  ]);
});

test('never claims a payment for two lines, nor a line twice', () => {
  const all = [outstanding('p', PAY, 89_725)];
  const twice = matchStatement([line('a', PAY, 89_725), line('b', PAY, 89_725)], all, new Set());
  expect(twice.matches.map(({ isSure }) => isSure)).toEqual([false, false]);
  const again = matchStatement([line('a', PAY, 89_725)], all, new Set(['a']));
  expect([again.matches, again.known.length]).toEqual([[], 1]);
});

test('only suggests a payment when the accounts cannot be compared', () => {
  const { matches } = matchStatement([line('a', '', 89_725)], [outstanding('p', PAY, 89_725)], new Set());
  expect(matches[0]?.isSure).toBe(false);
  const byHand = matchStatement([line('a', PAY, 500)], [outstanding('g', '', 500)], new Set());
  expect(byHand.matches[0]?.isSure).toBe(false);
  expect(
    matchStatement([line('a', TAX, 89_725)], [outstanding('p', PAY, 89_725)], new Set()).others,
  ).toHaveLength(1);
});

test('leaves out a reversed payment, and reads a column in which every payment has a minus', () => {
  const heading = ['Datum', 'Isplata', 'Svrha'];
  const reversed = read(heading, ['6.11.26', '897,25', 'Plata'], ['07.11.26', '-897,25', 'Storno plate']);
  expect(reversed.lines.map(({ day, purpose }) => [day, purpose])).toEqual([['2026-11-06', 'Plata']]);
  const minus = read(heading, ['6.11.2026', '-897,25', 'Plata'], ['6.11.2026', '0,00', 'Uplata']);
  expect(minus.lines.map(({ amount }) => amount)).toEqual([89_725]);
});

test('takes no account out of a longer number', () => {
  const { lines } = read(
    ['Datum', 'Opis', 'Isplata'],
    ['6.11.2026', 'Na HR1210010051863000160', '5,00'],
    ['6.11.2026', 'Referenca 12345678901234567890', '6,00'],
    ['6.11.2026', 'Na BA391990490000002084', '7,00'],
  );
  expect(lines.map(({ account }) => account)).toEqual(['', '', '1990490000002084']);
});

test('reads numbers of a workbook with binary rounding', () => {
  const rows = [
    { line: 1, cells: ['Datum', 'Isplata'] },
    { line: 2, cells: [{ day: '2026-11-06' }, 0.1 + 0.2] },
  ];
  const layout = statementLayout({ rows });
  const { lines } = readStatement({ table: { rows }, layout, assignment: layout.assignment });
  expect(lines.map(({ amount }) => amount)).toEqual([30]);
});

test('tells two equal lines of a day apart, alike in each import', () => {
  const rows = [
    ['Datum', 'Račun primaoca', 'Isplata', 'Svrha'],
    ['6.11.2026', '1990490000002084', '897,25', 'Plata'],
    ['6.11.2026', '1990490000002084', '897,25', 'Plata'],
  ] as const;
  const ids = read(...rows).lines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(read(...rows).lines.map(({ id }) => id)).toEqual(ids);
});

test('is not sure of pay of the next month when an earlier equal one was marked by hand', () => {
  const next = {
    ...outstanding('nov', PAY, 89_725, { day: '2026-12-10' }),
    month: { year: 2026, month: 11 },
  };
  const early = matchStatement([line('a', PAY, 89_725)], [next], new Set());
  expect(early.matches[0]?.isSure).toBe(false);
  const late = { ...line('a', PAY, 89_725), day: '2026-12-05' };
  expect(matchStatement([late], [next], new Set()).matches[0]?.isSure).toBe(true);
  const marked = outstanding('okt', PAY, 0, { status: { paid: { day: '2026-12-03', amount: 89_725 } } });
  expect(matchStatement([late], [next], new Set(), [marked]).matches[0]?.isSure).toBe(false);
});

test('finds forty equal wages by their accounts', () => {
  const accounts = Array.from({ length: 40 }, (_, at) => String(1_990_490_000_000_000 + at * 97));
  const all = accounts.map((account) => outstanding(account, account, 120_000));
  const { matches } = matchStatement(
    accounts.map((account) => line(account, account, 120_000)),
    all,
    new Set(),
  );
  expect(matches.every(({ isSure, candidates }) => isSure && candidates.length === 1)).toBe(true);
});

const [FIRM, SUPPLIER] = ['1610000010751006', '1020500000106698'];
const amounts = (of: readonly { readonly amount: number }[]) => of.map(({ amount }) => amount);

test.each([
  ['D/P', 'D', 'P'],
  ['Duguje/Potražuje', 'Duguje', 'Potražuje'],
  ['Zaduženje/Odobrenje', 'zaduženje', 'odobrenje'],
  ['CdtDbtInd', 'DBIT', 'CRDT'],
  ['Tip', '-', '+'],
  ['', 'D', 'P'],
])('reads the direction of a column „%s“ with %s and %s', (heading, out, into) => {
  const { lines, incoming } = read(
    ['Datum', 'Iznos', heading, 'Račun partnera', 'Svrha'],
    ['6.11.2026', '897,25', out, PAY, 'Plata'],
    ['6.11.2026', '897,25', into, PAY, 'Povrat plate'],
    ['6.11.2026', '-5,00', out, PAY, 'Storno'],
  );
  expect(lines.map(({ purpose, direction }) => [purpose, direction])).toEqual([['Plata', 'out']]);
  expect(incoming.map(({ purpose, account }) => [purpose, account])).toEqual([['Povrat plate', PAY]]);
});

test.each([
  ['Potražuje', 'Duguje'],
  ['Odobrenje', 'Zaduženje'],
  ['Uplata', 'Isplata'],
  ['Priliv', 'Odliv'],
  ['Credit', 'Debit'],
])('reads two columns by what they say when „%s“ stands before „%s“', (credit, debit) => {
  const { lines, incoming } = read(
    ['Datum', credit, debit, 'Svrha'],
    ['6.11.2026', '500,00', '', 'Kupac'],
    ['6.11.2026', '0,00', '897,25', 'Plata'],
    ['6.11.2026', '500,00', '897,25', 'Promet dana'],
  );
  expect([amounts(lines), amounts(incoming)]).toEqual([[89_725], [50_000]]);
});

test('reads no line of positive amounts without a direction until it is answered', () => {
  const columns = columnsOf(['Datum', 'Iznos', 'Svrha'], ['6.11.2026', '897,25', 'Plata']);
  expect(statementQuestions(columns).map(({ id }) => id)).toEqual(['smjer']);
  expect(readStatement(columns)).toMatchObject({ lines: [], incoming: [] });
  expect(readStatement(columns, { answers: { smjer: 'isplate' } }).lines).toHaveLength(1);
  expect(readStatement(columns, { answers: { smjer: 'uplate' } })).toMatchObject({
    lines: [],
    incoming: [{ amount: 89_725, direction: 'in' }],
  });
  const named = columnsOf(['Datum', 'Isplata'], ['6.11.2026', '897,25']);
  expect(statementQuestions(named)).toEqual([]);
});

test('names a line with an unknown word of direction, and takes it for no payment', () => {
  const { lines, unread } = read(
    ['Datum', 'Iznos', 'Smjer'],
    ['6.11.2026', '897,25', 'D'],
    ['6.11.2026', '5,00', 'kompenzacija'],
  );
  expect([amounts(lines), unread]).toEqual([[89_725], [3]]);
});

test('asks whether 1.800 is a thousand, with a minus before it too', () => {
  const columns = columnsOf(['Datum', 'Iznos'], ['6.11.2026', '-1.800'], ['6.11.2026', '2.500']);
  expect(statementQuestions(columns).map(({ id }) => id)).toEqual(['hiljade:1']);
  expect(readStatement(columns).unread).toEqual([2, 3]);
  expect(amounts(readStatement(columns, { answers: { 'hiljade:1': 'hiljade' } }).lines)).toEqual([180_000]);
});

test('never takes the account of the firm for that of the other side', () => {
  const own = new Set([FIRM]);
  const columns = columnsOf(
    ['Datum', 'Račun nalogodavca', 'Račun', 'Isplata', 'Svrha'],
    ['6.11.2026', FIRM, FIRM, '5,00', `Plata 10/2026 ${PAY}`],
    ['6.11.2026', FIRM, SUPPLIER, '6,00', 'Roba'],
    ['6.11.2026', FIRM, FIRM, '7,00', 'Naknada'],
  );
  expect(columns.assignment[1]).toBeUndefined();
  expect(readStatement(columns, { own }).lines.map(({ account }) => account)).toEqual([PAY, SUPPLIER, '']);
});

test.each([
  ['Račun', 'Račun primaoca'],
  ['Račun firme', 'Račun'],
  ['Broj računa', 'Račun partnera'],
  ['Račun platioca', 'Račun primatelja'],
])('takes the account of „%2$s“ and not of „%1$s“, in any order', (other, real) => {
  const of = (...headings: string[]) =>
    columnsOf(['Datum', 'Isplata', ...headings], ['6.11.2026', '5,00', TAX, PAY]).assignment.slice(2);
  expect(of(other, real)).toEqual([undefined, 'account']);
  expect(of(real, other)).toEqual(['account', undefined]);
});

test('finds an account in a text only when its check digits are right', () => {
  const { lines } = read(
    ['Datum', 'Opis', 'Isplata'],
    ['6.11.2026', 'Ugovor 1234567890123456', '5,00'],
    ['6.11.2026', `Ugovor 1234567890123456 na ${PAY}`, '6,00'],
  );
  expect(lines.map(({ account }) => account)).toEqual(['', PAY]);
});

test('takes the payer for the other side of a payment in when payer and payee are apart', () => {
  const table = tableOf(
    ['Datum', 'Naziv platioca', 'Račun platioca', 'Primalac', 'Račun primaoca', 'Uplata', 'Svrha'],
    ['6.11.2026', 'Kupac d.o.o.', PAY, 'Naša firma', FIRM, '5,00', 'Faktura 12/2026'],
  );
  const layout = statementLayout(table);
  const columns = { table, layout, assignment: incomingAssignment(layout) };
  const [incoming] = readStatement(columns, { own: new Set([FIRM]) }).incoming;
  expect([incoming?.payee, incoming?.account, accountInId(incoming?.id ?? '')]).toEqual([
    'Kupac d.o.o.',
    PAY,
    PAY,
  ]);
});

test('has no account in an identity when the line has none or is a payment out', () => {
  const { lines, incoming } = read(
    ['Datum', 'Isplata', 'Uplata', 'Račun partnera'],
    ['6.11.2026', '', '5,00', ''],
    ['6.11.2026', '5,00', '', PAY],
  );
  expect([...incoming, ...lines].map(({ id }) => accountInId(id))).toEqual(['', '']);
});

test('reads the currency of each line by a column of currencies, but takes a value date for none', () => {
  const heading = ['Datum', 'Uplata', 'Valuta', 'Svrha'];
  const { incoming } = read(
    heading,
    ['06.11.2026', '500,00', 'EUR', 'Račun 4'],
    ['06.11.2026', '500,00', 'KM', 'Račun 4'],
  );
  expect(incoming.map(({ currency, id }) => [currency, id])).toEqual([
    ['EUR', '+|2026-11-06|50000 EUR|||Račun 4||1'],
    ['BAM', '+|2026-11-06|50000|||Račun 4||1'],
  ]);
  const dated = columnsOf(heading, ['06.11.2026', '500,00', '07.11.2026', 'Račun 4']);
  expect(dated.assignment).not.toContain('currency');
  expect(readStatement(dated, { currency: 'EUR' }).incoming[0]?.currency).toBe('EUR');
});
