import { commaAmount } from '@obracun/engine/core/numbers/units.ts';
import type { Form1002 } from '@obracun/engine/payroll/forms/srpska/form-1002.ts';
import { tableSheet } from '@obracun/engine/payroll/sheets/sheet.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import { FileButtons } from '../components/file-buttons.tsx';
import { Remark } from '../components/section.tsx';
import { SkippedList } from '../components/skipped-list.tsx';
import { sheetFile, textFile } from '../files/month-file.ts';
import { monthPart, type Output } from '../model/output.ts';
import { CopyTable } from './copy-table.tsx';
import { ourValues } from './our-values.ts';
import { Sheets } from './sheets.tsx';

/** The return 1002 of Republika Srpska in its own rows and columns, to retype. */
export function Form1002View({ output }: { readonly output: Output }) {
  const form = output.papers.srpska;
  const csv = output.forms.find(({ name }) => name.includes('1002'));
  return (
    <>
      <SkippedList title="Nisu u obrascu 1002" skipped={form.skipped} />
      <Folded title="1002: prva strana" line="redovi 1–18 i red 11" isOnPaper>
        <CopyTable
          caption="Prva strana obrasca 1002"
          words={1}
          isOurs={ourValues(form.head)}
          columns={['Red', 'Naziv', 'Vrijednost']}
          rows={[
            ...form.head.map(({ row, label, value }) => [row, label, value]),
            ...form.codes.map(({ code, amount }) => ['11', code, amount]),
          ]}
        />
      </Folded>
      <Sheets columns={form.dl1.columns} rows={form.dl1.rows} totals={form.dl1.totals} />
      {form.dl5.length > 0 && <SickLeave form={form} />}
      {form.notes.map((note) => (
        <Remark key={note}>
          <Quoted>{note}</Quoted>
        </Remark>
      ))}
      <FileButtons
        files={[
          ...(csv ? [textFile('1002 DL1 (CSV)', csv.name, csv.text)] : []),
          sheetFile('1002 DL1 (Excel)', `obrazac-1002_${monthPart(output.settled)}`, () => [sheetOf(form)]),
        ]}
      />
    </>
  );
}

const SickLeave = ({ form: { dl5 } }: { readonly form: Form1002 }) => (
  <>
    <CopyTable
      caption="DL5, bolovanja"
      columns={['Radnik', 'JMB', '6 bruto za bolovanje', '7 razlika do punog bruta']}
      rows={dl5.map(({ worker, jmbg, sickGross, difference }) => [
        worker,
        jmbg,
        commaAmount(sickGross),
        difference === undefined ? '' : commaAmount(difference),
      ])}
    />
    <Remark>DL5: ostale kolone nisu poznate.</Remark>
  </>
);

/** Texts as they are typed into the form. */
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
