import { describe, expect, test } from 'vitest';
import { readClosedMonth } from '../../model/reading/closed-month.ts';
import type { ClosedMonth, SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { gross, rs } from '../../month/calculate/settled-wage.fixture.ts';
import { absenceOf } from '../../staff/absences/absences.fixture.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { byUrgency, claimProblems, judgedClaim } from './claim-dates.ts';
import { papersOfClaim } from './claim-papers.ts';
import { claimCsv, claimSheet } from './claim-sheet.ts';
import { readClaimStatus } from './claim-status.ts';
import { type Claim, type ClaimStatus, claimsOf } from './claims.ts';
import { settledMonths } from './refunds.fixture.ts';

const closedOf = (settled: SettledMonth): ClosedMonth => ({
  id: settled.month.id,
  firm: settled.firm.id,
  year: settled.month.year,
  month: settled.month.month,
  closedOn: settled.month.payday,
  law: '',
  settled,
  orders: [],
  skipped: [],
  forms: [],
  repaid: {},
});

const claimsFor = async (
  own: Parameters<typeof firmOf>[0],
  worker: Worker,
  absence: ReturnType<typeof absenceOf>,
  count: number,
) => {
  const months = await settledMonths(firmOf(own), [worker], [absence], { year: 2026, month: 8 }, count);
  return months.flatMap((month) => claimsOf(closedOf(month)));
};

const srpskaWorker = workerOf({ agreed: gross(200_000), municipality: rs.municipality });
const ill = absenceOf({ from: '2026-07-13', to: '2026-08-16', fundBase: 130_000 });
const mother = absenceOf({ kind: 'maternity', from: '2026-07-01', to: '2027-06-30', fundBase: 200_000 });

const first = (claims: readonly Claim[]): Claim => {
  const [claim] = claims;
  if (!claim) throw new Error('no claim');
  return claim;
};

const statusOf = ({ id, firm }: Claim, own: Partial<ClaimStatus> = {}): ClaimStatus => ({
  id,
  firm,
  note: '',
  ...own,
});

test('follow from a closed month, under an id that a correction keeps', async () => {
  const claim = first(await claimsFor(rs, srpskaWorker, ill, 1));
  expect(claim).toMatchObject({
    id: 'f1:2026-08/r1/illness',
    from: '2026-08-12',
    to: '2026-08-16',
    hours: 2400,
  });
  const corrected = first(await claimsFor(rs, srpskaWorker, { ...ill, id: 'other', fundBase: 150_000 }, 1));
  expect(corrected.id).toBe(claim.id);
  expect(corrected.amount).toBeGreaterThan(claim.amount);
});

test('are read back with their closing, and their status', async () => {
  const [month] = await settledMonths(firmOf(rs), [srpskaWorker], [ill], { year: 2026, month: 8 }, 1);
  if (!month) throw new Error('no month');
  const closed = { ...closedOf(month), refunded: 1 } as const;
  const read = readClosedMonth(JSON.parse(JSON.stringify(closed)));
  expect(read && claimsOf(read)).toEqual(claimsOf(closed));
  const status = statusOf(first(claimsOf(closed)), { submitted: '2026-09-10', paidAmount: 12 });
  expect(readClaimStatus(JSON.parse(JSON.stringify(status)))).toEqual(status);
  expect(readClaimStatus({ id: 'a', firm: 'f' })).toEqual({ id: 'a', firm: 'f', note: '' });
  expect(readClaimStatus({ id: 'a', firm: 'f', paid: 'jučer' })).toBeUndefined();
});

describe('deadlines', () => {
  test('of illness in Republika Srpska are 90 days after the month', async () => {
    const claims = await claimsFor(rs, srpskaWorker, ill, 1);
    const claim = first(claims);
    const judged = (today: string, own: Partial<ClaimStatus> = {}) =>
      judgedClaim(claim, () => statusOf(claim, own), claims, today);
    expect(judged('2026-11-29')).toMatchObject({ state: 'open', due: { day: '2026-11-29' } });
    expect(judged('2026-11-30').state).toBe('overdue');
    expect(judged('2026-11-30', { submitted: '2026-10-01' })).toMatchObject({
      state: 'submitted',
      left: 13_000,
    });
    expect(judged('2026-12-01', { paid: '2026-11-20', paidAmount: 10_000 })).toMatchObject({
      state: 'part',
      left: 3000,
    });
    expect(judged('2026-12-01', { paid: '2026-11-20' })).toMatchObject({ state: 'paid', left: 0 });
  });

  test('of maternity leave are 6 months from its start, and 3 months from the last payment', async () => {
    const claims = await claimsFor(rs, srpskaWorker, mother, 3);
    expect(claims).toHaveLength(3);
    const days = claims.map((claim) => judgedClaim(claim, () => undefined, claims, '2026-10-01').due?.day);
    expect(new Set(days)).toEqual(new Set(['2027-01-01']));
    const [august, september] = claims;
    if (!august || !september) throw new Error('no claims');
    // Once a month is submitted the right is claimed: October was paid on 10 November.
    const submitted = (id: string) =>
      id === august.id ? statusOf(august, { submitted: '2026-09-15' }) : undefined;
    expect(judgedClaim(september, submitted, claims, '2026-12-01').due?.day).toBe('2027-02-10');
    expect(judgedClaim(august, submitted, claims, '2026-12-01').due).toBeUndefined();
  });

  test('in Kanton Sarajevo are unknown, and it repays in 45 days', async () => {
    const worker = workerOf({ agreed: gross(150_000) });
    const absence = absenceOf({ from: '2026-07-01', to: '2026-08-31', fundBase: 100_000 });
    const claims = await claimsFor({}, worker, absence, 1);
    const claim = first(claims);
    expect(judgedClaim(claim, () => undefined, claims, '2026-12-01')).toMatchObject({ state: 'open' });
    const submitted = statusOf(claim, { submitted: '2026-10-01' });
    expect(judgedClaim(claim, () => submitted, claims, '2026-11-15')).toMatchObject({
      state: 'submitted',
      expected: { day: '2026-11-15' },
    });
    expect(judgedClaim(claim, () => submitted, claims, '2026-11-16').state).toBe('late');
  });
});

test('are listed with overdue ones first, in rows that are written', async () => {
  const illness = await claimsFor(rs, srpskaWorker, ill, 1);
  const maternity = await claimsFor(rs, { ...srpskaWorker, id: 'r2' }, { ...mother, worker: 'r2' }, 2);
  const all = [...maternity, ...illness];
  const listed = all
    .map((claim) => ({
      ...judgedClaim(claim, () => undefined, all, '2026-12-15'),
      firmName: 'PRIMJER D.O.O.',
    }))
    .toSorted(byUrgency);
  expect(listed.map(({ state }) => state)).toEqual(['overdue', 'open', 'open']);
  const [header, row] = claimCsv(listed).split('\n');
  expect(header?.split(';')).toHaveLength(17);
  expect(row).toContain('Prvi Radnik;08/2026;Bolest;12. 8. 2026.;16. 8. 2026.;24;');
  expect(row).toContain('rok je prošao');
  expect(claimSheet(listed).rows).toHaveLength(5);
});

test('have their papers, and say what is not known', () => {
  expect(papersOfClaim({ entity: 'rs', kind: 'maternity' }).papers.join()).toMatch(
    /NP-1.*PD3100.*rekapitulacija/,
  );
  expect(papersOfClaim({ entity: 'rs', kind: 'illness' }).papers.join()).toContain('REF-01');
  expect(papersOfClaim({ entity: 'fbih', kind: 'illness' })).toMatchObject({
    papers: [],
    note: expect.stringContaining('pitajte kantonalni zavod'),
  });
});

test.each([
  [{ submitted: '2026-09-09' }, 'submitted', /poslije isplate radniku, 10\. 9\. 2026/],
  [{ submitted: '2027-01-01' }, 'submitted', /još nije došao/],
  [{ submitted: 'sutra' }, 'submitted', /Upišite dan/],
  [{ submitted: '2026-10-05', paid: '2026-10-04' }, 'paid', /prije zahtjeva/],
  [{ paidAmount: 500 }, 'paid', /Upišite i dan/],
  [{ paid: '2026-10-04', paidAmount: 0 }, 'paidAmount', /nije uplata/],
  [{ paid: '2026-10-04', paidAmount: 99_999 }, 'paidAmount', /više od potraživanja, 130,00 KM/],
] as const)('refuse a status of %o', async (own, field, sentence) => {
  const claim = first(await claimsFor(rs, srpskaWorker, ill, 1));
  expect(claimProblems(statusOf(claim, own), claim, '2026-12-01')[field]).toMatch(sentence);
});

test('accept a status that was submitted and paid in order', async () => {
  const claim = first(await claimsFor(rs, srpskaWorker, ill, 1));
  const own = { submitted: '2026-09-10', paid: '2026-10-20', paidAmount: 13_000 };
  expect(claimProblems(statusOf(claim, own), claim, '2026-12-01')).toEqual({});
});
