import 'fake-indexeddb/auto';
import type { Payout } from '@obracun/engine/payroll/model/payout.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { describe, expect, test } from 'vitest';
import { putBack } from '../../../storage/db/removal.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { saveWorkerMonths } from '../../../storage/payroll/months.ts';
import { removeFirm } from '../../../storage/payroll/stored.fixture.ts';
import { keepMerged } from './keepers.ts';
import type { MonthStep } from './keeping.ts';
import type { MonthTerms as Terms } from './terms.ts';
import { fillDisk, freeDisk, monthStored, of, onDevice, typing } from './typing.fixture.ts';

onDevice();

describe('the day it is paid', () => {
  const terms = (payday: string) => ({
    workers: {},
    terms: { before: { payday: '2026-11-10' }, after: { payday } },
  });

  test('is pending on a full disk like other edits, is logged, and confirms leaving', async () => {
    const { keeper, written, settled, waiting } = typing();
    await fillDisk();
    keeper.send(terms('2026-11-15'));
    expect(written.last).toEqual([terms('2026-11-15')]);
    await settled(({ trouble }) => trouble.unsaved, 'full');
    expect(keeper.isAtRisk()).toBe(true);
    await freeDisk();
    keeper.retry();
    await settled(waiting, 0);
    expect((await monthStored())?.payday).toBe('2026-11-15');
  });

  test('keeps the value of another tab, reports the conflict, and saves later input', async () => {
    const { keeper, type, settled } = typing();
    await keepMerged(of, [terms('2026-11-12')]);
    keeper.send(terms('2026-11-15'));
    type('amra', '8');
    await settled(({ trouble }) => trouble, { elsewhere: ['payday'], closed: [] });
    expect(await monthStored()).toMatchObject({
      payday: '2026-11-12',
      workers: { amra: { entries: { overtime: 800 } } },
    });
  });

  test('is reported when the month was closed meanwhile', async () => {
    const content = { ...newMonth('f', 2026, 10), isClosed: true };
    await withDatabase((db) => db.mjeseci.put({ id: content.id, changed: 1, content }));
    const { keeper, settled } = typing();
    keeper.send(terms('2026-11-15'));
    await settled(({ trouble }) => trouble, { elsewhere: [], closed: ['payday'] });
  });
});

describe('its payouts', () => {
  const advance = (amount: number): Payout => ({ kind: 'advance', day: '2026-10-15', amount });
  const step = (before: Terms['payouts'], after: Terms['payouts']): MonthStep => ({
    workers: {},
    terms: {
      before: { payday: '2026-11-10', ...(before && { payouts: before }) },
      after: { payday: '2026-11-10', ...(after && { payouts: after }) },
    },
  });
  const [first, second] = [advance(40_000), advance(50_000)];

  test('keeps those of both tabs, and removes only the removed one', async () => {
    await keepMerged(of, [step(undefined, { a: first })]);
    expect(await keepMerged(of, [step(undefined, { b: second })])).toMatchObject({ refused: [] });
    expect((await monthStored())?.payouts).toEqual({ a: first, b: second });
    await keepMerged(of, [step({ a: first }, undefined)]);
    expect((await monthStored())?.payouts).toEqual({ b: second });
    await keepMerged(of, [step({ b: second }, undefined)]);
    expect(await monthStored()).not.toHaveProperty('payouts');
  });

  test('keeps the payout of another tab and reports the conflict when both change it', async () => {
    await keepMerged(of, [step(undefined, { a: first })]);
    await keepMerged(of, [step({ a: first }, { a: second })]);
    const outcome = await keepMerged(of, [step({ a: first }, { a: advance(60_000) })]);
    expect(outcome.refused).toEqual(['payouts']);
    expect((await monthStored())?.payouts).toEqual({ a: second });
  });

  test('is logged until it is saved, like other edits', async () => {
    const { keeper, written, settled, waiting } = typing();
    await fillDisk();
    keeper.send(step(undefined, { a: first }));
    expect(written.last).toEqual([step(undefined, { a: first })]);
    await settled(({ trouble }) => trouble.unsaved, 'full');
    await freeDisk();
    keeper.retry();
    await settled(waiting, 0);
    expect((await monthStored())?.payouts).toEqual({ a: first });
  });
});

test('sets and clears an estimate like the day of payment', async () => {
  const payday = '2026-11-10';
  const step = (was: boolean, is: boolean) => ({
    workers: {},
    terms: {
      before: { payday, ...(was && { isEstimate: was }) },
      after: { payday, ...(is && { isEstimate: is }) },
    },
  });
  await keepMerged(of, [step(false, true)]);
  expect((await monthStored())?.isEstimate).toBe(true);
  await keepMerged(of, [step(true, false)]);
  expect(await monthStored()).not.toHaveProperty('isEstimate');
});

test('creates no month when its firm was removed meanwhile, so that undo restores everything', async () => {
  await saveWorkerMonths(of, { ivan: { before: undefined, after: { entries: { overtime: 100 } } } });
  const taken = await removeFirm();
  const { type, settled } = typing();
  type('amra', '8');
  await settled(({ trouble }) => trouble.elsewhere, ['amra']);
  expect(await monthStored()).toBeUndefined();
  await putBack(taken);
  expect((await monthStored())?.workers).toEqual({ ivan: { entries: { overtime: 100 } } });
});

test('is not pending after it is saved and read, so that an imported older copy is shown unchanged', async () => {
  const { keeper, state, type, settled, waiting } = typing();
  type('amra', '8');
  await settled(waiting, 0);
  const [stored] = state.last.pending;
  keeper.seen((stored?.stored ?? 0) - 1);
  expect(state.last.pending).toHaveLength(1);
  keeper.seen(stored?.stored ?? 0);
  expect(state.last.pending).toEqual([]);
  type('amra', '9');
  await settled(waiting, 0);
  keeper.seenAnew();
  expect(state.last.pending).toEqual([]);
});
