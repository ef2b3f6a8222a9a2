import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { fileNamePart } from '@obracun/engine/documents/file-name.ts';
import { exportProblem, type Journal } from '@obracun/engine/payroll/books/journal/journal.ts';
import { CHECK_FIRST } from '@obracun/engine/payroll/forms/filing.ts';
import { type LeftOut, leftOutOf } from '@obracun/engine/payroll/forms/left-out.ts';
import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { estimateNotes, markedMonth } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import type { FormatName } from '@obracun/engine/payroll/payments/bank/formats.ts';
import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import { today } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { firmById } from '../../../storage/payroll/firms.ts';
import { paymentsOfMonth } from '../../../storage/payroll/payments.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';
import { CONTRACT_JOURNAL, contractJournals } from '../../books/journal/contract-journal-model.ts';
import { fundJournals } from '../../books/journal/fund-journals.ts';
import { journalFiles } from '../../books/journal/journal-files.ts';
import { recapFiles } from '../../books/recap-files.ts';
import { calendarFile } from '../../forms/month/calendar-file.ts';
import { formFiles } from '../../forms/month/form-files.ts';
import { decidedOutput } from '../../month/output/decided-output.ts';
import { monthPart, type Output, outputOf } from '../../month/output/output.ts';
import { drawOrders } from '../../papers/slips/draw-slips.ts';
import { slipFiles } from '../../papers/slips/slip-files.ts';
import { bankFormatOf, filesOfBanks } from '../../payments/orders/bank-choice.ts';
import { cashFiles } from '../../payments/orders/cash-files.ts';
import { orderFiles } from '../../payments/orders/order-files.ts';
import { payoutFiles } from '../../payments/orders/payout-files.ts';
import { bytesFile, type MonthFile, textFile } from '../../ui/output/month-file.ts';
import { type NamedBytes, zipOf } from '../../ui/output/zip.ts';

/** Saves everything of a month as one file. */
export async function saveAll(all: AllOf, tell: (share: number) => void, signal: AbortSignal): Promise<void> {
  const { firm, month, payout } = all.output.settled;
  const contracts = payout ? [] : await contractJournals(firm, month);
  const received = payout ? [] : await receivedIn(all.output);
  saveFile(await allInOne({ ...all, contracts, received }, tell, signal), zipName(all.output));
}

/** The same of a closed month. */
export async function takeAll(
  closed: ClosedMonth,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { zip, name } = await packageOf(closed, tell, signal);
  saveFile(zip, name);
}

