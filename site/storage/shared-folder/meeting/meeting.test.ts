import { newAbsence } from '@obracun/engine/payroll/model/absence.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { newWorker, type Worker } from '@obracun/engine/payroll/model/worker.ts';
import { expect, test } from 'vitest';
import { type Contents, noContents, type StoredRecord } from '../../db/tables.ts';
import { closing } from '../../payroll/closing.fixture.ts';
import { isSameFirm, meetingOf } from './meeting.ts';
import { conflictText, noteText } from './meeting-words.ts';
import { type Choices, keyOfPath } from './three-way.ts';

const MONTH = 'f:2026-10';
const record = (content: { readonly id: string }, changed = 5): StoredRecord => ({
  id: content.id,
  changed,
  content,
});

const amra: Worker = {
  ...newWorker('w', 'f'),
  firstName: 'Amra',
  lastName: 'Alić',
  agreed: [{ from: '2026-01-01', kind: 'bruto', amount: 200_000 }],
  deductions: [
    { id: 'k', name: 'Kredit', creditor: 'Banka', account: '', reference: '', amount: 300, remaining: 500 },
  ],
};
const edin: Worker = { ...newWorker('e', 'f'), firstName: 'Edin', lastName: 'Begić' };

const base: Contents = {
  ...noContents,
  firme: [record({ id: 'f', name: 'Alfa' } as { id: string })],
  radnici: [record(amra), record(edin)],
  mjeseci: [record(newMonth('f', 2026, 10))],
};

const withWorker = (contents: Contents, worker: Worker): Contents => ({
  ...contents,
  radnici: contents.radnici.map((one) => (one.id === worker.id ? record(worker, 9) : one)),
});

const withMonth = (contents: Contents, part: object): Contents => ({
  ...contents,
  mjeseci: [record({ ...newMonth('f', 2026, 10), ...part }, 9)],
});

const paying = (amount: number): Worker => ({
  ...amra,
  agreed: [{ from: '2026-01-01', kind: 'bruto', amount }],
});

/** October closed, with a debt lowered by 300. */
function closedBy(contents: Contents, on: string): Contents {
  const next = withWorker(withMonth(contents, { isClosed: true }), {
    ...amra,
    deductions: amra.deductions.map((one) => ({ ...one, remaining: 200 })),
  });
  const content = { ...closing, id: MONTH, closedOn: on, repaid: { w: { k: 300 } } };
  return { ...next, zakljucci: [record(content, 9)] };
}

const contentOf = (records: readonly StoredRecord[], id: string) =>
  records.find((one) => one.id === id)?.content;

test('brings together what each side changed, without a question', () => {
  const absence = newAbsence('o', 'f', 'w');
  const mine = withMonth(withWorker(base, { ...amra, phone: '061' }), {
    workers: { w: { entries: { overtime: 800 } } },
  });
  const theirs = withMonth(
    { ...withWorker(base, { ...amra, address: 'Ulica 1' }), odsustva: [record(absence)] },
    { workers: { w: { entries: { night: 400 } }, e: { entries: { bonus: 10_000 } } } },
  );
  const { contents, conflicts, notes } = meetingOf({ base, mine, theirs });
  expect([conflicts, notes]).toEqual([[], []]);
  expect(contentOf(contents.radnici, 'w')).toMatchObject({ phone: '061', address: 'Ulica 1' });
  expect(contentOf(contents.mjeseci, MONTH)).toMatchObject({
    workers: { w: { entries: { overtime: 800, night: 400 } }, e: { entries: { bonus: 10_000 } } },
  });
  expect(contents.odsustva).toEqual(theirs.odsustva);
  expect(isSameFirm(contents, meetingOf({ base, mine: theirs, theirs: mine }).contents)).toBe(true);
});

test('says what both changed in words, and takes what is chosen', () => {
  const sides = { base, mine: withWorker(base, paying(210_000)), theirs: withWorker(base, paying(215_000)) };
  const [conflict] = meetingOf(sides).conflicts;
  if (!conflict) throw new Error('no conflict');
  expect(conflictText(conflict, [sides.mine])).toEqual({
    about: 'plata Alić Amra',
    mine: 'bruto 2.100,00 KM od 1. 1. 2026.',
    theirs: 'bruto 2.150,00 KM od 1. 1. 2026.',
  });
  const choices: Choices = new Map([[keyOfPath(conflict.path), 'theirs']]);
  expect(contentOf(meetingOf(sides, choices).contents.radnici, 'w')).toMatchObject(paying(215_000));
  expect(meetingOf(sides).contents).toEqual(sides.mine);
});

