import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { LogoInput } from '../../documents/layout/logo-input.tsx';
import { saveFirm } from '../../storage/payroll/firms.ts';
import { FormSection } from '../../ui/page/form-section.tsx';
import { EditForm } from '../form/edit-form.tsx';
import { useEditing } from '../form/use-editing.ts';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import type { SectionProps } from '../routing/section-props.ts';
import { AccountFields } from './account-fields.tsx';
import { FirmDefaultFields } from './firm-defaults.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { RateSection } from './rate-section.tsx';
import { SeatFields } from './seat-fields.tsx';

/** All that is known of a firm. */
export function FirmScreen({ firm }: Pick<SectionProps, 'firm'>) {
  const editing = useEditing<Firm>({ key: firm.id, kept: firm, isNew: false, put: saveFirm });
  const { draft, change } = editing;
  return (
    <EditForm label="Podaci firme" editing={editing}>
      <ArrivalHeading level={3} look="section">
        Podaci firme
      </ArrivalHeading>
      <IdentityFields firm={draft} change={change} />
      <SeatFields firm={draft} change={change} />
      <FormSection title="Logo na listićima">
        <LogoInput logo={draft.logo ?? ''} change={(logo) => change({ logo: logo || undefined })} />
      </FormSection>
      <FirmDefaultFields
        defaults={draft.defaults}
        entity={draft.entity}
        change={(defaults) => change({ defaults })}
      />
      <RateSection firm={draft} change={change} />
      <AccountFields firm={draft} change={change} />
    </EditForm>
  );
}
