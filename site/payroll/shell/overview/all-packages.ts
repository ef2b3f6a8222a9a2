import { monthCode, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import type { SkippedRow } from '@obracun/engine/payroll/forms/filing.ts';
import { contentKey } from '../../../storage/db/content.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { closedMonthOf } from '../../../storage/payroll/closing.ts';
import { paymentsOfMonth } from '../../../storage/payroll/payments.ts';
import { textFile } from '../../ui/output/month-file.ts';
import { type NamedBytes, zipOf } from '../../ui/output/zip.ts';
import { packageOf } from '../month-output/take-all.ts';

/** The packages of all firms for a month. */
export interface AllPackages {
  /** Undefined when no firm has closed the month. */
  readonly zip: Blob | undefined;
  readonly name: string;
  readonly firms: number;
  /** Firms without a package, and why. */
  readonly skipped: readonly SkippedRow[];
}

interface NamedFirm {
  readonly id: string;
  readonly name: string;
}

/** Packages made before a cancel, by month, moment of its closing and decisions about its payments: the next press continues after them. */
const made = new Map<string, NamedBytes>();

/** A ZIP with one package for every firm that closed the month. @param tell receives the progress, from 0 to 1 */
export async function allPackages(
  firms: readonly NamedFirm[],
  of: YearMonth,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<AllPackages> {
  const files: NamedBytes[] = [];
  const skipped: SkippedRow[] = [];
  for (const [at, { id, name }] of firms.entries()) {
    signal.throwIfAborted();
    const tellFirm = (share: number) => tell((at + share) / firms.length);
    const file = await packageOfFirm(id, of, tellFirm, signal);
    if (file) files.push(file);
    else skipped.push({ worker: name, reason: 'Mjesec nije zaključen.' });
    tell((at + 1) / firms.length);
  }
  made.clear();
  const name = `plate_${monthCode(of)}_sve-firme.zip`;
  if (files.length === 0) return { zip: undefined, name, firms: 0, skipped };
  return { zip: zipOf([...files, ...(await readMe(of, skipped))]), name, firms: files.length, skipped };
}

async function packageOfFirm(
  firm: string,
  of: YearMonth,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<NamedBytes | undefined> {
  const closed = await withDatabase((db) => closedMonthOf(db, { firm, ...of }));
  if (!closed) return undefined;
  const payments = await withDatabase((db) => paymentsOfMonth(db, closed.id));
  const key = `${closed.id}@${closed.changed} ${contentKey(payments)}`;
  const before = made.get(key);
  if (before) return before;
  const { zip, name } = await packageOf(closed.content, tell, signal);
  const file = { name, bytes: new Uint8Array(await zip.arrayBuffer()) };
  made.set(key, file);
  return file;
}

async function readMe(of: YearMonth, skipped: readonly SkippedRow[]): Promise<readonly NamedBytes[]> {
  if (skipped.length === 0) return [];
  const lines = [
    `Plate za ${monthWritten(of)}`,
    '',
    'Bez paketa:',
    ...skipped.map(({ worker, reason }) => `- ${worker}: ${reason}`),
    '',
  ];
  const { name, make } = textFile('', 'PROCITAJ.txt', lines.join('\r\n'));
  return [{ name, bytes: new Uint8Array(await (await make()).arrayBuffer()) }];
}
