import {
  ABSENCE_KINDS,
  type AbsenceKind,
  isCounted,
  KIND_NAMES,
} from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { today } from '../../../platform/clock.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { defaultPaymentText, FUND_PAYMENT_TEXT } from '../../ui/form/fund-payment.ts';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';
import { RecordRows } from '../../ui/form/record-sections.tsx';
import { withPart } from '../../ui/form/some-of.ts';

type FundPayments = NonNullable<Firm['fundPayments']>;

const KINDS = KIND_NAMES.filter(isCounted);

/** Whether the firm pays workers for a fund, by kind of absence; of the District no rule was found. */
export function FundPaymentSection({ draft: firm, change }: RecordEdit<Firm>) {
  const { entity, fundPayments = {} } = firm;
  if (entity === 'bd') return null;
  const edit: RecordEdit<FundPayments> = {
    draft: fundPayments,
    change: (part) => {
      const next = withPart(fundPayments, part);
      change({ fundPayments: Object.keys(next).length > 0 ? next : undefined });
    },
  };
  return (
    <FormSection title="Naknade na teret fonda">
      <p>{ABOUT[entity]}</p>
      <RecordRows prefix="firma.fond" edit={edit} rows={KINDS.map((kind) => paymentRow(entity, kind))} />
    </FormSection>
  );
}

const paymentRow = (entity: 'rs' | 'fbih', kind: AbsenceKind): FormRow<FundPayments> => ({
  kind: 'choice',
  name: kind,
  label: ABSENCE_KINDS[kind],
  labels: FUND_PAYMENT_TEXT,
  hint: defaultHint(entity, kind),
});

const ABOUT = {
  rs: 'Naknadu na teret fonda isplaćuje:',
  fbih: 'Naknadu poslije 42 dana isplaćuje (u Kantonu Sarajevo, Unsko-sanskom i Tuzlanskom firma):',
} as const;

const defaultHint = (entity: 'rs' | 'fbih', kind: AbsenceKind): string =>
  entity === 'fbih' && kind !== 'maternity'
    ? 'Dok ne izaberete, zavisi od kantona radnika.'
    : defaultPaymentText(entity, kind, today(), undefined);