/** Everything of a closed month in one ZIP, with the last chosen bank format and payslips without a password. */
export async function packageOf(
  closed: ClosedMonth,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<{ readonly zip: Blob; readonly name: string }> {
  const firm = await withDatabase((db) => firmById(db, closed.firm));
  const stored = await withDatabase((db) => workersOf(db, closed.firm));
  const workers = stored.map(({ content }) => content);
  const made = await outputOf(closed.settled, closed, today(), false, firm, [], workers);
  const record = await withDatabase((db) => paymentsOfMonth(db, closed.id));
  const { output, payments } = decidedOutput(made, record, firm ?? closed.settled.firm);
  const contracts = await contractJournals(closed.settled.firm, closed.settled.month);
  const received = await receivedIn(output);
  return {
    zip: await allInOne({ output, payments, password: '', contracts, received }, tell, signal),
    name: zipName(output),
  };
}

const receivedIn = ({ settled, papers, isRemade }: Output): Promise<readonly Journal[]> =>
  fundJournals(settled, isRemade ? undefined : papers.journal);

const lastChosen =
  ({ settled }: Output) =>
  (account: string): FormatName =>
    bankFormatOf(settled.firm, account).get();

/** Inputs of the whole output. */
interface AllOf {
  readonly output: Output;
  /** The bank format of an account; the last chosen one by default. */
  readonly formatOf?: (account: string) => FormatName;
  readonly password: string;
  /** For the lists of pay in cash. */
  readonly payments?: readonly Payment[];
  /** Journals of contracts paid in the month. */
  readonly contracts?: readonly Journal[];
  /** Journals of what funds paid of its claims. */
  readonly received?: readonly Journal[];
}

/** Everything of a month, or of one payout, in one ZIP; outputs that failed are listed in a separate file. */
export async function allInOne(
  { output, formatOf = lastChosen(output), password, payments = [], contracts = [], received = [] }: AllOf,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { settled } = output;
  const together = `platne-liste_${monthPart(settled)}`;
  const isPart = settled.payout !== undefined;
  const slips = isPart
    ? []
    : await slipFiles(
        output.papers.payslips,
        { together, password },
        (share) => tell(share * SLIPS_SHARE),
        signal,
      );
  const bank = filesOfBanks(output, formatOf);
  const files: readonly MonthFile[] = [
    ...(isPart ? [] : [...recapFiles(output), ...journalFiles(output, [...output.journals, ...received])]),
    ...journalFiles(output, contracts, CONTRACT_JOURNAL),
    ...orderFiles(output, (firm, orders) => drawOrders(firm, orders, signal)),
    ...bank.flatMap(({ name, file }) => (file.bytes ? [bytesFile(name, name, file.bytes)] : [])),
    ...payoutFiles(output),
    ...cashFiles(settled, payments),
    ...(isPart ? output.forms.map(({ name, text }) => textFile(name, name, text)) : formFiles(output)),
    ...(isPart ? [] : [calendarFile(output)]),
    textFile(
      '',
      'PROCITAJ.txt',
      readMe(
        output,
        bank.flatMap(({ file }) => file.problems.map(({ message }) => message)),
        bank.flatMap(({ file }) => file.notes.map(({ sentence }) => sentence)),
      ),
    ),
  ];
  const made: NamedBytes[] = [];
  for (const [at, { name, make }] of files.entries()) {
    signal.throwIfAborted();
    made.push({ name, bytes: new Uint8Array(await (await make()).arrayBuffer()) });
    tell(SLIPS_SHARE + ((at + 1) / files.length) * (1 - SLIPS_SHARE));
  }
  return zipOf([...slips, ...made]);
}

/** The file name of the ZIP, unique per firm and month. */
export const zipName = ({ settled }: Output): string =>
  ['plate', monthPart(settled), fileNamePart(settled.firm.name)].filter(Boolean).join('_').concat('.zip');

/** What could not be made, and what to type for it. */
const leftOutLines = ({ settled, papers }: Output): readonly string[] => {
  const leftOut = settled.payout ? [] : leftOutOf(settled, papers);
  if (leftOut.length === 0) return [];
  return ['', 'Nije napravljeno:', ...leftOut.map(leftOutLine)];
};

const leftOutLine = ({ output, worker, reason }: LeftOut): string => `- ${output}, ${worker}: ${reason}`;

/** Share of rendering the payslips in the progress. */
const SLIPS_SHARE = 0.7;

/** Information for a later reader of the ZIP. */
export const readMe = (
  output: Output,
  problems: readonly string[],
  notes: readonly string[] = [],
): string => {
  const { ordered, settled, journals } = output;
  const byHand = paidByHand(ordered.skipped);
  const journalProblem = exportProblem(journals, settled.firm.entity);
  return [
    `Plate za ${markedMonth(settled)}, ${settled.firm.name}`,
    '',
    ...estimateNotes(settled),
    `Obrasci: ${CHECK_FIRST}.`,
    'Nalozi u banci čekaju potpis: provjerite prvi uvoz.',
    ...(byHand.length > 0 ? ['', 'Uplatiti ručno (nema naloga):'] : []),
    ...byHand.map(
      ({ purpose, payee, amount, reason }) =>
        `- ${[purpose, payee, formatMoney(amount)].filter(Boolean).join(', ')}: ${reason}`,
    ),
    ...leftOutLines(output),
    ...(journalProblem ? ['', `Temeljnica nije napravljena. ${journalProblem}`] : []),
    ...(problems.length > 0 ? ['', 'Datoteka za banku nije napravljena:'] : []),
    ...problems.map((problem) => `- ${problem}`),
    ...(notes.length > 0 ? ['', 'U datoteci za banku je drugačije napisano:'] : []),
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\r\n');
};
