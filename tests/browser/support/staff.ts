import type { Page } from '@playwright/test';
import type { Firm } from '../../../engine/payroll/model/firm.ts';
import type { Worker } from '../../../engine/payroll/model/worker.ts';
import { firmOf, workerOf } from '../../../engine/payroll/staff.fixture.ts';
import { makeDatabase } from './database.ts';
import { putStored } from './device.ts';
import { REST } from './stored-page.ts';

/** A section of the firm, in the month of the tests. */
export const partAt = (part: string): string => `/plate#firma=f1&dio=${part}&mjesec=2026-10`;

export const OCTOBER = partAt('mjesec');

/** A number of invented workers, each with another wage. */
export const staffOf = (count: number, own: Partial<Worker> = {}): Worker[] =>
  Array.from({ length: count }, (_, at) =>
    workerOf({
      id: `r${at}`,
      lastName: `Radnik ${String(at + 1).padStart(4, '0')}`,
      firstName: 'Izmišljeni',
      agreed: [{ from: '2020-03-01', kind: 'bruto', amount: 180_000 + at * 100 }],
      ...own,
    }),
  );

/** Stores a firm and its workers on the device, and opens their month. */
export async function openMonth(
  page: Page,
  workers: readonly Worker[],
  firm: Partial<Firm> = {},
  address = OCTOBER,
): Promise<void> {
  await keepStaff(page, workers, firm);
  await page.goto(address);
}

/** Stores a firm and its workers on the device before the portal loads. */
export async function keepStaff(
  page: Page,
  workers: readonly Worker[],
  firm: Partial<Firm> = {},
): Promise<void> {
  if (!page.url().endsWith(REST)) await page.goto(REST);
  await makeDatabase(page);
  const stored = <T extends { readonly id: string }>(content: T) => ({ id: content.id, changed: 1, content });
  await putStored(page, {
    firme: [stored(firmOf(firm))],
    radnici: workers.map((worker) => stored({ ...worker, firm: 'f1' })),
  });
}
