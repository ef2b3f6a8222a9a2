import 'fake-indexeddb/auto';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { newFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import { remove } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { storedOf } from './firms.ts';
import { readableContents } from './readable-contents.ts';

export const firm = { ...newFirm('f', 'rs'), name: 'Alfa' };

export const worker = {
  ...newWorker('w', 'f'),
  lastName: 'Čelić',
  deductions: [
    { id: 'k', name: 'Kredit', creditor: 'Banka', account: '', reference: '', amount: 300, remaining: 500 },
    { id: 's', name: 'Sindikat', creditor: 'Sindikat', account: '', reference: '', amount: 100 },
  ],
};

export const of = { firm: 'f', year: 2026, month: 10 };

export const removeFirm = async () => remove(await withDatabase((db) => storedOf(db, 'f')));

export const worked = (overtime: number) => ({ entries: { overtime } });

export const monthsStored = async (): Promise<readonly PayrollMonth[]> =>
  (await withDatabase((db) => db.mjeseci.where('content.firm').equals('f').toArray())).flatMap(
    (stored) => readableContents(stored, readMonth)?.content ?? [],
  );
