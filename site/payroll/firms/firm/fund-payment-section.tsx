import {
  ABSENCE_KINDS,
  type AbsenceKind,
  isCounted,
  KIND_NAMES,
} from '@obracun/engine/payroll/model/absence.ts';
import type { FundPayment } from '@obracun/engine/payroll/model/fund-payment.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { today } from '../../../platform/clock.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import fields from '../../ui/form/fields.module.css';
import { defaultPaymentText, FundPaymentChoice } from '../../ui/form/fund-payment.tsx';
import type { FirmEdit } from './firm-edit.ts';

const KINDS = KIND_NAMES.filter(isCounted);

/** Whether the firm pays workers for a fund, by kind of absence; of the District no rule was found. */
export function FundPaymentSection({ firm, change }: FirmEdit) {
  const { entity, fundPayments = {} } = firm;
  if (entity === 'bd') return null;
  const set = (kind: AbsenceKind, payment: FundPayment | undefined) => {
    const { [kind]: _, ...rest } = fundPayments;
    const next = payment === undefined ? rest : { ...rest, [kind]: payment };
    change({ fundPayments: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <FormSection title="Naknade na teret fonda">
      <p>{ABOUT[entity]}</p>
      <div className={fields.fields}>
        {KINDS.map((kind) => (
          <FundPaymentChoice
            key={kind}
            id={fieldId(`firma.fond.${kind}`)}
            label={ABSENCE_KINDS[kind]}
            value={fundPayments[kind]}
            hint={defaultHint(entity, kind)}
            onValue={(payment) => set(kind, payment)}
          />
        ))}
      </div>
    </FormSection>
  );
}

const ABOUT = {
  rs: 'Naknadu na teret fonda isplaćuje:',
  fbih: 'Naknadu poslije 42 dana isplaćuje (u Kantonu Sarajevo, Unsko-sanskom i Tuzlanskom firma):',
} as const;

const defaultHint = (entity: 'rs' | 'fbih', kind: AbsenceKind): string =>
  entity === 'fbih' && kind !== 'maternity'
    ? 'Dok ne izaberete, zavisi od kantona radnika.'
    : defaultPaymentText(entity, kind, today(), undefined);
