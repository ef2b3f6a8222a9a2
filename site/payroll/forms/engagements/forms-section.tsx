import { counted, formatDay } from '@obracun/engine/core/numbers/format.ts';
import {
  columnTitle,
  type EngagementForm,
  engagementForms,
  formDue,
  formName,
  formNote,
  rowTexts,
  totalTexts,
} from '@obracun/engine/payroll/forms/engagements/forms.ts';
import { SRPSKA_NOTE } from '@obracun/engine/payroll/forms/engagements/srpska-form.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { SettledEngagement } from '@obracun/engine/payroll/staff/engagements/settled.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { Outside } from '../../../ui/source-place.tsx';
import { CopyTable } from '../../ui/output/copy-table.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { Remark, Section } from '../../ui/output/section.tsx';
import { formFiles } from './engagement-files.ts';

interface FormsSectionProps {
  readonly firm: Firm;
  readonly payouts: readonly SettledEngagement[];
}

/** The forms of the month's payouts in the columns of each, to copy, print or open in a spreadsheet. */
export function FormsSection({ firm, payouts }: FormsSectionProps) {
  const forms = engagementForms(payouts);
  const isUnfiled = firm.entity === 'rs' && payouts.some(({ filing }) => !filing);
  return (
    <Section title="Obrasci ugovora" isWide>
      {forms.map((form) => (
        <FormTable
          key={formName(form) + form.rows.map((row) => rowTexts(row, 0)).join()}
          firm={firm}
          form={form}
        />
      ))}
      {isUnfiled && <Remark>{SRPSKA_NOTE}</Remark>}
    </Section>
  );
}

/** The deadline where it is known, else the number of people. */
function briefly(form: EngagementForm): string {
  const due = formDue(form);
  return [due && `rok ${formatDay(due)}`, counted(form.rows.length, RECIPIENTS)].filter(Boolean).join(' · ');
}

const RECIPIENTS = ['primalac', 'primaoca', 'primalaca'] as const;

const FormTable = ({ firm, form }: { readonly firm: Firm; readonly form: EngagementForm }) => (
  <Folded title={`Obrazac ${formName(form)}`} line={briefly(form)} isOnPaper>
    <Remark>
      {form.title}. {formNote(form)}
      {form.source !== undefined && (
        <>
          {' '}
          Kolone kao u obrascu: <Outside url={form.source} />
        </>
      )}
    </Remark>
    <CopyTable
      caption={`Obrazac ${formName(form)}`}
      columns={form.columns.map(columnTitle)}
      rows={form.rows.map(rowTexts)}
      totals={totalTexts(form)}
    />
    <FileButtons files={formFiles(firm, form)} />
  </Folded>
);
