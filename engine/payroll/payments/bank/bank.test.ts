import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOf } from '../../firms/accounts/banks.ts';
import type { PaymentOrder } from '../../model/order.ts';
import { bankFiles } from './bank-files.ts';
import { WINDOWS_1250 } from './code-pages.ts';
import { elba } from './elba.ts';
import { FORMAT_NAMES, suggestedFormat } from './formats.ts';
import { payOrder, pensionOrder, sampleOrders } from './orders.fixture.ts';
import { rbbh } from './rbbh.ts';
import { tkdisHalcom, tkdisUnicredit } from './tkdis.ts';

const TODAY = '2026-11-06';
const context = { address: 'Ulica Bez Imena 1', year: 2026, month: 10, today: TODAY };
const example = (name: string) => readFileSync(new URL(`./examples/${name}.txt`, import.meta.url));

const latin = (bytes: Uint8Array | undefined): string => new TextDecoder('windows-1250').decode(bytes);
const lines = (bytes: Uint8Array | undefined): readonly string[] => latin(bytes).split('\r\n');

describe('equals the example files byte for byte', () => {
  test.each([
    ['tkdis-halcom', tkdisHalcom(sampleOrders)],
    ['tkdis-unicredit', tkdisUnicredit(sampleOrders, TODAY)],
    ['elba-v2', elba(sampleOrders)],
  ])('%s', (name, { bytes, problems }) => {
    expect(problems).toEqual([]);
    expect(Buffer.compare(Buffer.from(bytes ?? []), example(name))).toBe(0);
  });
});

test('encodes Windows-1250 as the platform does in every assigned byte', () => {
  const high = Array.from({ length: 128 }, (_, at) => 128 + at);
  const known = high.filter((byte) => ![0x81, 0x83, 0x88, 0x90, 0x98].includes(byte));
  const letters = new TextDecoder('windows-1250').decode(Uint8Array.from(known));
  expect(Array.from(letters, WINDOWS_1250.byteOf)).toEqual(known);
});

const anyOrder: fc.Arbitrary<PaymentOrder> = fc
  .record({
    purpose: fc.string({ unit: fc.constantFrom(...Array.from('abčćžšđŽŠ 1/,.')), maxLength: 200 }),
    payee: fc.string({ unit: fc.constantFrom(...Array.from('ĐđČč abc-&')), maxLength: 120 }),
    amount: fc.integer({ min: 1, max: 999_999_999 }),
    isRevenue: fc.boolean(),
  })
  .map(({ isRevenue, ...typed }) => ({ ...(isRevenue ? pensionOrder : payOrder), ...typed }));

const anyOrders = fc.array(anyOrder, { minLength: 1, maxLength: 12 });

test('writes rows of TKDIS of 336 bytes for any names', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const { bytes } = tkdisHalcom(orders);
      expect(bytes).toHaveLength((orders.length + 2) * 338 + 1);
      const unicredit = lines(tkdisUnicredit(orders, TODAY).bytes);
      expect(unicredit.slice(0, -1).map(({ length }) => length)).toEqual(
        Array.from({ length: orders.length + 2 }, () => 336),
      );
      const sum = orders.reduce((all, { amount }) => all + amount, 0);
      expect(Number(unicredit[1]?.slice(63, 78))).toBe(sum);
    }),
  );
});

test('writes rows of RBBHnet of 211, 313 and 345 bytes', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const [head, ...rows] = lines(rbbh(orders, context).bytes).slice(0, -1);
      expect(head).toHaveLength(211);
      expect(rows.map(({ length }) => length)).toEqual(orders.map(({ revenue }) => (revenue ? 345 : 313)));
    }),
  );
});

test('writes bare capitals in RBBHnet, without quotation marks, and breaks lines at words', () => {
  const named = { ...payOrder, payee: 'Štedno-kreditna zadruga „Đerdap“ Čapljina i Žepče na Šćitu' };
  const [, row = ''] = lines(rbbh([named], context).bytes);
  expect([row.slice(19, 54), row.slice(54, 89)]).toEqual([
    'STEDNO-KREDITNA ZADRUGA DJERDAP    ',
    'CAPLJINA I ZEPCE NA SCITU          ',
  ]);
});

test('separates public revenue, pay and other transfers in RBBHnet', () => {
  const debt = { ...payOrder, purpose: 'Kredit, partija 123', obligation: 'deduction' } as const;
  const names = bankFiles('rbbh', [...sampleOrders, debt], context).map(({ name }) => name);
  expect(names).toEqual(['nalozi-rbbh-javni-prihodi.txt', 'nalozi-rbbh-plate.txt', 'nalozi-rbbh-ostalo.txt']);
});

