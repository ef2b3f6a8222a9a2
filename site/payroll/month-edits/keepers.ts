import { monthId } from '@obracun/engine/payroll/reading/month.ts';
import { ask } from '../../storage/db/ask.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { Journal, takeOver } from './journal.ts';
import { keepMerged } from './keep-merged.ts';
import { MonthKeeper } from './month-keeper.ts';

const keepers = new Map<string, MonthKeeper>();

/** What keeps a month in this tab. It is the same whatever the screen shows: what waits goes on after the month was left. */
export function keeperOf(of: MonthOf): MonthKeeper {
  const id = monthId(of.firm, of.year, of.month);
  const keeper = keepers.get(id) ?? new MonthKeeper((steps) => keepMerged(of, steps), new Journal(of));
  if (!keepers.has(id)) keeper.subscribe(askBeforeLoss);
  keepers.set(id, keeper);
  return keeper;
}

/** Keeps what was typed in tabs that were left before they kept it, where its firm is still here. @throws KeepingFailed */
export const keepWhatWasLeft = (): Promise<void> =>
  takeOver(async ({ of, steps, refused }) => {
    const firm = await ask((db) => db.firme.get(of.firm));
    if (!firm) return;
    const keeper = keeperOf(of);
    keeper.tell(refused);
    for (const step of steps) keeper.send(step);
    await keeper.safe();
  });

/** The browser asks before a page is left that has something which would be lost with it. */
function askBeforeLoss(): void {
  const isAtRisk = [...keepers.values()].some((keeper) => keeper.isAtRisk());
  if (isAtRisk) addEventListener('beforeunload', preventLeaving);
  else removeEventListener('beforeunload', preventLeaving);
}

const preventLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
