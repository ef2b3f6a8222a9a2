import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { FileSpreadsheet, Table } from 'lucide-react';
import { DownloadProblem } from '../../lazy-loading/download-problem.tsx';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { type Format, useDownload } from '../../lazy-loading/use-download.ts';
import { linkTo } from '../../storage/fragment.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import type { Answer } from '../api/answer.ts';
import { ledgerOf } from '../api/ledger-of.ts';
import type { FormState } from '../form-state/form-state.ts';
import { tableText } from './copy-table.ts';
import { linkInputs } from './share-link.ts';
import { workbookName } from './workbook-name.ts';

interface SheetProps {
  readonly definition: FormDefinition;
  readonly chosen: FormState;
  readonly answer: Answer;
}

/** The spreadsheet writer loads on demand, which fails when offline. */
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
      <CopyButton look="quiet" text={() => tableText(definition, chosen, ledgerOf(answer, chosen))}>
        {(label = 'Kopiraj sve') => (
          <>
            <Table aria-hidden="true" size={18} /> {label}
          </>
        )}
      </CopyButton>
      {problem && <DownloadProblem problem={problem} retry={save} />}
    </>
  );
}
