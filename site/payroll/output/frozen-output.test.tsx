import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { federalMonth, srpskaMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import { readClosedMonth } from '@obracun/engine/payroll/model/reading/closed-month.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { journalFiles } from '../books/journal/journal-files.ts';
import { JournalList } from '../books/journal/journal-list.tsx';
import { recapFiles } from '../books/recap-files.ts';
import { calendarFile } from '../forms/month/calendar-file.ts';
import { CalendarSection } from '../forms/month/calendar-section.tsx';
import { FormsSection } from '../forms/month/forms-section.tsx';
import { frozenParts, type Output, outputOf } from '../month/output/output.ts';
import { packed, unpacked } from '../month/output/packed-papers.ts';
import { frozenTable } from '../month/result/frozen-recap.tsx';
import { SlipsSection } from '../papers/slips/slips-section.tsx';
import { orderFiles } from '../payments/orders/order-files.ts';
import { OrdersSection } from '../payments/orders/orders-section.tsx';
import { payoutFiles } from '../payments/orders/payout-files.ts';
import { PayoutsSection } from '../payments/orders/payouts-section.tsx';
import type { MonthFile } from '../ui/output/month-file.ts';

/** The law and the program of a later year: each of these returns another value, or throws. */
const later = vi.hoisted(() => ({ isHere: false }));
const changed = vi.hoisted(() => {
  const refuse = () => {
    throw new Error('a later program runs for a closed month');
  };
  return (real: object) =>
    Object.fromEntries(
      Object.entries(real).map(([name, one]) => [
        name,
        typeof one === 'function'
          ? (...given: unknown[]) => (later.isHere ? refuse() : Reflect.apply(one, undefined, given))
          : one,
      ]),
    );
});
vi.mock('@obracun/engine/payroll/files/frozen-output/papers.ts', async (real) => changed(await real()));
vi.mock('@obracun/engine/payroll/payments/orders/orders.ts', async (real) => changed(await real()));
vi.mock('@obracun/engine/payroll/forms/month-forms.ts', async (real) => changed(await real()));
vi.mock('@obracun/engine/payroll/forms/federal/amounts.ts', async (real) => changed(await real()));
vi.mock('@obracun/engine/payroll/forms/deadlines/deadlines.ts', async (real) => changed(await real()));
vi.mock('@obracun/engine/payroll/papers/payslip/of-month.ts', async (real) => changed(await real()));
vi.mock('@obracun/engine/payroll/month/recap-lines.ts', async (real) => changed(await real()));
vi.mock('@obracun/engine/payroll/payments/bank/payout-lists.ts', async (real) => changed(await real()));
vi.mock('@obracun/engine/payroll/books/journal/postings.ts', async (real) => {
  const { payableToWorker, summed, ...rest } = await real<Record<string, unknown>>();
  return { ...changed(rest), payableToWorker, summed };
});
vi.mock('@obracun/engine/law/fbih/ledger.ts', async (real) => {
  const { ledger } = await real<{ ledger: { names: object; usual: object } }>();
  const usual = () => (later.isHere ? {} : ledger.usual);
  return {
    ledger: {
      ...ledger,
      get usual() {
        return usual();
      },
    },
  };
});
vi.mock('@obracun/engine/payroll/payments/orders/check-sums.ts', async (real) => {
  const { sumsAgree, ...rest } = await real<Record<string, unknown>>();
  return { ...changed(rest), sumsAgree };
});

const CLOSED_ON = '2026-11-09';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-09T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  later.isHere = false;
  vi.useRealTimers();
});

/** As read back from the device. */
async function closedOf(settled: SettledMonth): Promise<ClosedMonth> {
  const { firm, year, month, id } = settled.month;
  const frozen = await frozenParts(settled, CLOSED_ON);
  const closing = { id, firm, year, month, closedOn: CLOSED_ON, law: 'z', settled, repaid: {}, ...frozen };
  const closed = readClosedMonth(JSON.parse(JSON.stringify(closing)));
  if (!closed) throw new Error('unreadable');
  return closed;
}

