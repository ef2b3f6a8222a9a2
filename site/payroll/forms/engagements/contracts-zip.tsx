import { fileNamePart } from '@obracun/engine/documents/file-name.ts';
import { exportProblem } from '@obracun/engine/payroll/books/journal/journal.ts';
import { bookOf } from '@obracun/engine/payroll/books/journal/ledger-accounts.ts';
import { engagementForms } from '@obracun/engine/payroll/forms/engagements/forms.ts';
import { engagementJournals } from '@obracun/engine/payroll/forms/engagements/journals.ts';
import { joined } from '@obracun/engine/payroll/forms/engagements/orders.ts';
import { engagementSlip } from '@obracun/engine/payroll/forms/engagements/slip.ts';
import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { Download } from 'lucide-react';
import { saveFile } from '../../../platform/save-file.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { CONTRACT_JOURNAL } from '../../books/journal/contract-journal-model.ts';
import { journalFiles } from '../../books/journal/journal-files.ts';
import { slipFiles } from '../../papers/slips/slip-files.ts';
import { bankFormatOf, filesOfBank } from '../../payments/orders/bank-choice.ts';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { bytesFile, type MonthFile, textFile } from '../../ui/output/month-file.ts';
import { Section } from '../../ui/output/section.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';
import { type NamedBytes, zipOf } from '../../ui/output/zip.ts';
import {
  bankOrders,
  contractOrderFiles,
  contractsPart,
  formFiles,
  type MonthContracts,
  recapFile,
} from './engagement-files.ts';

/** Everything of the month's contracts in one file. */
export function ContractsZip(output: MonthContracts) {
  const drawing = useDrawing();
  const make = () =>
    drawing.start(async (tell, signal) => {
      const { firm, of } = output;
      const name = [contractsPart(of), fileNamePart(firm.name)].filter(Boolean).join('_');
      saveFile(zipOf(await filesOf(output, tell, signal)), `${name}.zip`);
    });
  return (
    <Section title="Sve u jednom ZIP-u" isFiles>
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> Preuzmi sve
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} text="Pravljenje ZIP-a" />
    </Section>
  );
}

/** Share of rendering the slips in the progress. */
const SLIPS_SHARE = 0.7;

async function filesOf(
  output: MonthContracts,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<readonly NamedBytes[]> {
  const { firm, of, paid } = output;
  const payouts = paid.map(({ settled }) => settled);
  const slips = await slipFiles(
    payouts.map((one) => ({ document: engagementSlip(firm, one) })),
    { together: `obracuni-${contractsPart(of)}`, password: '' },
    (share) => tell(share * SLIPS_SHARE),
    signal,
  );
  const made: NamedBytes[] = [];
  for (const { name, make } of monthFiles(output)) {
    signal.throwIfAborted();
    made.push({ name, bytes: new Uint8Array(await (await make()).arrayBuffer()) });
  }
  return [...slips, ...made];
}

function monthFiles({ firm, of, paid, today }: MonthContracts): readonly MonthFile[] {
  const all = joined(paid);
  const payouts = paid.map(({ settled }) => settled);
  const journals = engagementJournals(of, paid, bookOf(firm));
  const settled = { firm, month: newMonth(firm.id, of.year, of.month), wages: [] };
  const days = [...new Set(all.orders.map(({ day }) => day))].toSorted();
  const bank = days.flatMap((day) =>
    filesOfBank(bankFormatOf(firm).get(), bankOrders(firm, of, all, day, today)).map(({ name, file }) => ({
      name: `ugovori_${day}_${name}`,
      file,
    })),
  );
  const problems = bank.flatMap(({ file }) => file.problems.map(({ message }) => message));
  const unposted = exportProblem(journals, firm.entity);
  const notes = [
    ...problems.map((problem) => `Datoteka za banku nije napravljena: ${problem}`),
    ...(unposted === undefined ? [] : [unposted]),
    ...paidByHand(all.skipped).map(({ purpose, reason }) => `Bez naloga: ${purpose}. ${reason}`),
  ];
  return [
    ...contractOrderFiles(firm, of, all),
    ...bank.flatMap(({ name, file }) => (file.bytes ? [bytesFile(name, name, file.bytes)] : [])),
    ...engagementForms(payouts).flatMap((form) => formFiles(firm, form)),
    ...journalFiles({ settled }, journals, CONTRACT_JOURNAL),
    recapFile(of, payouts),
    ...(notes.length > 0 ? [textFile('', 'PROCITAJ.txt', [...notes, ''].join('\r\n'))] : []),
  ];
}
