import { vi } from 'vitest';
import { keepPeriod } from '../../site/calculator/form-state/last-period.ts';
import { usePlaces } from '../../site/calculator/payments/stored-places.ts';
import { storedMark } from '../../site/calculator/saved-results/stored-mark.ts';
import { contractDrafts } from '../../site/documents/contract/stored.ts';
import { useExport } from '../../site/documents/drafts/use-export.ts';
import { reloadOnce } from '../../site/lazy-loading/reload-once.ts';
import { remember } from '../../site/pages/directory/recent.ts';
import { journalOf } from '../../site/payroll/month/edits/journal.ts';
import { keepPeople, NOBODY } from '../../site/payroll/papers/wage/payslip-people.ts';
import { bankFormatOf } from '../../site/payroll/payments/orders/bank-choice.ts';
import { keepOffset } from '../../site/payroll/payments/print/paper-offset.ts';
import { rememberAssignment } from '../../site/payroll/ui/import/use-import-run.ts';
import { addressOf, SECTIONS } from '../../site/payroll/ui/routing/place.ts';
import { follow } from '../../site/storage/auto-backup/follow.ts';
import { wholeCopy } from '../../site/storage/auto-backup/whole-copy.ts';
import type { CopyRecord } from '../../site/storage/db/copy-record.ts';
import { withDatabase } from '../../site/storage/db/with-database.ts';
import { DEVICE_KEYS } from '../../site/storage/device-keys.ts';
import { draftKeeper } from '../../site/storage/drafts/draft-keeper.ts';
import { draftLog } from '../../site/storage/drafts/left-drafts.ts';
import { dropInputs, keepInputs, linkTo, shareInputs, stepWith } from '../../site/storage/fragment.ts';
import { hookValue } from '../../site/storage/hook.fixture.ts';
import { script } from '../../site/storage/script.ts';
import { theme } from '../../site/storage/theme.ts';

// Calls everything that stores something under its own name.

export const declaredKeys: readonly string[] = DEVICE_KEYS;

const FIRM = { id: 'fa', account: '3389990000000106' };
const OF = { firm: 'fa', year: 2026, month: 11 };
const HEADINGS = ['Prezime', 'Ime'];

/** Stores something under every key that is written outside of a rendered screen. */
export async function useEveryKey(): Promise<void> {
  theme.set('dark');
  script.set('cirilica');
  storedMark.set('da');
  remember({ path: '/pdv', title: 'PDV', group: 'bih', load: async () => () => null });
  keepPeriod({ mjesec: '3', godina: '2026' });
  keepPeople({ ...NOBODY, firma: 'Alfa', radnik: 'Radnik Prvi' });
  hookValue(() => usePlaces('fbih'))[1]({ seat: 'fbih:077', home: 'fbih:103' });
  for (const whose of ['radnici', 'sati'])
    rememberAssignment(`${whose}:${FIRM.id}`, HEADINGS, ['lastName', undefined]);
  bankFormatOf(FIRM).set('elba');
  keepOffset({ right: '1', down: '-2' });
  journalOf(OF).write([{ workers: { r2: { before: undefined, after: { entries: { overtime: 100 } } } } }], {
    elsewhere: ['r3'],
    closed: [],
  });
  reloadOnce();
  await draftKeeper(contractDrafts, () => undefined).open('n2');
  draftLog().write('n2', JSON.stringify({ id: 'n2', kind: 'ugovor', name: 'Amra', content: {}, known: 1 }));
}

/** Saves a copy, plain and sealed, and lets a file follow. */
export async function takeCopies(): Promise<{ readonly backup: object }> {
  const made: Blob[] = [];
  const saving = vi
    .spyOn(URL, 'createObjectURL')
    .mockImplementation((file) => `blob:${made.push(file as Blob)}`);
  const { exportFile } = hookValue(useExport);
  await exportFile();
  await exportFile('lozinka');
  saving.mockRestore();
  await followOnce();
  const [plain, sealed] = await Promise.all(made.map(async (file) => JSON.parse(await file.text())));
  const { podaci, ...head } = plain;
  return {
    backup: {
      type: made[0]?.type,
      head,
      tables: Object.keys(podaci),
      sealed: { ...sealed, zakljucano: Object.keys(sealed.zakljucano) },
      form: { oblik: sealed.zakljucano.oblik, iteracija: sealed.zakljucano.iteracija },
    },
  };
}

/** Writes to the file that follows, which takes a lock. */
async function followOnce(): Promise<void> {
  const stream = { write: async () => undefined, close: async () => undefined };
  const file = {
    name: 'kopija.json',
    queryPermission: async () => 'granted',
    createWritable: async () => stream,
  };
  const withFile = (record: CopyRecord) => ({ ...record, file: file as unknown as FileSystemFileHandle });
  await withDatabase(async (db) => db.kopija.hook('reading', withFile));
  await new Promise<void>((resolve) => {
    const end = follow(
      (following) => {
        if (following !== 'written') return;
        end();
        resolve();
      },
      async () => wholeCopy,
    );
  });
}

/** Steps of the tab's history, as written. */
export function useHistory(steps: readonly unknown[]): object {
  keepInputs('mjesec=3&staz=abc');
  const link = shareInputs('mjesec=3&staz=abc', 'mjesec=3&staz=%3F');
  dropInputs();
  return { steps: [...steps], link, step: stepWith('mjesec=3'), linkTo: linkTo('mjesec=3') };
}

/** Addresses within the page of payroll. */
export const addresses = (): readonly string[] => [
  addressOf({ section: 'radnici' }),
  addressOf({ section: 'radnici', year: 2026, month: 10 }),
  ...SECTIONS.map((section) => addressOf({ firm: 'fa', section })),
  addressOf({ firm: 'fa', section: 'mjesec', year: 2026, month: 3, worker: 'r 2&' }),
];
