import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../core/days/day.ts';
import { ratesOf } from '../../rules/interest.ts';
import { readValues } from '../forms/form-field.ts';
import { documentText } from '../plain-text.ts';
import { BLANK } from '../typed-text.ts';
import { reminder } from './reminder.ts';
import { statement } from './statement.ts';

const TODAY = '2026-03-02';
const item = {
  document: 'Faktura 12/2026',
  day: '2026-01-16',
  due: '2026-01-31',
  amount: 150_000,
  paid: 50_000,
};
const parties = { firm: 'Primjer d.o.o.', debtor: 'Kupac d.o.o.', account: '1610000000000000' };
const written = (document: typeof reminder, values: object): string =>
  documentText(document.write(readValues(document.fields, { ...parties, ...values }), TODAY));

it('asks in a reminder for the remainder, with interest of the chosen law by day', () => {
  const text = written(reminder, { items: [item], interest: 'rs-zatezna' });
  expect(text).toContain('Faktura 12/2026\t31. 1. 2026.\t30\t9,00\t1.000,00');
  expect(text).toContain('dug od 1.009,00 KM uplatite u roku od 8 dana');
});

it('writes every letter in the currency of its documents', () => {
  const text = (document: typeof reminder) => written(document, { items: [item], currency: 'EUR' });
  expect(text(reminder)).toContain('dug od 1.000,00 EUR');
  expect(text(reminder)).toContain('Dug EUR');
  expect(text(statement)).toContain('Saldo EUR');
  expect(text(statement)).toContain('Ukupno otvoreno\t1.000,00 EUR');
  expect(text(reminder) + text(statement)).not.toContain('KM');
});

it('groups the digits of a valid account, and leaves any other as typed', () => {
  for (const document of [reminder, statement]) {
    expect(written(document, { items: [item], account: '1610000000000011' })).toContain(
      '161-000-00000000-11',
    );
    expect(written(document, { items: [item], account: 'BA391290079401028494' })).toContain(
      'BA39 1290 0794 0102 8494',
    );
    expect(written(document, { items: [item], account: 'kod banke' })).toContain('kod banke');
  }
});

it('has no column of interest without it, and says so before a lawsuit', () => {
  const text = written(reminder, { items: [item], beforeSuit: true, term: 21 });
  expect(text).toContain('Opomena pred tužbu');
  expect(text).toContain('Faktura 12/2026\t31. 1. 2026.\t30\t1.000,00');
  expect(text).toContain('Ukupno\t1.000,00 KM');
  expect(text).not.toContain('\nDug\t');
});

