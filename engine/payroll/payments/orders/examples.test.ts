import { describe, expect, test } from 'vitest';
import { MUNICIPALITIES } from '../../firms/municipalities/municipalities.ts';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';
import type { StandingDeduction, Worker } from '../../model/worker.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { answering, firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { checkSums, sumsAgree } from './check-sums.ts';
import cases from './orders.cases.json';
import { ordersOf } from './orders.ts';

const ask = await answering();
const feninga = (km: string): number => Math.round(Number(km) * 100);
const place = (entity: PayrollEntity, code: string): MunicipalityKey => {
  const found = MUNICIPALITIES.find((one) => one.entity === entity && one.code === code);
  if (!found) throw new Error(`no municipality ${entity} ${code}`);
  return { entity, code, name: found.name };
};

type Example = (typeof cases)['FBIH'] | (typeof cases)['RS'];
type Person = Example['workers'][number];

const gross = (amount: string): Worker['agreed'] => [
  { from: '2026-01-01', kind: 'bruto', amount: feninga(amount) },
];

/** Data of a worker in the example that the slip does not show. */
const OWN: Readonly<Record<string, Partial<Worker>>> = {
  'Radnica Druga': { agreed: gross('2000.00') },
  'Radnica Peta': { schooling: 'KV' },
};

function workerIn(entity: PayrollEntity, example: Example, person: Person, at: number): Worker {
  const [firstName = '', lastName = ''] = person.name.split(' ');
  const payout = example.payouts.find(({ name }) => name === person.name);
  const [party] = example.parties;
  const deduction: StandingDeduction[] =
    Number(person.deductions) > 0 && party
      ? [
          {
            id: 'o',
            name: 'Kredit',
            creditor: party.name,
            account: party.account,
            reference: party.reference,
            amount: feninga(party.amount),
          },
        ]
      : [];
  return workerOf({
    id: `r${at}`,
    firstName,
    lastName,
    jmbg: person.jmbg,
    municipality: place(entity, person.municipality),
    account: payout?.account ?? '',
    employedFrom: '2026-10-01',
    agreed: gross(person.gross),
    hotMeal: 0,
    deductions: deduction,
    ...('coefficient' in person && { coefficient: Number(person.coefficient) * 1_000_000 }),
    ...('untaxed' in person && { transport: feninga(person.untaxed) }),
    ...OWN[person.name],
  });
}

async function made(entity: 'fbih' | 'rs', example: Example) {
  const { naziv, jib, op, racun } = example.employer;
  const firm = firmOf({ entity, name: naziv, jib, account: racun, municipality: place(entity, op) });
  const workers = example.workers.map((person, at) => workerIn(entity, example, person, at));
  const sick = { r1: { entries: entity === 'fbih' ? { sickHours: 4000 } : {} } };
  const { wages, unsettled } = await calculateMonth(firm, workers, monthOf(sick), ask);
  expect(unsettled).toEqual([]);
  const settled = { firm, month: monthOf(sick), wages };
  return { settled, ...ordersOf(settled) };
}

describe.each([
  ['fbih', cases.FBIH, '0000000010'],
  ['rs', cases.RS, '0000000000'],
] as const)('the worked example of %s', async (entity, example, reference) => {
  const { settled, orders, skipped } = await made(entity, example);
  const revenue = orders.filter((order) => order.revenue);

  test('has every public order as published: code, account, municipality, organisation, amount', () => {
    const written = revenue.map(({ revenue: block, payeeAccount, payee, payeePlace, purpose, amount }) => ({
      code: block?.code,
      account: payeeAccount,
      recipient: payee,
      place: payeePlace,
      purpose,
      op: block?.municipality,
      org: block?.budgetOrg,
      amount: (amount / 100).toFixed(2),
    }));
    expect(written).toEqual(example.orders.map((one) => ({ ...one, purpose: `${one.purpose} 10/2026` })));
    expect(skipped).toEqual([]);
  });

  test('fills the block of public revenue, and omits it from transfers', () => {
    for (const { revenue: block, payer, payerAccount, day, urgent } of revenue) {
      expect(block).toMatchObject({
        taxpayer: example.employer.jib,
        kind: '0',
        from: '2026-10-01',
        to: '2026-10-31',
        reference,
      });
      expect([payer, payerAccount, day, urgent]).toEqual([
        example.employer.naziv,
        example.employer.racun,
        '2026-11-06',
        false,
      ]);
    }
  });

  test('pays the workers and the creditor', () => {
    const transfers = orders.filter((order) => !order.revenue);
    const word = entity === 'fbih' ? 'Plaća' : 'Plata';
    const [party] = example.parties;
    expect(transfers.map(({ payee, payeeAccount, amount }) => [payee, payeeAccount, amount])).toEqual([
      ...example.payouts.map(({ name, account, amount }) => [name, account, feninga(amount)]),
      [party?.name, party?.account, feninga(party?.amount ?? '')],
    ]);
    expect(transfers.map(({ purpose }) => purpose)).toEqual([
      ...example.payouts.map(() => `${word} za 10/2026`),
      `Kredit, ${party?.reference}, ${entity === 'fbih' ? 'Radnik Treći' : 'Radnik Šesti'}`,
    ]);
  });

  test('adds up to the published totals', () => {
    const sum = (of: typeof orders): number => of.reduce((total, { amount }) => total + amount, 0);
    expect(sum(revenue)).toBe(feninga(example.ordersTotal));
    expect(sum(orders)).toBe(feninga(example.cost));
    expect(sumsAgree(checkSums(settled, { orders, skipped }))).toBe(true);
  });

  test('has the slips of the example', () => {
    for (const [at, { figures, payout }] of settled.wages.entries()) {
      const { name, gross: _, ...person } = example.workers[at] as Person;
      expect([name, figures.gross, figures.tax, figures.net, payout]).toEqual([
        name,
        feninga(example.workers[at]?.gross ?? ''),
        feninga(person.por),
        feninga(person.neto),
        feninga(person.isplata),
      ]);
    }
  });
});
