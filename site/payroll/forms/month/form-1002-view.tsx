import { tableSheet } from '@obracun/engine/documents/sheet.ts';
import type { Form1002 } from '@obracun/engine/payroll/forms/srpska/form-1002.ts';
import {
  DL5_COLUMNS,
  dl5Cells,
  FRONT_COLUMNS,
  frontRows,
} from '@obracun/engine/payroll/forms/srpska/form-1002-csv.ts';
import { useState } from 'react';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import { usePrints } from '../../../ui/use-prints.ts';
import { monthPart, type Output } from '../../month/output/output.ts';
import { CopyTable } from '../../ui/output/copy-table.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { sheetFile, textFile } from '../../ui/output/month-file.ts';
import { Remark } from '../../ui/output/section.tsx';
import { SkippedList } from '../../ui/output/skipped-list.tsx';
import { pagesOf1002 } from './form-files.ts';
import { ourValues } from './our-values.ts';

/** The return 1002 of Republika Srpska in its rows and columns, to retype. */
export function Form1002View({ output }: { readonly output: Output }) {
  const form = output.papers.srpska;
  const csv = output.forms.find(({ name }) => name.includes('1002'));
  return (
    <>
      <SkippedList title="Nisu u obrascu 1002" skipped={form.skipped} />
      <Folded title="1002: prva strana" line="redovi 1–18 i red 11" isOnPaper>
        <CopyTable
          caption="Prva strana obrasca 1002"
          texts={1}
          isOurs={ourValues(form.head)}
          columns={FRONT_COLUMNS}
          rows={frontRows(form)}
        />
      </Folded>
      <Folded title="1002: DL1" line={`radnika: ${form.dl1.rows.length}`} isOnPaper>
        <Sheets columns={form.dl1.columns} rows={form.dl1.rows} totals={form.dl1.totals} />
      </Folded>
      {form.dl5.length > 0 && <SickLeave form={form} />}
      {form.notes.map((note) => (
        <Remark key={note}>
          <Quoted>{note}</Quoted>
        </Remark>
      ))}
      <FileButtons
        files={[
          ...(csv ? [textFile('1002 DL1 (CSV)', csv.name, csv.text)] : []),
          ...pagesOf1002(output),
          sheetFile('1002 DL1 (Excel)', `obrazac-1002_${monthPart(output.settled)}`, () => [sheetOf(form)]),
        ]}
      />
    </>
  );
}

const SickLeave = ({ form: { dl5 } }: { readonly form: Form1002 }) => (
  <Folded title="1002: DL5" line="bolovanja" isOnPaper>
    <CopyTable caption="DL5, bolovanja" columns={DL5_COLUMNS} rows={dl5.map(dl5Cells)} />
    <Remark>DL5: ostale kolone nisu poznate.</Remark>
  </Folded>
);

/** Texts as typed into the form. */
const sheetOf = ({ dl1 }: Form1002) =>
  tableSheet(
    'DL1',
    dl1.columns.map((title, at) => ({
      title,
      width: at === 1 ? 28 : 14,
      cell: (row: readonly string[]) => row[at] ?? '',
    })),
    [...dl1.rows, dl1.totals],
  );

interface SheetsProps {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
}

/** Workers on one sheet of the form. */
const ON_A_SHEET = 24;

/** DL1 sheet by sheet, as it is retyped; the totals of all are under the last. Print has all of it. */
function Sheets({ columns, rows, totals }: SheetsProps) {
  const [chosen, setChosen] = useState(0);
  const count = Math.max(1, Math.ceil(rows.length / ON_A_SHEET));
  const prints = usePrints();
  const sheet = Math.min(chosen, count - 1);
  return (
    <>
      {count > 1 && (
        <Segments
          label="List obrasca"
          segments={Array.from({ length: count }, (_, at) => ({
            value: String(at),
            label: `List ${at + 1}`,
          }))}
          value={String(sheet)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <div className="onScreen">
        <CopyTable
          caption={`DL1, list ${sheet + 1}`}
          columns={columns}
          rows={rows.slice(sheet * ON_A_SHEET, (sheet + 1) * ON_A_SHEET)}
          {...(sheet === count - 1 && { totals })}
        />
      </div>
      {prints > 0 && (
        <div className="onPaper">
          <CopyTable caption="DL1" columns={columns} rows={rows} totals={totals} />
        </div>
      )}
    </>
  );
}
