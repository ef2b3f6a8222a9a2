import { expect, test } from 'vitest';
import { readTyped } from '../../../documents/read-stored.ts';
import { OBLIGATIONS } from '../order.ts';
import { newWorker } from '../worker.ts';
import { readAbsence } from './absence.ts';
import { readClosedMonth } from './closed-month.ts';
import { newFirm, readFirm } from './firm.ts';
import { monthId, monthOfId, newMonth, readMonth } from './month.ts';
import { readWorker } from './worker.ts';

const closed = {
  id: 'f:2026-10',
  firm: 'f',
  year: 2026,
  month: 10,
  closedOn: '2026-11-05',
  settled: { firm: newFirm('f', 'fbih'), month: newMonth('f', 2026, 10), wages: [] },
};

test.each([
  ['firm', readFirm, newFirm('f', 'bd')],
  ['worker', readWorker, newWorker('w', 'f')],
  ['month', readMonth, newMonth('f', 2026, 12)],
  ['closed month', readClosedMonth, { ...closed, law: '', orders: [], skipped: [], forms: [], repaid: {} }],
])('reads a %s unchanged when a later version added properties', (_, read, thing) => {
  const later = { ...thing, novo: { a: [1] } };
  expect(read(JSON.parse(JSON.stringify(later)))).toEqual(later);
});

test('sets defaults when an earlier version stored no value', () => {
  expect(readFirm({ name: 'Alfa', entity: 'rs' })).toEqual({ ...newFirm('', 'rs'), name: 'Alfa' });
  expect(readWorker({ firm: 'f' })).toEqual(newWorker('', 'f'));
  expect(readClosedMonth(closed)).toMatchObject({ orders: [], forms: [] });
});

test('reads a closed month whose insurance without employment is paid by hand', () => {
  const skipped = [
    { purpose: 'Osiguranje', payee: 'Osoba', amount: 1, reason: 'Ručno.', obligation: 'insurance' },
  ];
  expect(readClosedMonth({ ...closed, skipped })?.skipped).toEqual(skipped);
});

test('reads percentages when a firm stored them before workers had any', () => {
  const before = { ...newFirm('f', 'fbih'), defaults: { seniority: 6000, sickShare: 800_000 } };
  expect(readFirm(before)).toEqual(before);
  const own = { seniority: 5000, overtimeUplift: 400_000, nightUplift: 0, holidayUplift: 2_100_000 };
  expect(readFirm({ ...before, defaults: own })?.defaults).toEqual(own);
  expect(readWorker({ ...newWorker('w', 'f'), ...own })).toEqual({ ...newWorker('w', 'f'), ...own });
  expect(readWorker({ ...newWorker('w', 'f'), nightUplift: -1 })).toBeUndefined();
});

test('reads ledger accounts of a firm, also of items that a later version added', () => {
  const firm = { ...newFirm('f', 'rs'), ledgerAccounts: { wages: '5200', kasnije: '469' } };
  expect(readFirm(JSON.parse(JSON.stringify(firm)))).toEqual(firm);
  expect(readFirm({ ...firm, ledgerAccounts: { wages: 5200 } })).toBeUndefined();
});

test('keeps nested properties when a later version added them', () => {
  const agreed = [{ from: '2026-01-01', kind: 'bruto', amount: 150_000, aneks: '3' }];
  expect(readWorker({ firm: 'f', agreed })?.agreed).toEqual(agreed);
});

test('strips dashes and blanks from numbers when a record was stored or frozen with them', () => {
  const typed = { ...newWorker('w', 'f'), jmbg: '0101 899 995024', account: 'BA39 3389-9900-0000-1173' };
  const bare = { jmbg: '0101899995024', account: '3389990000001173' };
  expect(readWorker(typed)).toMatchObject(bare);
  expect(readFirm({ ...newFirm('f', 'fbih'), jib: '4200-000000004' })?.jib).toBe('4200000000004');
  const firm = { ...newFirm('f', 'fbih'), account: '338-999-00000001-06' };
  const frozen = { ...closed, settled: { ...closed.settled, firm } };
  expect(readClosedMonth(frozen)?.settled.firm.account).toBe('3389990000000106');
});

test('keeps text when it is not digits, so that the warning can quote it', () =>
  expect(readWorker({ firm: 'f', jmbg: 'pasoš A12' })?.jmbg).toBe('pasoš A12'));

test.each([
  ['a firm without an entity', readFirm, { name: 'Alfa' }],
  ['a worker without a firm', readWorker, {}],
  ['half a feninga', readWorker, { firm: 'f', agreed: [{ from: '2026-01-01', kind: 'bruto', amount: 1.5 }] }],
  ['a negative amount', readWorker, { ...newWorker('w', 'f'), transport: -1 }],
  ['a day not in the calendar', readWorker, { ...newWorker('w', 'f'), employedFrom: '2026-02-30' }],
  ['a thirteenth month', readMonth, { ...newMonth('f', 2026, 1), month: 13 }],
  ['a closing without its wages', readClosedMonth, { ...closed, settled: {} }],
  ['a list', readFirm, []],
  ['nothing', readMonth, null],
])('rejects %s when it is read', (_, read, thing) => expect(read(thing)).toBeUndefined());

test('rejects a firm when its logo is not an image', () =>
  expect(readFirm({ ...newFirm('f', 'fbih'), logo: 'https://example.com/a.png' })).toBeUndefined());

test('gives months keys in order, and a payday in the next month, when they are new', () => {
  expect(monthId('f', 2026, 3)).toBe('f:2026-03');
  expect(monthOfId('f:2026-03')).toEqual({ firm: 'f', year: 2026, month: 3 });
  expect(newMonth('f', 2026, 12).payday).toBe('2027-01-10');
  expect(newMonth('f', 2026, 3).payday).toBe('2026-04-10');
});

test('reads a closing with a payment of every obligation', () => {
  const skipped = OBLIGATIONS.map((obligation) => ({
    purpose: 'Uplata',
    payee: '',
    amount: 1,
    reason: 'Račun nije nađen.',
    obligation,
  }));
  expect(readClosedMonth({ ...closed, skipped })?.skipped).toEqual(skipped);
});

const absence = {
  id: 'a',
  firm: 'f',
  worker: 'w',
  kind: 'illness',
  from: '2026-10-',
  to: '',
  report: '',
  note: '',
};
const raised = { ...newWorker('w', 'f'), agreed: [{ from: '1.1', kind: 'bruto', amount: 100 }] };

test('reads half of a day only in a record that is being typed', () => {
  expect([readAbsence(absence), readWorker(raised)]).toEqual([undefined, undefined]);
  expect([readAbsence(absence, readTyped), readWorker(raised, readTyped)]).toEqual([absence, raised]);
});

test.each([
  ['of another type', { ...raised, email: 5 }],
  ['of an unknown kind', { ...raised, agreed: [{ from: '2026-01-01', kind: 'dnevnica', amount: 100 }] }],
  ['that is missing', { ...raised, agreed: [{ kind: 'bruto', amount: 100 }] }],
])('reads no value %s in a record that is being typed', (_, worker) => {
  expect(readWorker(worker, readTyped)).toBeUndefined();
});