test('keeps a closed month as it was closed when the other side typed into it, and tells what', () => {
  const mine = withMonth(base, { workers: { w: { entries: { overtime: 800 } } } });
  const theirs = closedBy(base, '2026-11-05');
  for (const sides of [
    { base, mine, theirs },
    { base, mine: theirs, theirs: mine },
  ]) {
    const { contents, conflicts, notes } = meetingOf(sides);
    expect(conflicts).toEqual([]);
    expect(contents.zakljucci).toEqual(theirs.zakljucci);
    expect(contents.mjeseci).toEqual(theirs.mjeseci);
    expect(notes).toHaveLength(1);
  }
  const [note] = meetingOf({ base, mine, theirs }).notes;
  expect(note && noteText(note, [mine])).toBe(
    '10/2026, Alić Amra: upisano drugačije kod vas, poslije zaključenja.',
  );
});

test('lowers a debt by the closings that stay when both sides closed months', () => {
  const [mine, theirs] = [closedBy(base, '2026-11-05'), closedBy(base, '2026-11-06')];
  const { conflicts } = meetingOf({ base, mine, theirs });
  expect(conflicts.map(({ path }) => path)).toEqual([['mjeseci', MONTH]]);
  const choices: Choices = new Map([[keyOfPath(['mjeseci', MONTH]), 'theirs']]);
  const { contents } = meetingOf({ base, mine, theirs }, choices);
  expect(contents.zakljucci).toEqual(theirs.zakljucci);
  expect(contentOf(contents.radnici, 'w')).toMatchObject({ deductions: [{ remaining: 200 }] });
  const typed = withWorker(base, {
    ...amra,
    deductions: amra.deductions.map((one) => ({ ...one, remaining: 400 })),
  });
  const joined = meetingOf({ base, mine: typed, theirs: closedBy(base, '2026-11-05') });
  expect(joined.conflicts).toEqual([]);
  expect(contentOf(joined.contents.radnici, 'w')).toMatchObject({ deductions: [{ remaining: 100 }] });
});

test('asks about a removed worker when the other side typed something for it', () => {
  const mine = { ...base, radnici: [record(amra)] };
  const theirs = withMonth(base, { workers: { e: { entries: { bonus: 10_000 } } } });
  expect(meetingOf({ base, mine, theirs: base }).contents).toEqual(mine);
  const { conflicts } = meetingOf({ base, mine, theirs });
  expect(conflicts.map((one) => conflictText(one, [theirs]))).toEqual([
    { about: 'radnik Begić Edin', mine: 'uklonjeno', theirs: 'promijenjen' },
  ]);
});

test('keeps what only one side has, and asks about all that differs, when no common version is known', () => {
  const mine = { ...withWorker(base, paying(210_000)), odsustva: [record(newAbsence('o', 'f', 'w'))] };
  const { contents, conflicts, notes } = meetingOf({ base: undefined, mine, theirs: base });
  expect(conflicts.map(({ path }) => path)).toEqual([['radnici', 'w', 'agreed']]);
  expect(contents.odsustva).toEqual(mine.odsustva);
  expect(notes.map((one) => noteText(one, [mine]))).toEqual(['odsustvo Alić Amra: samo kod vas, ostaje.']);
});

test('joins the lines of both journals, and asks nothing about them', () => {
  const line = (id: string, at: number) => record({ id: `dn:f:${id}`, at } as { id: string });
  const mine = { ...base, odsustva: [line('1', 3), line('2', 2)] };
  const theirs = { ...base, odsustva: [line('1', 4), line('3', 3)] };
  const { contents, conflicts } = meetingOf({ base: { ...base, odsustva: [line('1', 1)] }, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(contents.odsustva.map(({ id }) => id).toSorted()).toEqual(['dn:f:1', 'dn:f:2', 'dn:f:3']);
  expect(contentOf(contents.odsustva, 'dn:f:1')).toMatchObject({ at: 4 });
});
