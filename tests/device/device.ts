import { reminder } from '../../engine/documents/letters/reminder.ts';
import { statement } from '../../engine/documents/letters/statement.ts';
import { travelOrder } from '../../engine/documents/travel-order/travel-order.ts';
import { storedResults } from '../../site/calculator/saved-results/keep-result.ts';
import { contractDrafts } from '../../site/documents/contract/stored.ts';
import { adjustDebts } from '../../site/documents/drafts/import-file.ts';
import { KEYS, unreadableHere } from '../../site/documents/drafts/kinds.ts';
import { formDrafts } from '../../site/documents/forms/form-drafts.ts';
import { readSavedDocuments } from '../../site/documents/invoice/state/saved-documents.ts';
import { invoiceDrafts } from '../../site/documents/invoice/state/stored.ts';
import { saveUnsavedEdits } from '../../site/payroll/month/edits/keepers.ts';
import { outputOf } from '../../site/payroll/month/output/output.ts';
import { wholeCopy } from '../../site/storage/auto-backup/whole-copy.ts';
import { readBackupText, sealedFileOf } from '../../site/storage/backup/backup-file.ts';
import { importContents, type Manner, revertImport } from '../../site/storage/backup/bring-in.ts';
import { seal, sealingKey, unseal } from '../../site/storage/backup/sealed.ts';
import type { Database } from '../../site/storage/db/database.ts';
import { everything } from '../../site/storage/db/removal.ts';
import { closeDevice, withDatabase } from '../../site/storage/db/with-database.ts';
import type { DraftKind } from '../../site/storage/drafts/drafts.ts';
import { draftsOf } from '../../site/storage/drafts/drafts.ts';
import { draftLog, saveUnsaved } from '../../site/storage/drafts/left-drafts.ts';
import { absencesOf } from '../../site/storage/payroll/absences.ts';
import { closingById } from '../../site/storage/payroll/closing.ts';
import { firmsOf } from '../../site/storage/payroll/firms.ts';
import { monthsOfYear } from '../../site/storage/payroll/months.ts';
import { workersOf } from '../../site/storage/payroll/workers.ts';
import { sortedJson } from '../net/sorted-json.ts';
import type { Content } from '../net/store.ts';

// The storage of the site as the tests of this folder use it: only this file knows its modules.

const DRAFT_KINDS: readonly DraftKind<unknown>[] = [
  invoiceDrafts,
  contractDrafts,
  formDrafts(travelOrder),
  formDrafts(reminder),
  formDrafts(statement),
] as readonly DraftKind<unknown>[];

const LOG = draftLog();

export { closeDevice };

/** Opens the database, which migrates it, and closes it again. */
export async function open(): Promise<void> {
  await withDatabase(everything);
  closeDevice();
}

/** Text of a copy of everything, not sealed. */
export async function copy(): Promise<string> {
  const file = await wholeCopy(undefined);
  closeDevice();
  return file.text();
}

/** Imports the text of a copy. @throws when it is refused */
export async function importCopy(text: string, manner: Manner): Promise<void> {
  const read = readBackupText(text);
  if (!('contents' in read)) throw new Error(JSON.stringify(read));
  await importContents(read.contents, manner, KEYS, adjustDebts);
  closeDevice();
}

export async function undoImport(): Promise<void> {
  await revertImport(adjustDebts);
  closeDevice();
}

/** Contents of a copy by table, or the reason why it is refused. */
export const readCopy = (text: string): string => sortedJson(readBackupText(text));

/** A sealed copy of a text. */
export async function sealedCopy(text: string, passphrase: string): Promise<string> {
  return sealedFileOf(await seal(text, await sealingKey(passphrase)));
}

/** Text of a sealed copy, or the reason why it is refused. */
export async function openSealed(file: string, passphrase: string): Promise<string> {
  const read = readBackupText(file);
  if (!('sealed' in read)) return sortedJson(read);
  const opened = await unseal(read.sealed, passphrase);
  return 'text' in opened ? opened.text : opened.problem;
}

/** Stores what closed pages left behind: drafts, then the edits of months. */
export async function saveUnsavedTexts(): Promise<void> {
  for (const kind of DRAFT_KINDS) await saveUnsaved(kind, LOG);
  await saveUnsavedEdits();
}

/** Everything as the screens read it. */
export async function readAll(): Promise<Content> {
  const found = await withDatabase(async (db) => [
    ...(await readDocuments(db)),
    ...(await readPayroll(db)),
    ['unreadable', await unreadableHere(db)] as const,
  ]);
  closeDevice();
  return found.map(([name, value]) => [name, sortedJson(value)]);
}

type Found = readonly (readonly [name: string, value: unknown])[];

async function readDocuments(db: Database): Promise<Found> {
  const drafts = DRAFT_KINDS.map(async ({ kind, read, isBlank }) => {
    const stored = await draftsOf(db, kind);
    const contents = stored.map(({ content }) => read(content));
    return [`drafts of ${kind}`, contents.map((one) => [one, one !== undefined && isBlank(one)])] as const;
  });
  return [
    ...Object.entries(await readSavedDocuments(db)),
    ['results', await storedResults(db)],
    ...(await Promise.all(drafts)),
  ];
}

const YEAR = 2026;

async function readPayroll(db: Database): Promise<Found> {
  const firms = await firmsOf(db);
  const own = firms.map(async ({ id, content }): Promise<Found> => {
    const months = await monthsOfYear(db, id, YEAR);
    const closings = await Promise.all(months.map((month) => closingById(db, month.id)));
    return [
      [`firm ${id}`, content],
      [`workers of ${id}`, await workersOf(db, id)],
      [`absences of ${id}`, await absencesOf(db, id)],
      [`months of ${id}`, months],
      [`closings of ${id}`, closings],
    ];
  });
  return (await Promise.all(own)).flat();
}

/** Every output of each closed month. */
export async function closedOutput(today: string): Promise<Content> {
  const closings = await withDatabase(async (db) => {
    const ids: string[] = await db.zakljucci.toCollection().primaryKeys();
    return Promise.all(ids.map((id) => closingById(db, id)));
  });
  closeDevice();
  const outputs = closings.map(async (closing): Promise<Content> => {
    if (!closing) return [];
    const { papers, forms, ordered, isRemade } = await outputOf(
      closing.content.settled,
      closing.content,
      today,
    );
    const parts = { papers, forms, ordered, isRemade };
    return Object.entries(parts).map(([name, part]) => [`${closing.id} ${name}`, sortedJson(part)]);
  });
  return (await Promise.all(outputs)).flat();
}
