import {
  isReportedInFederation,
  type MipElsewhere,
} from '@obracun/engine/payroll/forms/federal/mip-elsewhere.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { ComponentType } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import { Typed } from '../../../ui/typed.tsx';
import type { Output } from '../../month/output/output.ts';
import { CheckFirst } from '../../ui/output/check-first.tsx';
import { CopyTable } from '../../ui/output/copy-table.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { type MonthFile, textFile } from '../../ui/output/month-file.ts';
import { Remark, Section } from '../../ui/output/section.tsx';
import { SkippedList } from '../../ui/output/skipped-list.tsx';
import { FederalForms } from './federal-forms.tsx';
import { Form1002View } from './form-1002-view.tsx';
import { elsewhereFiles } from './form-files.ts';

/** The forms of the month's entity. */
export function FormsSection({ output }: { readonly output: Output }) {
  const { entity } = output.settled.firm;
  const Forms = FORMS[entity];
  return (
    <Section title="Obrasci" isWide={entity !== 'fbih'}>
      <CheckFirst entity={entity} />
      <Forms output={output} />
    </Section>
  );
}

const SrpskaForms = ({ output }: { readonly output: Output }) => (
  <>
    <Form1002View output={output} />
    <ReportedInFederation output={output} />
  </>
);

const DistrictForms = ({ output }: { readonly output: Output }) => (
  <>
    <Folded
      title="Vrijednosti za Brčko distrikt"
      line={`radnika: ${output.papers.district.rows.length}`}
      isOnPaper
    >
      <CopyTable caption="Vrijednosti za Brčko distrikt" {...output.papers.district} />
    </Folded>
    <FileButtons files={output.forms.map(({ name, text }) => textFile('Vrijednosti (CSV)', name, text))} />
    <Remark>Distrikt traži GIP-1022 i AUG-1031 (df.bdcentral.net, 28. 12. 2023).</Remark>
    <ReportedInFederation output={output} />
  </>
);

const FORMS: Readonly<Record<PayrollEntity, ComponentType<{ readonly output: Output }>>> = {
  fbih: FederalForms,
  rs: SrpskaForms,
  bd: DistrictForms,
};

/** Workers of an employer outside the Federation who are reported there too; a month closed by an earlier version has only that. */
function ReportedInFederation({ output }: { readonly output: Output }) {
  const { papers, settled } = output;
  const { mipElsewhere: values } = papers;
  if (values) return <FederalValues values={values} files={elsewhereFiles(output)} />;
  const reported = settled.wages.filter(isReportedInFederation);
  if (reported.length === 0) return null;
  return (
    <Notice kind="warn">
      Za radnike <Typed>{reported.map(({ worker }) => surnameFirst(worker)).join(', ')}</Typed> podnosi se i
      MIP-1023 u Federaciji, a uz ovaj mjesec nije sačuvan.
    </Notice>
  );
}

interface FederalValuesProps {
  readonly values: MipElsewhere;
  readonly files: readonly MonthFile[];
}

const FederalValues = ({ values, files }: FederalValuesProps) => (
  <Folded title="MIP-1023 u Federaciji: vrijednosti" line={`radnika: ${values.rows.length}`} isOnPaper>
    {values.notes.map((note) => (
      <Notice key={note} kind="warn">
        <Quoted>{note}</Quoted>
      </Notice>
    ))}
    <SkippedList title="Nisu u tabeli za MIP-1023" skipped={values.skipped} />
    <CopyTable
      caption="Vrijednosti za MIP-1023 u Federaciji"
      columns={values.columns}
      rows={values.rows}
      totals={values.totals}
    />
    <FileButtons files={files} />
  </Folded>
);
