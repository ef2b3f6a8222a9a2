import { federalMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import type { StandingDeduction } from '@obracun/engine/payroll/model/worker.ts';
import { expect, test } from 'vitest';
import { ledgerIn, type PaperInput, WORKER_PAPERS, type WorkerPaperKey } from './worker-papers.ts';

const { firm, month, wages } = federalMonth;

const order = (id: string): StandingDeduction => ({
  id,
  name: id,
  creditor: 'Banka',
  account: '',
  reference: '',
  amount: 1000,
  isEnforced: true,
});

function input(part: Partial<PaperInput> = {}): PaperInput {
  const [wage] = wages;
  if (!wage) throw new Error('a month without wages');
  return {
    firm,
    worker: { ...wage.worker, deductions: [order('prva'), order('druga')] },
    year: month.year,
    month: month.month,
    closed: [federalMonth],
    taken: {},
    signer: '',
    number: '',
    day: '',
    span: '3',
    purpose: 'bank',
    purposeText: '',
    order: '',
    to: 'creditor',
    recipient: '',
    ...part,
  };
}

const textOf = (key: WorkerPaperKey, part?: Partial<PaperInput>): string =>
  JSON.stringify(WORKER_PAPERS[key].make(input(part)).document);

test('makes every paper of the shown month, each with a file of its own', () => {
  const names = (Object.keys(WORKER_PAPERS) as WorkerPaperKey[]).map(
    (key) => WORKER_PAPERS[key].make(input()).document.fileName,
  );
  expect(new Set(names).size).toBe(names.length);
});

test('writes about the chosen order, or the first', () => {
  expect(ledgerIn(input())?.order.id).toBe('prva');
  expect(ledgerIn(input({ order: 'druga' }))?.order.id).toBe('druga');
  expect(textOf('enforcementLetter', { order: 'druga' })).not.toBe(textOf('enforcementLetter'));
});

test('has the whole year on the card, whichever month is shown', () => {
  expect(textOf('card', { month: 1 })).toBe(textOf('card'));
});

test('averages no month that was left out', () => {
  const code = `${month.year}-${String(month.month).padStart(2, '0')}`;
  expect(textOf('average', { taken: { [code]: false } })).not.toBe(textOf('average'));
});