it('states rate and law of its interest, and no law that gave none', () => {
  const text = (values: object) => written(reminder, { items: [item], interest: 'rs-zatezna', ...values });
  const now =
    /^Kamata je obračunata do 2\. 3\. 2026\. po stopi: 0,03 % dnevno \(Zakon o zateznoj kamati, .*61\/18/m;
  expect(text({})).toMatch(now);
  const since2018 = text({ items: [{ ...item, due: '2018-06-30' }] });
  expect(since2018).toMatch(
    /po stopi: 0,03 % dnevno \(.*19\/01.*\); od 19\. 7\. 2018\. 0,03 % dnevno \(.*61\/18/,
  );
  expect(text({ items: [{ ...item, due: '2018-07-18' }] })).not.toContain('19/01');
  expect(text({ items: [{ ...item, due: TODAY }] })).not.toContain('po stopi');
  expect(text({ interest: 'bez' })).not.toContain('po stopi');
});

it('warns of a rate for public revenue, and of mistyped numbers', () => {
  const doubts = (document: typeof reminder, values: object) =>
    document
      .requirements(readValues(document.fields, { ...parties, items: [item], ...values }), TODAY)
      .filter(({ vrsta }) => vrsta === 'sumnja')
      .map(({ polje }) => polje);
  const right = { account: '1610000000000011', firmJib: '4403711250001', debtorJib: '' };
  expect(doubts(reminder, { ...right, interest: 'fbih-zatezna' })).toEqual([]);
  expect(doubts(reminder, { ...right, interest: 'uio' })).toEqual(['interest']);
  const wrong = { account: '1610000000000012', firmJib: '4403711250002', debtorJib: '123' };
  for (const document of [reminder, statement])
    expect(doubts(document, wrong)).toEqual(['account', 'firmJib', 'debtorJib']);
});

it('warns in every letter of an invalid day, and in a reminder of a document without a term', () => {
  const doubts = (document: typeof reminder, values: object) =>
    document
      .requirements(readValues(document.fields, { ...parties, account: '', ...values }), TODAY)
      .filter(({ vrsta }) => vrsta === 'sumnja')
      .map(({ polje }) => polje);
  const noDays = { ...item, day: '31.2.2026', due: 'sutra' };
  expect(doubts(reminder, { written: '31.2.2026', items: [noDays] })).toEqual([
    'written',
    'items.0.day',
    'items.0.due',
  ]);
  expect(doubts(statement, { on: '31.2.2026', items: [noDays] })).toEqual([
    'on',
    'items.0.day',
    'items.0.due',
  ]);
  const open = { items: [{ ...item, due: '' }] };
  expect(doubts(reminder, { ...open, interest: 'rs-zatezna' })).toEqual(['items.0.due']);
  expect(doubts(reminder, open)).toEqual(['items.0.due']);
  expect(doubts(statement, open)).toEqual([]);
});

it('includes the account in a statement when it is typed', () => {
  expect(written(statement, { items: [item] })).toContain('Račun za uplatu: 1610000000000000');
  expect(written(statement, { items: [item], account: ' ' })).not.toContain('Račun za uplatu');
});

it.each([1, 2, 5, 11, 21, 22])('declines a term of %i after its preposition', (term) => {
  expect(written(reminder, { items: [item], term })).toContain(`u roku od ${term} dana od prijema`);
});

it('warns when the rate of the first late day is unknown', () => {
  const [{ from } = { from: '' }] = ratesOf('rs-zatezna');
  const doubted = (due: string) =>
    reminder
      .requirements(readValues(reminder.fields, { items: [{ ...item, due }], interest: 'rs-zatezna' }), TODAY)
      .some(({ polje }) => polje === 'interest');
  expect(doubted(addDays(from, -2))).toBe(true);
  expect(doubted(addDays(from, -1))).toBe(false);
});

it('omits documents from a reminder when they are not due or paid, and warns of each', () => {
  const undue = { ...item, document: 'Faktura 13', due: TODAY };
  const paid = { ...item, document: 'Faktura 14', paid: item.amount };
  const over = { ...item, document: 'Faktura 15', paid: item.amount + 1 };
  const items = [item, undue, paid, over];
  const text = written(reminder, { items });
  expect(text).toContain('dug od 1.000,00 KM');
  expect(text).not.toMatch(/Faktura 1[345]/);
  const stated = (given: readonly object[]) =>
    reminder.requirements(readValues(reminder.fields, { ...parties, items: given }), TODAY);
  const doubts = stated(items).filter(({ polje }) => polje.startsWith('items.'));
  expect(doubts.map(({ naziv }) => naziv)).toEqual(['Faktura 13', 'Faktura 14', 'Faktura 15']);
  const isThere = (given: readonly object[]) =>
    stated(given).find(({ polje }) => polje === 'items')?.ispunjeno;
  expect([isThere(items), isThere([undue, paid])]).toEqual([true, false]);
});

it('warns of a document that is not due yet', () => {
  const values = readValues(reminder.fields, { items: [{ ...item, due: TODAY }] });
  expect(reminder.requirements(values, TODAY).map(({ polje }) => polje)).toContain('items.0.due');
});

it('adds up a statement of open items, with overpayment below zero, and a part for the answer', () => {
  const text = written(statement, { items: [item, { ...item, paid: 200_000 }] });
  expect(text).toContain('1.500,00\t2.000,00\t−500,00');
  expect(text).toContain('Ukupno otvoreno\t500,00 KM');
  expect(text).toContain('Odgovor dužnika');
});

it('states the role of each signature, whatever is filled in', () => {
  const signed = written(statement, { signer: 'Ana Anić' });
  expect(signed).toContain('Za povjerioca: ____________________ (Primjer d.o.o., Ana Anić)');
  expect(signed).toContain('Za dužnika: ____________________ (Kupac d.o.o.)');
  const empty = written(statement, { firm: '', debtor: '' });
  expect(empty).toMatch(/^Za povjerioca: _+$/m);
  expect(empty).toMatch(/^Za dužnika: _+$/m);
  expect(written(reminder, {})).toContain('Za povjerioca: ____________________ (Primjer d.o.o.)');
});

it('keeps an invalid figure as typed, warns and omits it from the text', () => {
  const values = readValues(reminder.fields, { ...parties, items: [{ ...item, amount: '12abc' }] });
  expect(values).toMatchObject({ items: [{ amount: '12abc' }] });
  expect(documentText(reminder.write(values, TODAY))).not.toContain('12abc');
  const stated = reminder.requirements(values, TODAY).find(({ polje }) => polje === 'items.0.amount');
  expect(stated).toMatchObject({
    naziv: 'Dospjele obaveze, 1.: Iznos',
    ispunjeno: false,
  });
});

it('warns of an unreadable value once, with the message of its field', () => {
  const stated = (document: typeof reminder, values: object) =>
    document
      .requirements(readValues(document.fields, { ...parties, account: '', items: [item], ...values }), TODAY)
      .filter(({ vrsta }) => vrsta === 'sumnja')
      .map(({ polje, poruka, isUnread }) => [polje, poruka, isUnread]);
  expect(stated(reminder, { term: 'osam' })).toEqual([['term', 'Upišite cijeli broj, npr. 8.', true]]);
  expect(stated(statement, { items: [{ ...item, paid: '1o' }] })).toEqual([
    ['items.0.paid', 'Upišite iznos, na primjer 1.500,00.', true],
  ]);
});

it('says in a statement that a document was overpaid, and who owes the balance', () => {
  const over = { ...item, paid: item.amount + 5000 };
  const messages = statement
    .requirements(readValues(statement.fields, { ...parties, account: '', items: [item, over] }), TODAY)
    .filter(({ vrsta }) => vrsta === 'sumnja');
  expect(messages.map(({ polje }) => polje)).toEqual(['items.1.paid']);
  expect(messages[0]?.poruka).toMatch(/^Plaćeno je 50,00 KM više od iznosa: ispravite/);
  expect(written(statement, { items: [item, over] })).toContain('Ukupno otvoreno\t950,00 KM');
  expect(written(statement, { items: [over] })).toContain('Preplaćeno, u vašu korist\t50,00 KM');
});

it('reads and writes any stored value', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.anything()), (values, items) => {
      for (const document of [reminder, statement])
        for (const stored of [values, { items }])
          expect(documentText(document.write(readValues(document.fields, stored), TODAY))).not.toBe('');
    }),
    { numRuns: 20 },
  );
});