const bytesOf = async ({ make }: MonthFile): Promise<string> =>
  Buffer.from(await (await make()).arrayBuffer()).toString('latin1');

/** Every file and every screen of a month, by name. */
async function everythingOf(output: Output): Promise<Record<string, string>> {
  const files = [
    ...recapFiles(output),
    ...journalFiles(output, output.journals),
    ...orderFiles(output),
    ...payoutFiles(output),
    calendarFile(output),
  ];
  const stated: Record<string, string> = {};
  for (const file of files) stated[file.name] = await bytesOf(file);
  for (const { name, text } of output.forms) stated[name] = text;
  const slips = <SlipsSection output={output} password="" onPassword={() => undefined} />;
  return {
    ...stated,
    slips: JSON.stringify(output.papers.payslips),
    screens: [
      slips,
      <JournalList key="j" journals={output.journals} />,
      <OrdersSection key="o" output={output} />,
      <PayoutsSection key="p" payments={[]} output={output} />,
      <FormsSection key="f" output={output} />,
      <CalendarSection key="c" output={output} />,
    ]
      .map((screen) => renderToStaticMarkup(screen))
      .join('\n'),
  };
}

for (const [entity, settled] of Object.entries({ fbih: federalMonth, rs: srpskaMonth }))
  test(`exports the same bytes of a closed month whatever law and program follow: ${entity}`, async () => {
    const before = await everythingOf(await outputOf(settled, undefined, CLOSED_ON));
    const closed = await closedOf(settled);
    later.isHere = true;
    const after = await outputOf(closed.settled, closed, CLOSED_ON);
    expect(after.isRemade).toBe(false);
    expect(Object.keys(before).length).toBeGreaterThan(8);
    expect(await everythingOf(after)).toEqual(before);
  });

test('dates only the filing by the day of download', async () => {
  const closed = await closedOf(srpskaMonth);
  const { papers } = await outputOf(closed.settled, closed, '2026-12-01');
  expect(papers.srpska.head.find(({ row }) => row === '10')?.value).toBe('1. 12. 2026.');
});