describe('reports what cannot be written by order, payee and field', () => {
  test.each<[string, Partial<PaymentOrder>, string]>([
    [
      'an account cut short',
      { payeeAccount: '154999000000131' },
      'Nalog 2 („Radnik Treći“, Plaća za 10/2026), račun primaoca: „154999000000131“ ima 15',
    ],
    [
      'an account mistyped',
      { payeeAccount: '1549990000001315' },
      'Nalog 2 („Radnik Treći“, Plaća za 10/2026), račun primaoca: Kontrolne cifre',
    ],
    [
      'no account',
      { payeeAccount: '' },
      'Nalog 2 („Radnik Treći“, Plaća za 10/2026), račun primaoca: nije upisano',
    ],
    ['nothing to pay', { amount: 0 }, 'Nalog 2 („Radnik Treći“, Plaća za 10/2026), iznos'],
    [
      'a sum too large',
      { amount: 10 ** 13 },
      'Nalog 2 („Radnik Treći“, Plaća za 10/2026), iznos: „10000000000000“ ima 14',
    ],
    ['another payer', { payerAccount: '1610000010751006' }, 'Svi nalozi, račun pošiljaoca: u jednoj'],
  ])('%s', (_name, change, message) => {
    const { bytes, problems } = tkdisHalcom([pensionOrder, { ...payOrder, ...change }]);
    expect(bytes).toBeUndefined();
    expect(problems[0]?.message).toContain(message);
  });

  test('a truncated code', () => {
    const short = { ...pensionOrder, revenue: { ...pensionOrder.revenue, code: '71211' } } as PaymentOrder;
    expect(tkdisHalcom([short]).problems[0]?.message).toBe(
      'Nalog 1 („Budžet Federacije BiH (Federalni zavod PIO/MIO)“, Doprinos za PIO/MIO 10/2026), vrsta prihoda: „71211“ ima 5 cifara, a mora ih imati 6.',
    );
    expect(elba([short]).problems[0]?.message).toContain(
      'Nalog 1 („Budžet Federacije BiH (Federalni zavod PIO/MIO)“, Doprinos za PIO/MIO 10/2026), vrsta prihoda',
    );
  });

  test('a past day, and a kind of payment, at UniCredit', () => {
    const enforced = { ...pensionOrder, revenue: { ...pensionOrder.revenue, kind: '3' } } as PaymentOrder;
    const { problems } = tkdisUnicredit([enforced], '2026-11-07');
    expect(problems.map(({ field }) => field)).toEqual(['datum', 'vrsta uplate']);
  });

  test.each(FORMAT_NAMES.filter((name) => name !== 'rbbh'))('no orders: %s', (format) => {
    expect(bankFiles(format, [], context)[0]?.file.problems[0]?.message).toContain(
      'Još nema naloga za banku.',
    );
  });
});

