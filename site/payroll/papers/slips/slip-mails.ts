import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { toCyrillic } from '@obracun/engine/core/text/script.ts';
import type { PayslipPaper } from '@obracun/engine/payroll/files/frozen-output/papers.ts';
import type { SkippedRow } from '@obracun/engine/payroll/forms/filing.ts';
import { fullName, surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { newId } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';
import { script } from '../../../storage/script.ts';
import type { NamedBytes } from '../../ui/output/zip.ts';
import { isMailAddress, mailText } from './eml.ts';
import { slipFiles } from './slip-files.ts';

/** How the file of each message is locked; a message never carries an open file. */
export type MailLock = { readonly kind: 'jmbg' } | { readonly kind: 'typed'; readonly password: string };

/** The messages of a month, and the workers without one. */
export interface SlipMails {
  readonly files: readonly NamedBytes[];
  readonly skipped: readonly SkippedRow[];
}

/** A worker with a payslip, an address and a password. */
interface Addressed {
  readonly paper: PayslipPaper;
  readonly worker: Worker;
  readonly password: string;
}

/** One message with a locked payslip for each worker with an address. Nothing is sent. */
export async function slipMails(
  { firm, month, wages }: SettledMonth,
  payslips: readonly PayslipPaper[],
  from: string,
  lock: MailLock,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<SlipMails> {
  const now = await withDatabase((db) => workersOf(db, firm.id));
  const emails = new Map(now.map(({ id, content }) => [id, content.email]));
  const judged = wages.map(({ worker }, at) =>
    addressed({ ...worker, email: emails.get(worker.id) ?? worker.email }, payslips[at], lock),
  );
  const ready = judged.flatMap((one) => ('paper' in one ? [one] : []));
  const drawn = await slipFiles(
    ready.map(({ paper }) => paper),
    { together: undefined, password: '', passwords: ready.map(({ password }) => password) },
    tell,
    signal,
  );
  const subject = inScript(`Platna lista za ${monthWritten(month)}`);
  const at = new Date();
  const files = ready.map(({ worker }, index): NamedBytes => {
    const file = drawn[index] ?? { name: '', bytes: new Uint8Array() };
    const text = mailText({
      from: { name: firm.name, address: from },
      to: { name: fullName(worker), address: worker.email.trim() },
      subject,
      text: inScript(wordsOf(month, lock)) + firm.name,
      at,
      id: newId(),
      file,
    });
    return { name: file.name.replace(/\.pdf$/, '.eml'), bytes: new TextEncoder().encode(text) };
  });
  return { files, skipped: judged.flatMap((one) => ('reason' in one ? [one] : [])) };
}

const inScript = (text: string): string => (script.get() === 'cirilica' ? toCyrillic(text) : text);

const wordsOf = (month: SettledMonth['month'], { kind }: MailLock): string =>
  [
    'Poštovani,',
    '',
    `u prilogu je vaša platna lista za ${monthWritten(month)}.`,
    kind === 'jmbg'
      ? 'Datoteka je zaključana: lozinka je vaš JMBG, 13 cifara.'
      : 'Datoteka je zaključana: lozinku ste dobili posebno.',
    '',
    '',
  ].join('\n');

function addressed(worker: Worker, paper: PayslipPaper | undefined, lock: MailLock): Addressed | SkippedRow {
  const skip = (reason: string): SkippedRow => ({ worker: surnameFirst(worker), reason });
  const email = worker.email.trim();
  if (!paper) return skip('Platna lista ovog radnika nije sačuvana uz mjesec.');
  if (email === '') return skip('Upišite e-poštu radnika.');
  if (!isMailAddress(email)) return skip(`Ispravite e-poštu radnika: ${email}`);
  if (lock.kind === 'typed') return { paper, worker, password: lock.password };
  const password = worker.jmbg.replace(/\D/g, '');
  if (password.length !== JMBG_DIGITS)
    return skip('Upišite JMBG radnika, ili izaberite jednu lozinku za sve.');
  return { paper, worker, password };
}

const JMBG_DIGITS = 13;