test('stores the logo once, with the firm, and shows it on every payslip again', async () => {
  const logo = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(4001)}`;
  const settled = { ...federalMonth, firm: { ...federalMonth.firm, logo } };
  const closed = await closedOf(settled);
  const { papers } = await outputOf(settled, closed, CLOSED_ON);
  expect(papers.payslips.map(({ document }) => document.blocks[0])).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ kind: 'picture', source: logo })),
  );
  expect(Buffer.from(closed.papers ?? '', 'base64').length).toBeLessThan(12_000);
});

test('generates papers with a notice when a month was closed before papers were stored', async () => {
  const { papers: _, ...older } = await closedOf(federalMonth);
  const output = await outputOf(older.settled, older, CLOSED_ON);
  expect(output.isRemade).toBe(true);
  expect(output.papers.payslips).toHaveLength(3);
  // Its percentages were not stored either, and the legal ones may have changed since.
  expect(output.papers.payslips[1]?.message).toContain('Naknada za bolovanje: 40 h, 363,64 KM');
  expect((await outputOf(older.settled, { ...older, papers: '!!' }, CLOSED_ON)).isRemade).toBe(true);
});

test('keeps the recap of its time when a month was closed before papers were stored', async () => {
  const { papers: _, ...older } = await closedOf(federalMonth);
  const { recap } = (await outputOf(older.settled, older, CLOSED_ON)).papers;
  const [titles, first] = recap.sheet.rows;
  expect([titles?.[0], titles?.[1], first?.[0]]).toEqual(['Radnik', 'Sati', 'Radnik Prvi']);
  expect(recap.document.title).toContain('Rekapitulacija plata 10/2026');
  const today = (await outputOf(federalMonth, undefined, CLOSED_ON)).papers.recap;
  expect(today.sheet.rows[1]?.slice(0, 2)).toEqual(['Prvi Radnik', federalMonth.wages[0]?.worker.jmbg]);
  expect(today.document.title).toContain('Rekapitulacija plaća 10/2026');
});

test('shows the recap of the closing of a month; none of an older closing', async () => {
  const closed = await closedOf(srpskaMonth);
  later.isHere = true;
  const table = frozenTable(closed);
  expect(table?.columns.map(({ title, unit }) => `${title} ${unit}`)).toEqual(
    expect.arrayContaining(['Sati h', 'Bruto KM', 'Za isplatu KM']),
  );
  expect(table?.rows).toHaveLength(srpskaMonth.wages.length);
  const payout = srpskaMonth.wages.reduce((sum, wage) => sum + wage.payout, 0);
  const at = table?.columns.findIndex(({ title }) => title === 'Za isplatu') ?? 0;
  expect(table?.totals[at]).toBe(formatAmount(payout));
  expect(table?.rows[0]?.values['Za isplatu']).toBe(formatAmount(srpskaMonth.wages[0]?.payout ?? 0));
  const { papers: _, ...older } = closed;
  expect(frozenTable(older)).toBeUndefined();
});

test('stores the explanations of the columns with that recap; of an older closing the title is used', async () => {
  const closed = await closedOf(srpskaMonth);
  const { logo } = closed.settled.firm;
  const papers = unpacked(closed.papers, logo);
  if (!papers) throw new Error('unreadable');
  const unitsWith = (kinds: readonly ('iznos' | 'sati')[] | undefined) => {
    const { kinds: _, ...recap } = papers.recap;
    const frozen = { ...papers, recap: { ...recap, ...(kinds && { kinds }) } };
    return frozenTable({ ...closed, papers: packed(frozen, logo) })
      ?.columns.slice(1)
      .map(({ unit }) => unit);
  };
  const kinds = papers.recap.kinds ?? [];
  expect(kinds).toHaveLength((papers.recap.sheet.rows[0]?.length ?? 0) - 2);
  expect(unitsWith(undefined)).toEqual(unitsWith(kinds));
  const swapped = kinds.map((kind) => (kind === 'sati' ? 'iznos' : 'sati'));
  expect(unitsWith(swapped)).toEqual(swapped.map((kind) => (kind === 'sati' ? 'h' : 'KM')));
});

test('fills in accounts typed after the closing, and shows others only on request', async () => {
  const closed = await closedOf(srpskaMonth);
  const typed = { wages: '5200', net: '450', tax: '451', contributions: '452', solidarity: '4591' };
  const firm = { ...srpskaMonth.firm, ledgerAccounts: { ...typed, bank: '241' } };
  const output = await outputOf(closed.settled, closed, CLOSED_ON, false, firm);
  expect(output.journals[0]?.lines[0]).toMatchObject({ account: '5200' });
  expect(output.journalsNow).toBeUndefined();
  expect(journalFiles(output, output.journals)).toHaveLength(3);
  const federal = await closedOf(federalMonth);
  const analytic = { ...federalMonth.firm, ledgerAccounts: { wages: '5200' } };
  const { journals, journalsNow } = await outputOf(federal.settled, federal, CLOSED_ON, false, analytic);
  expect([
    journals[0]?.lines[0]?.account,
    journalsNow?.[0]?.lines.some(({ account }) => account === '5200'),
  ]).toEqual(['520', true]);
});

test('makes the journals of a closing of an earlier version from its frozen figures', async () => {
  const closed = await closedOf(federalMonth);
  const papers = unpacked(closed.papers, undefined);
  if (!papers) throw new Error('unreadable');
  const { journal: _, ...older } = papers;
  const output = await outputOf(closed.settled, { ...closed, papers: packed(older, undefined) }, CLOSED_ON);
  const cost = federalMonth.wages.reduce((sum, { figures }) => sum + figures.cost, 0);
  expect(output.journals[0]?.debit).toBe(cost);
});