it.each([reminder, statement])(
  'requires items in $kind until every row has a document and an amount',
  (letter) => {
    const isRequired = (items: readonly object[]) =>
      letter
        .requirements(readValues(letter.fields, { items }), TODAY)
        .some(({ polje, ispunjeno }) => polje === 'items' && !ispunjeno);
    expect(isRequired([])).toBe(true);
    expect(isRequired([{}])).toBe(true);
    expect(isRequired([item, {}])).toBe(true);
    expect(isRequired([{ ...item, amount: null }])).toBe(true);
    expect(isRequired([item])).toBe(false);
  },
);

it('reports exactly the open lines of a letter as missing', () => {
  const all = {
    ...parties,
    firmAddress: 'Ulica 1',
    debtorAddress: 'Ulica 2',
    place: 'Sarajevo',
    items: [item],
  };
  const missing = (document: typeof reminder, values: object) =>
    document
      .requirements(readValues(document.fields, { ...all, ...values }), TODAY)
      .filter(({ vrsta, ispunjeno }) => vrsta === 'sadrzaj' && !ispunjeno)
      .map(({ polje }) => polje);
  /** The part the debtor fills in by hand. */
  const open = { [reminder.kind]: 0, [statement.kind]: 5 };
  for (const document of [reminder, statement]) {
    const blanks = (values: object) =>
      JSON.stringify(document.write(readValues(document.fields, { ...all, ...values }), TODAY).blocks).split(
        BLANK,
      ).length - 1;
    expect([missing(document, {}), blanks({})]).toEqual([[], open[document.kind]]);
    for (const name of ['firm', 'firmAddress', 'debtor', 'debtorAddress', 'place']) {
      expect(missing(document, { [name]: ' ' })).toEqual([name]);
      expect(blanks({ [name]: ' ' })).toBeGreaterThan(open[document.kind] ?? 0);
    }
  }
});
