import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { FormerMonths } from '../../month/remake/former-papers.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { RecordSections } from '../../ui/form/record-sections.tsx';
import { useEditing } from '../../ui/form/use-editing.ts';
import { useFieldFocus } from '../../ui/form/use-field-focus.ts';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { AccountFields } from './account-fields.tsx';
import { firmSections } from './firm-sections.tsx';
import { FundPaymentSection } from './fund-payment-section.tsx';
import { KindFields } from './kinds/kind-fields.tsx';
import { LabourPriceFields } from './labour-price-fields.tsx';
import { LedgerFields } from './ledger-fields.tsx';
import { PayerAccountFields } from './payer-account-fields.tsx';

/** The form of a firm. */
export function FirmScreen({
  firm,
  year,
  month,
  field,
}: Pick<SectionProps, 'firm' | 'year' | 'month' | 'field'>) {
  const editing = useEditing<Firm>({
    key: firm.id,
    stored: firm,
    isNew: false,
    read: readFirm,
    put: saveFirm,
  });
  const edit = { draft: editing.draft, change: editing.change };
  useFieldFocus(field && `firma.${field}`);
  return (
    <EditForm
      label="Podaci firme"
      editing={editing}
      actions={
        <a href={addressOf({ firm: firm.id, section: 'predaja', year, month })}>Predaja i zaključavanje</a>
      }
    >
      <ArrivalHeading level={3} look="section">
        Podaci firme
      </ArrivalHeading>
      <RecordSections prefix="firma" edit={edit} sections={firmSections(edit)} />
      <KindFields firm={edit.draft} change={edit.change} />
      <LabourPriceFields {...edit} />
      <FundPaymentSection {...edit} />
      <PayerAccountFields {...edit} />
      <AccountFields {...edit} />
      <LedgerFields {...edit} />
      <FormerMonths firm={firm.id} />
    </EditForm>
  );
}
