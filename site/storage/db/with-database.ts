import { causeOf, KeepingFailed } from './cause.ts';
import { announceCreation } from './creation.ts';
import type { Database } from './database.ts';

/** Timeout of opening the database, and of an answer. */
const PATIENCE_MS = { open: 4000, answer: 15_000 };

interface Opening {
  readonly database: Promise<Database>;
  /** Another tab has an older version open: the upgrade runs when that closes. */
  isBlocked: boolean;
  opened?: Database;
}

let opening: Opening | undefined;

function open(): Opening {
  const mine: Opening = { isBlocked: false, database: load(() => mine) };
  mine.database.catch(() => {
    if (opening === mine) opening = undefined;
  });
  return mine;
}

async function load(mine: () => Opening): Promise<Database> {
  const { database } = await import('./database.ts');
  const db = database();
  db.on('blocked', () => {
    mine().isBlocked = true;
  });
  await db.open();
  announceCreation();
  mine().opened = db;
  return db;
}

/**
 * Runs a function with the database; the first call opens and upgrades it.
 * @throws KeepingFailed with the cause, also on a timeout
 */
export async function withDatabase<T>(work: (db: Database) => PromiseLike<T>): Promise<T> {
  try {
    opening ??= open();
    const mine = opening;
    const db = await within(mine.database, PATIENCE_MS.open, () => (mine.isBlocked ? 'blocked' : 'silent'));
    return await within(Promise.resolve(work(db)), PATIENCE_MS.answer, () => 'silent');
  } catch (error) {
    throw error instanceof KeepingFailed ? error : new KeepingFailed(causeOf(error), error);
  }
}

function within<T>(work: Promise<T>, limit: number, why: () => KeepingFailed['why']): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new KeepingFailed(why())), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Closes the database, so that tests can inspect or reset it. */
export function closeDevice(): void {
  opening?.opened?.close();
  opening = undefined;
}
