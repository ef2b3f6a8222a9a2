import { dayAt, timeAt } from '../../../platform/clock.ts';
import { noteCopy } from '../../auto-backup/take-copy.ts';
import type { SealingKey } from '../../db/copy-record.ts';
import type { Database } from '../../db/database.ts';
import {
  type FolderHealth,
  type FolderSettings,
  type FolderState,
  STATES,
  THE_HEALTH,
  WISHES,
} from '../../db/folder-record.ts';
import { watch } from '../../db/watch.ts';
import { withDatabase } from '../../db/with-database.ts';
import { claimWhenFree } from '../../lock.ts';
import { SAMPLE_PREFIX } from '../../payroll/averages.ts';
import { journalName } from '../../payroll/change-log.ts';
import type { Survey } from '../protocol/firm-files.ts';
import { FILE_FAULTS } from '../protocol/office-file.ts';
import { handleFolder, isAllowed } from './handle-folder.ts';
import { keyOfTab, onKey } from './office-key.ts';
import { folderSettings } from './office-settings.ts';
import { onOpened, openFirms } from './open-firms.ts';
import { FolderRunner } from './runner.ts';

/** One tab works with the folder; every tab sees what it notes. */
const LOCK = 'obracun-plata.fascikla';
/** Looks at a folder in which nothing happens; what is typed is in it within this time, and a pause. */
const PERIOD_MS = 6000;
/** Changes in quick succession are one. */
const PAUSE_MS = 1500;

/** Works with the shared folder while this tab is open and no other does. @returns a function that stops it */
export function workWithFolder(): () => void {
  const stops: (() => void)[] = [];
  let isOver = false;
  const begin = async () => {
    const release = await claimWhenFree(LOCK);
    if (release) stops.push(release);
    if (isOver) release?.();
    else stops.push(followFolder());
  };
  void begin();
  return () => {
    isOver = true;
    for (const stop of stops.toReversed()) stop();
  };
}

interface Worker {
  readonly runner: FolderRunner;
  readonly settings: FolderSettings;
}

function followFolder(): () => void {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let isMissed = false;
  let isAwaited = false;
  let isOver = false;
  const next = (after: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void look(), after);
  };
  // What happens while a look is under way is not seen by it: the next one follows at once.
  const look = async () => {
    if (isWorking) {
      isMissed = true;
      return;
    }
    isWorking = true;
    isMissed = false;
    isAwaited = false;
    await workOnce(worker, () => isAwaited).finally(() => {
      isWorking = false;
    });
    next(isMissed ? 0 : PERIOD_MS);
  };
  /** A person waits for it. */
  const now = () => {
    isAwaited = true;
    next(0);
  };
  const renew = (settings: FolderSettings | undefined) => {
    worker = settings?.handle && { settings, runner: runnerOf(settings, settings.handle) };
    next(0);
  };
  const stopSettings = watch(
    settingsKey,
    (key) => void withDatabase(folderSettings).then((settings) => key && renew(settings)),
  );
  // Timers of a hidden tab are late by up to a minute, while another tab is typed into.
  const stopChanges = watch(changesKey, () => (document.hidden ? void look() : next(PAUSE_MS)));
  const stopWishes = watch(wishCount, (count) => count > 0 && now());
  const stopOpened = onOpened(now);
  // Who comes back to the page sees what the others did meanwhile.
  addEventListener('focus', now);
  const stopKeys = onKey(() => void withDatabase(folderSettings).then(renew));
  const leave = () => void worker?.runner.leave().catch(() => undefined);
  addEventListener('pagehide', leave);
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
    removeEventListener('focus', now);
    for (const stop of [stopSettings, stopChanges, stopWishes, stopOpened, stopKeys]) stop();
    leave();
  };
}

const runnerOf = (settings: FolderSettings, handle: FileSystemDirectoryHandle): FolderRunner =>
  new FolderRunner({
    folder: handleFolder(handle),
    key: keyIn(settings),
    person: () => ({ device: settings.device, who: journalName(), computer: settings.computer }),
    now: () => `${dayAt(new Date())}T${timeAt(new Date())}`,
    running: () => performance.now(),
    open: openFirms,
  });

const keyIn = ({ isSealed, key }: FolderSettings): SealingKey | undefined =>
  isSealed ? (key ?? keyOfTab()) : undefined;

async function workOnce(worker: Worker | undefined, isAwaited: () => boolean): Promise<void> {
  if (!worker?.settings.handle) return;
  const { settings, runner } = worker;
  try {
    if (!(await isAllowed(worker.settings.handle))) return await noteHealth('paused');
    if (settings.isSealed && !keyIn(settings)) return await noteHealth('password');
    const survey = await runner.work(isAwaited);
    await noteHealth('working', survey);
    await noteWhole();
  } catch (error) {
    const isGone = error instanceof DOMException && error.name === 'NotFoundError';
    await noteHealth(isGone ? 'gone' : 'failed').catch(() => undefined);
  }
}

const noteHealth = (state: FolderHealth['state'], survey?: Survey): Promise<void> =>
  withDatabase(async (db) => {
    const before = (await db.fascikla.get(THE_HEALTH)) as FolderHealth | undefined;
    const strange =
      survey?.strange.map(({ name, fault }) => `${name}: ${FILE_FAULTS[fault]}`) ?? before?.strange ?? [];
    const seen = survey ? Date.now() : before?.seen;
    const health: FolderHealth = { id: THE_HEALTH, state, strange, ...(seen !== undefined && { seen }) };
    await db.fascikla.put(health);
  });

/** The reminder to back up is silent while every firm is in the folder, and nothing waits. */
async function noteWhole(): Promise<void> {
  const isWhole = await withDatabase(async (db) => {
    const states = (await db.fascikla.where('id').startsWith(STATES).toArray()) as FolderState[];
    const own = states.filter(({ firm }) => !firm.startsWith(SAMPLE_PREFIX));
    return (
      own.length > 0 && own.every(({ isAbsent, isUnsent, pending }) => !isAbsent && !isUnsent && !pending)
    );
  });
  if (isWhole) await noteCopy({ folderAt: Date.now() });
}

/** Differs when the folder, its name or its permission changes. */
async function settingsKey(db: Database): Promise<string> {
  const settings = await folderSettings(db);
  return JSON.stringify([
    settings?.handle?.name,
    settings?.allowed,
    settings?.isSealed,
    settings?.computer,
    settings?.key?.iterations,
  ]);
}

/** Differs after every change of a firm. */
async function changesKey(db: Database): Promise<string> {
  const tables = [db.firme, db.radnici, db.mjeseci, db.zakljucci, db.odsustva, db.potrazivanja];
  const all = tables.map(
    async (table) => `${await table.count()}:${(await table.orderBy('changed').last())?.changed}`,
  );
  return (await Promise.all(all)).join();
}

const wishCount = (db: Database): Promise<number> => db.fascikla.where('id').startsWith(WISHES).count();