describe('reports a changed text without refusing the file', () => {
  const named = (payee: string, more: Partial<PaymentOrder> = {}): PaymentOrder => ({
    ...payOrder,
    payee,
    ...more,
  });

  test.each<[string, ReturnType<typeof elba>, string, string]>([
    [
      'Halcom',
      tkdisHalcom([pensionOrder, named('Jürgen Prvi')]),
      'JURGEN PRVI  ',
      'Nalog 2, naziv primaoca: „Jürgen Prvi“ je u datoteci „JURGEN PRVI“. Ovaj format nema znak „Ü“.',
    ],
    [
      'RBBHnet',
      rbbh([named('Jürgen Prvi')], context),
      'JURGEN PRVI  ',
      'Nalog 1, naziv primaoca: „Jürgen Prvi“ je u datoteci „JURGEN PRVI“. Ovaj format nema znak „Ü“.',
    ],
    [
      'ELBA',
      elba([named('Søren Ñandú')]),
      '\tSoren Nandú\t',
      'Nalog 1, naziv primaoca: „Søren Ñandú“ je u datoteci „Soren Nandú“. Ovaj format nema znakove „ø“ i „Ñ“.',
    ],
    [
      'signs in the places of our letters in seven bits',
      tkdisHalcom([named('Firma [sjever] {a}')]),
      'FIRMA (SJEVER) (A)  ',
      'Nalog 1, naziv primaoca: „Firma [sjever] {a}“ je u datoteci „FIRMA (SJEVER) (A)“. Ovaj format nema znakove „[“, „]“, „{“ i „}“.',
    ],
    [
      'letters of another alphabet',
      tkdisHalcom([named('Prvi 漢 Radnik')]),
      'PRVI RADNIK  ',
      'Nalog 1, naziv primaoca: „Prvi 漢 Radnik“ je u datoteci „PRVI RADNIK“. Ovaj format nema znak „漢“.',
    ],
  ])('%s', (_, { bytes, problems, notes }, written, note) => {
    expect(problems).toEqual([]);
    expect(latin(bytes)).toContain(written);
    expect(notes.map(({ sentence }) => sentence)).toContain(note);
  });

  test('reports a name and a place cut to their fields once with their orders', () => {
    const name = 'Udruženje građana za izmišljene primjere';
    const place = 'Novi Grad Sarajevo';
    const orders = [named(name, { payeePlace: place }), payOrder, named(name, { payeePlace: place })];
    const { notes, bytes } = tkdisHalcom(orders);
    expect(latin(bytes)).toContain('UDRU@ENJE GRA\\ANA ZA IZMI[LJENE PRINOVI GRAD ');
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      `Nalozi 1 i 3, naziv primaoca: „${name}“ je u datoteci skraćeno na 35 znakova, „UDRUŽENJE GRAĐANA ZA IZMIŠLJENE PRI“.`,
      `Nalozi 1 i 3, mjesto primaoca: „${place}“ je u datoteci skraćeno na 9 znakova, „NOVI GRAD“.`,
    ]);
  });

  test('drops the postal code of a place that is too long for its field', () => {
    const { bytes } = tkdisHalcom([named('Primjer', { payeePlace: '72000 Zenica' })]);
    expect(latin(bytes)).toContain('ZENICA    ');
    expect(latin(bytes)).not.toContain('72000');
  });

  test('cuts a text too long for ELBA, and writes a line break as a space', () => {
    const { bytes, notes } = elba([named('a'.repeat(161), { purpose: 'a\tb\nc' })]);
    expect(latin(bytes)).toContain(`\t${'a'.repeat(160)}\t`);
    expect(latin(bytes)).toContain('\ta b c\t');
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('je u datoteci skraćeno na 160 znakova'),
    ]);
  });

  test('reports names of public revenue, which are not typed, separately', () => {
    const { notes } = tkdisHalcom([pensionOrder, named('a'.repeat(40))]);
    expect(notes.map(({ isOfRevenue }) => isOfRevenue)).toEqual([true, false]);
  });

  test('does not report texts that change only to capitals', () => {
    expect(tkdisHalcom([payOrder]).notes).toEqual([]);
    expect(rbbh([named('Čedo Žižić')], context).notes).toEqual([]);
    expect(elba(sampleOrders).notes).toEqual([]);
  });

  test('writes whole rows for any texts', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(anything, anything, (payee, purpose) => {
        const orders = [named(payee, { purpose, payer: purpose, payerPlace: payee, payeePlace: purpose })];
        expect(tkdisHalcom(orders).bytes).toHaveLength(3 * 338 + 1);
        expect(tkdisUnicredit(orders, TODAY).bytes).toHaveLength(3 * 338);
        expect(rbbh(orders, context).bytes).toHaveLength(213 + 315);
        expect(latin(elba(orders).bytes).split('\t')).toHaveLength(8);
      }),
    );
  });
});

test('writes typographic quotation marks as plain ones in seven bits', () => {
  const { bytes } = tkdisHalcom([{ ...payOrder, payee: 'SUR „Đul“ – Žepče' }]);
  expect(latin(bytes)).toContain('SUR "\\UL" - @EP^E');
});

test('suggests the format only when the bank is known to accept it', () => {
  expect(suggestedFormat('3389990000000106')).toBe('tkdis-unicredit');
  expect(suggestedFormat('1610000010751006')).toBe('rbbh');
  expect(suggestedFormat('1990000000000000')).toBe('elba');
  expect(suggestedFormat('1400000000000000')).toBeUndefined();
  expect(bankOf('1400000000000000')).toBeUndefined();
  expect(bankOf('1610000010751006')).toBe('Raiffeisen banka');
});

test.each(FORMAT_NAMES)('writes a Cyrillic name in Latin letters in a file of %s', (format) => {
  const cyrillic = { ...payOrder, payee: 'Љиљана Ђорђевић', payer: 'ЊИВА Д.О.О.' };
  const [{ file } = {}] = bankFiles(format, [cyrillic], context);
  expect(file?.problems).toEqual([]);
  expect(latin(file?.bytes)).toMatch(/Ljiljana [ĐD]|LJILJANA [ĐD\\]/);
});
