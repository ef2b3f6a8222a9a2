import type { FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import { FileSpreadsheet } from 'lucide-react';
import { fetchPart } from '../app/load-part.ts';
import { DownloadProblem } from '../documents/screen/download-problem.tsx';
import { type Format, useDownload } from '../documents/screen/use-download.ts';
import { Button } from '../ui/button.tsx';
import type { Answer } from './call.ts';
import type { FormState } from './form-state.ts';
import { linkTo } from './fragment.ts';
import { ledgerOf } from './ledger-of.ts';
import { linkInputs } from './share-link.ts';
import { workbookName } from './workbook-name.ts';

interface SheetProps {
  readonly definition: FormDefinition;
  readonly chosen: FormState;
  readonly answer: Answer;
}

/** The writer of spreadsheets is fetched when first asked for, which a lost network may prevent. */
export function SheetButton({ definition, chosen, answer }: SheetProps) {
  const { problem, download } = useDownload();
  const workbook: Format = {
    button: 'Excel',
    extension: 'xlsx',
    make: async () => {
      const { workbookOf } = await fetchPart(() => import('./download-workbook.ts'));
      const ledger = ledgerOf(answer, chosen);
      return workbookOf(definition, chosen, ledger, linkTo(linkInputs(definition, chosen)));
    },
  };
  const save = () => void download(workbook, workbookName(definition, chosen));
  return (
    <>
      <Button look="quiet" onClick={save}>
        <FileSpreadsheet aria-hidden="true" size={18} /> {workbook.button}
      </Button>
      {problem && <DownloadProblem problem={problem} retry={save} />}
    </>
  );
}
