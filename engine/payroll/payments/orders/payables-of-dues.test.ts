import { describe, expect, it, test } from 'vitest';
import { loadCalculators } from '../../../calculators/load.ts';
import { accountFor } from '../../firms/accounts/account-for.ts';
import { MUNICIPALITIES } from '../../firms/municipalities/municipalities.ts';
import { payablesOfDues } from './payables-of-dues.ts';

const TODAY = '2026-11-22';
const calculators = (await loadCalculators()).filter(({ definition }) => definition.dues);

const place = (code: string) => MUNICIPALITIES.find((one) => one.entity === 'fbih' && one.code === code);

async function ordersOf(id: string, input: object, isOn = false) {
  const calculator = calculators.find(({ definition }) => definition.id === id);
  const outcome = calculator?.calculate(input, TODAY);
  if (!calculator?.definition.dues || !outcome || 'issues' in outcome) throw new Error(id);
  const { duesOf } = await calculator.definition.dues();
  const lines = outcome.calculation.scope.lines as Readonly<Record<string, number>>;
  const places = { seat: place('077'), home: place('103') };
  return payablesOfDues(
    duesOf(() => isOn),
    (line) => lines[line] ?? 0,
    places,
  );
}

describe.each(
  calculators.map(({ definition, rules, calculate }) => ({
    id: definition.id,
    definition,
    rules,
    calculate,
  })),
)('the dues of $id', ({ definition, rules, calculate }) => {
  it.each([true, false])('name existing lines and accounts, switched %s', async (isOn) => {
    const { duesOf } = (await definition.dues?.()) ?? {};
    const dues = duesOf?.(() => isOn);
    const outcome = calculate(rules.examples[0]?.input, TODAY);
    if (!dues || 'issues' in outcome) throw new Error(definition.id);
    const named = [...dues.orders, ...(dues.form?.columns ?? [])].flatMap(({ line }) => line ?? []);
    expect(named.filter((line) => definition.lines[line] === undefined)).toEqual([]);
    for (const { item, code } of dues.orders) {
      const account = accountFor(item, dues.entity, 'KS');
      expect(account, item).toBeDefined();
      expect(code ?? account?.code).toMatch(/^\d{6}$/);
    }
    expect(dues.orders.some(({ municipality }) => municipality === 'payee')).toBe(dues.payee !== undefined);
  });
});

test('adds orders of a contract up to what is subtracted and added', async () => {
  const orders = await ordersOf('fbih-ugovor-o-djelu', { bruto: 1000, datum: '2026-11-20' });
  expect(orders.map(({ code, amount, municipality }) => [code, amount, municipality])).toEqual([
    ['712126', 4800, '077'],
    ['712116', 2874, '103'],
    ['712116', 326, '077'],
    ['716116', 7680, '103'],
    ['722582', 446, '077'],
    ['722529', 446, '077'],
  ]);
  expect(orders.reduce((sum, { amount }) => sum + amount, 0)).toBe(105_692 - 89_120);
});

test('pays one tax and two fees for a non-resident', async () => {
  const input = { neto: 1000, nerezident: true, datum: '2026-11-20' };
  const orders = await ordersOf('fbih-ugovor-o-djelu', input, true);
  expect(orders.map(({ code, amount }) => [code, amount])).toEqual([
    ['716116', 11_111],
    ['722582', 500],
    ['722529', 500],
  ]);
});

test('makes all orders of a month of the self-employed', async () => {
  const orders = await ordersOf('fbih-samostalna-djelatnost', { godina: 2026, kategorija: 'obrt' });
  expect(orders.reduce((sum, { amount }) => sum + amount, 0)).toBe(57_672);
  expect(orders.filter(({ account }) => account)).toHaveLength(5);
});

test('finds accounts of the Federation without a municipality, and none of cantons', async () => {
  const { duesOf } = await import('../../../rules/fbih/contract-dues.ts');
  const places = { seat: undefined, home: undefined };
  const orders = payablesOfDues(
    duesOf(() => false),
    () => 100,
    places,
  );
  expect(orders.filter(({ account }) => account).map(({ code }) => code)).toEqual(['712126', '712116']);
});

test('repeats the remarks of accounts of wages for a contract, with its own code and purpose', async () => {
  const [pension] = await ordersOf('fbih-ugovor-o-djelu', { bruto: 1000, datum: '2026-11-20' });
  expect(pension).toMatchObject({
    purpose: 'Doprinos za PIO/MIO po ugovoru',
    code: '712126',
    budgetOrg: '5102001',
    reference: '0000000000',
    source: { certainty: 'visoka', seen: '2025-09' },
    reason: undefined,
  });
});

test('pays nothing without a municipality, whose name depends on the entity', async () => {
  const [first] = payablesOfDues(
    {
      entity: 'rs',
      payer: '',
      orders: [
        { line: 'a', item: 'contributions', code: '712199', purpose: 'Doprinosi', municipality: 'payer' },
      ],
    },
    () => 100,
    { seat: undefined, home: undefined },
  );
  expect(first?.reason).toBe('Izaberite opštinu.');
});

test('uses codes of the law, or of wages when it has none of its own', async () => {
  const codes = (await ordersOf('fbih-samostalna-djelatnost', { godina: 2026, kategorija: 'obrt' })).map(
    ({ code }) => code,
  );
  expect(codes).toEqual(['712112', '712111', '712111', '712113', '712113']);
});

test('has nothing to choose with a code of its own', () => {
  const order = {
    line: 'a',
    item: 'employment-rs-resident',
    code: '712113',
    purpose: '',
    municipality: 'payer',
  } as const;
  const seat = MUNICIPALITIES.find(({ entity, code }) => entity === 'rs' && code === '002');
  const [row] = payablesOfDues({ entity: 'rs', payer: '', orders: [order] }, () => 100, { seat, home: seat });
  expect(row).toMatchObject({ code: '712113', municipality: '002', reason: undefined });
});

test.each([
  ['zakup', { bruto: 1000 }, ['Porez na dohodak od zakupa', 104]],
  ['autorski-ugovor', { bruto: 1000, normirani: 60 }, ['Porez na dohodak od autorskih prava', 42.38]],
])(
  'names the tax of %s apart from other income, whose code it uses, with a note',
  async (id, input, paid) => {
    const order = (await ordersOf(id, input)).at(-1);
    expect([order?.purpose, order?.amount]).toEqual([paid[0], Math.round(Number(paid[1]) * 100)]);
    expect(JSON.stringify(order?.doubts)).toMatch(/je kao za ostali dohodak/);
    // Only for a wage: here the municipality is that of the payer.
    expect(JSON.stringify(order?.doubts)).not.toContain('Opština radnika');
  },
);

test('says that a month of a year is one, and names what has no order', async () => {
  const [order] = await ordersOf('mali-preduzetnik', { godina: 2026, prihod: 36_000 });
  expect(order).toMatchObject({ purpose: 'Doprinosi za mjesec', amount: 50_973 });
  expect(JSON.stringify(order)).toContain('Porez malog preduzetnika plaća se posebno');
});
