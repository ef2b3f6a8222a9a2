import { addDays } from '@obracun/engine/core/days/day.ts';
import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { formatRate } from '@obracun/engine/core/numbers/format.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { baseName } from '@obracun/engine/payroll/month/fund-pay/plan.ts';
import { fundTerms, paymentOf } from '@obracun/engine/payroll/month/fund-pay/terms.ts';
import type { AbsenceProblems } from '@obracun/engine/payroll/staff/absences/problems.ts';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import fields from '../../ui/form/fields.module.css';
import { defaultPaymentText, FUND_PAYMENT_TEXT, FundPaymentChoice } from '../../ui/form/fund-payment.tsx';
import type { SomeOf } from '../../ui/form/some-of.ts';

const SHARE = percentField({
  label: 'Naknada fonda, procenat osnovice',
  invalid: 'Upišite procenat, npr. 70.',
});
const BASE = amountField({
  label: 'Osnovica naknade fonda, mjesečno',
  invalid: 'Upišite iznos, npr. 1.250,00.',
});

interface FundFieldsProps {
  readonly firm: Firm;
  readonly worker: Worker;
  readonly draft: Absence;
  readonly problems: AbsenceProblems;
  readonly change: (part: SomeOf<Absence>) => void;
  /** Days of the same leave before the absence. */
  readonly daysBefore: number;
}

/** Payer, share and base of days at a fund's cost. */
export function FundFields({ firm, worker, draft, problems, change, daysBefore }: FundFieldsProps) {
  const { kind, fundPayment } = draft;
  const leaveFrom = addDays(draft.from, -daysBefore);
  const terms = fundTerms(firm.entity, kind, leaveFrom, worker.municipality);
  const payment = paymentOf(firm, kind, fundPayment, terms);
  const ofFirm = firm.fundPayments?.[kind];
  if (firm.entity === 'bd')
    return <p className="soft">Ako firma isplaćuje naknadu na teret fonda, upišite je u mjesecu.</p>;
  return (
    <FormSection title="Naknada na teret fonda">
      <div className={fields.fields}>
        <FundPaymentChoice
          id={fieldId('odsustvo.fundPayment')}
          label="Ko isplaćuje radniku"
          value={fundPayment}
          hint={
            ofFirm
              ? `Firma: ${FUND_PAYMENT_TEXT[ofFirm].toLowerCase()}.`
              : defaultPaymentText(firm.entity, kind, leaveFrom, worker.municipality)
          }
          onValue={(chosen) => change({ fundPayment: chosen })}
        />
        {payment !== 'fund' && (
          <>
            <HeldInput
              id={fieldId('odsustvo.fundShare')}
              field={SHARE}
              value={draft.fundShare}
              placeholder={terms.share === undefined ? undefined : formatRate(terms.share).replace(' %', '')}
              error={problems.fundShare}
              hint={terms.share === undefined ? 'Upišite procenat.' : undefined}
              onValue={(fundShare) => change({ fundShare })}
            />
            <HeldInput
              id={fieldId('odsustvo.fundBase')}
              field={BASE}
              value={draft.fundBase}
              error={problems.fundBase}
              hint={
                terms.base
                  ? `Ako ne upišete: ${baseName(terms.base)}, iz zaključenih mjeseci.`
                  : 'Upišite mjesečni iznos.'
              }
              onValue={(fundBase) => change({ fundBase })}
            />
          </>
        )}
      </div>
      {firm.entity === 'fbih' && kind === 'maternity' && payment !== 'fund' && (
        <p className="soft">Računa se bez poreza, s doprinosima firme. Provjerite u poreznoj upravi.</p>
      )}
      {terms.source && (
        <p className="soft">
          {[terms.source.propis, terms.source.glasilo && `(${terms.source.glasilo})`, terms.source.clan]
            .filter(Boolean)
            .join(' ')}
          . <CertaintyMark level={terms.source.pouzdanost} />
        </p>
      )}
    </FormSection>
  );
}
