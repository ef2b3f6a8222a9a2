import type { HoursProposal } from '@obracun/engine/payroll/files/import/hours/judge-hours.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import { type MonthOf, saveWorkerMonths } from '../../../storage/payroll/months.ts';
import { type MonthChange, reversed, tidy } from '../../month/edits/change.ts';
import type { UndoImport } from '../../ui/import/importer.ts';
import { ImportRefused } from '../../ui/import/refusal.ts';

/** Merges imported values into a worker's month, replacing unreadable ones; zero clears an entry, and an empty month becomes undefined.
 * Zero transport is kept: it overrides the standing amount. */
function withProposal(
  before: WorkerMonth | undefined,
  { entries, note }: HoursProposal,
): WorkerMonth | undefined {
  const all = Object.entries({ ...before?.entries, ...entries }).filter(
    ([name, value]) => value !== 0 || name === 'transport' || !(name in entries),
  );
  const unread = Object.entries(before?.unread ?? {}).filter(([name]) => !(name in entries));
  return tidy({
    ...before,
    entries: Object.fromEntries(all),
    unread: Object.fromEntries(unread),
    ...(note !== undefined && { note }),
  });
}

/** Imported changes of the month by worker. */
const changesOf = (workers: PayrollMonth['workers'], proposals: readonly HoursProposal[]): MonthChange =>
  Object.fromEntries(
    proposals.map((proposal) => {
      const before = workers[proposal.worker.id];
      return [proposal.worker.id, { before, after: withProposal(before, proposal) }];
    }),
  );

/**
 * Writes hours into a month, together or not at all.
 * @returns a function that undoes the import
 * @throws ImportRefused when the month was closed or changed meanwhile
 */
export async function bringHours(
  of: MonthOf,
  workers: PayrollMonth['workers'],
  proposals: readonly HoursProposal[],
): Promise<UndoImport> {
  const changes = changesOf(workers, proposals);
  await write(of, changes);
  return async () => {
    await write(of, reversed(changes));
    return 0;
  };
}

async function write(of: MonthOf, changes: MonthChange): Promise<void> {
  if ('elsewhere' in (await saveWorkerMonths(of, changes)))
    throw new ImportRefused(
      'Mjesec je u međuvremenu promijenjen ili zaključen: ništa nije upisano, pokušajte ponovo.',
    );
}
