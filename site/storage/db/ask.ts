import { causeOf, KeepingFailed } from './cause.ts';
import type { Database } from './database.ts';

/** How long a browser may take to open what is kept, or to answer. */
const PATIENCE_MS = { open: 4000, answer: 15_000 };

interface Opening {
  readonly database: Promise<Database>;
  /** Another tab holds an older version open: it will open once that one closes. */
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
  mine().opened = db;
  return db;
}

/**
 * Does something with what is kept on this device; the first time it is opened, and brought up to this version.
 * @throws KeepingFailed with the cause, also when the browser never answers
 */
export async function ask<T>(work: (db: Database) => PromiseLike<T>): Promise<T> {
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

/** Closes what is open, so that tests can look at it from outside or begin again. */
export function closeDevice(): void {
  opening?.opened?.close();
  opening = undefined;
}
