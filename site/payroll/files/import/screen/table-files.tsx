import { Download } from 'lucide-react';
import { loadPart } from '../../../../lazy-loading/load-part.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { Button, Buttons } from '../../../../ui/controls/button.tsx';

const loadWriter = () => import('../reading/write-file.ts');

interface TableFilesProps {
  /** Text above the buttons. */
  readonly text: string;
  /** File name without extension. */
  readonly name: string;
  readonly sheet: string;
  readonly rows: () => readonly (readonly string[])[];
}

/** Download of a table, as CSV or as a workbook of text cells. */
export function TableFiles({ text, name, sheet, rows }: TableFilesProps) {
  const csv = async () => saveFile((await loadPart(loadWriter)).csvOf(rows()), `${name}.csv`);
  const xlsx = async () => saveFile(await (await loadPart(loadWriter)).xlsxOf(rows(), sheet), `${name}.xlsx`);
  return (
    <fieldset>
      <legend>{text}</legend>
      <Buttons>
        <Button onClick={() => void xlsx()}>
          <Download aria-hidden="true" size={18} /> Excel
        </Button>
        <Button onClick={() => void csv()}>
          <Download aria-hidden="true" size={18} /> CSV
        </Button>
      </Buttons>
    </fieldset>
  );
}
