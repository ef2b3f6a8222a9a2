import type { StaffSettings } from '@obracun/engine/payroll/model/staff-settings.ts';
import { leaveTerms } from '@obracun/engine/payroll/staff/leave/terms.ts';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { SettingInput } from '../../ui/paper/setting-input.tsx';
import type { LeaveFieldsProps } from './earned-fields.tsx';

interface DecisionFieldsProps extends LeaveFieldsProps {
  /** As stored. */
  readonly settings: StaffSettings;
  readonly onSettings: (part: Partial<StaffSettings>) => void;
}

const ARTICLE_HINTS = {
  fbih: '',
  rs: 'Član zakona o rješenju, npr. člana 80.',
  bd: 'Npr. člana 45. Zakona o radu Brčko distrikta BiH.',
} as const;

/** What only the decision needs; texts of the firm are typed once. */
export function DecisionFields({ firm, draft, change, settings, onSettings }: DecisionFieldsProps) {
  const { decisionBefore } = leaveTerms(firm.entity, draft.year);
  const text = (name: 'leaveArticle' | 'rulebook' | 'remedy' | 'signer', label: string) => ({
    id: fieldId(`akti.${name}`),
    firm: firm.id,
    name,
    label,
    stored: settings[name],
    onTyped: (typed: string) => onSettings({ [name]: typed }),
  });
  return (
    <FormSection title="Rješenje">
      <TextInput
        id={fieldId('odmor.decisionNumber')}
        label="Broj rješenja"
        text={draft.decisionNumber}
        onText={(decisionNumber) => change({ decisionNumber })}
      />
      <DateInput
        id={fieldId('odmor.decisionDay')}
        label="Datum rješenja"
        hint={decisionBefore ? `Uručuje se najmanje ${decisionBefore} dana prije odmora.` : undefined}
        text={draft.decisionDay}
        onText={(decisionDay) => change({ decisionDay })}
      />
      <TextInput
        id={fieldId('odmor.decisionReasons')}
        label="Dodatno obrazloženje"
        rows={3}
        text={draft.decisionReasons}
        onText={(decisionReasons) => change({ decisionReasons })}
      />
      <p className="soft near">Za sva rješenja firme:</p>
      {firm.entity !== 'fbih' && (
        <SettingInput {...text('leaveArticle', 'Član zakona o radu')} hint={ARTICLE_HINTS[firm.entity]} />
      )}
      <SettingInput
        {...text('rulebook', 'Član pravilnika ili ugovora')}
        hint="Npr. člana 25. Pravilnika o radu."
      />
      <SettingInput
        {...text('remedy', 'Pouka o pravnom lijeku')}
        rows={3}
        hint="Rok i način prigovora prepišite iz propisa ili svog akta."
      />
      <SettingInput {...text('signer', 'Potpisnik za poslodavca')} />
    </FormSection>
  );
}
