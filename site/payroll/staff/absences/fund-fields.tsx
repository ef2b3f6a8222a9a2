import { addDays, type Day } from '@obracun/engine/core/days/day.ts';
import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { formatRate } from '@obracun/engine/core/numbers/format.ts';
import { type Absence, payerOf } from '@obracun/engine/payroll/model/absence.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { baseName } from '@obracun/engine/payroll/month/fund-pay/plan.ts';
import { fundTerms, paymentOf } from '@obracun/engine/payroll/month/fund-pay/terms.ts';
import { counterOf } from '@obracun/engine/payroll/staff/absences/counter.ts';
import { defaultPaymentText, FUND_PAYMENT_TEXT } from '../../ui/form/fund-payment.ts';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';
import { RecordSections } from '../../ui/form/record-sections.tsx';
import { LawLine } from '../../ui/law-line.tsx';
import { type AboutAbsence, othersOf } from './absence-sections.tsx';

const SHARE = percentField({
  label: 'Naknada fonda, procenat osnovice',
  invalid: 'Upišite procenat, npr. 70.',
});
const BASE = amountField({
  label: 'Osnovica naknade fonda, mjesečno',
  invalid: 'Upišite iznos, npr. 1.250,00.',
});

interface FundFieldsProps {
  readonly about: AboutAbsence;
  readonly worker: Worker;
  readonly edit: RecordEdit<Absence>;
}

/** Payer, share and base of days at a fund's cost, when there are any. */
export function FundFields({ about, worker, edit }: FundFieldsProps) {
  const { entity } = about.firm;
  const counter = counterOf(edit.draft, othersOf(worker, edit.draft, about.all), entity);
  const isOfFund = counter ? counter.fundFrom !== undefined : payerOf(edit.draft) === 'fund';
  if (!isOfFund) return null;
  if (entity === 'bd')
    return <p className="soft">Ako firma isplaćuje naknadu na teret fonda, upišite je u mjesecu.</p>;
  const leaveFrom = addDays(edit.draft.from, -(counter?.daysBefore ?? 0));
  const rows = fundRows(about, worker, edit.draft, leaveFrom);
  return (
    <RecordSections prefix="odsustvo" edit={edit} sections={[{ title: 'Naknada na teret fonda', rows }]} />
  );
}

function fundRows(
  { firm, problems }: AboutAbsence,
  { municipality }: Worker,
  { kind, fundPayment }: Absence,
  leaveFrom: Day,
): readonly FormRow<Absence>[] {
  const terms = fundTerms(firm.entity, kind, leaveFrom, municipality);
  const isByFirm = paymentOf(firm, kind, fundPayment, terms) !== 'fund';
  const ofFirm = firm.fundPayments?.[kind];
  return [
    {
      kind: 'choice',
      name: 'fundPayment',
      label: 'Ko isplaćuje radniku',
      labels: FUND_PAYMENT_TEXT,
      hint: ofFirm
        ? `Firma: ${FUND_PAYMENT_TEXT[ofFirm].toLowerCase()}.`
        : defaultPaymentText(firm.entity, kind, leaveFrom, municipality),
    },
    {
      kind: 'number',
      name: 'fundShare',
      when: isByFirm,
      field: SHARE,
      placeholder: terms.share === undefined ? undefined : formatRate(terms.share).replace(' %', ''),
      error: problems.fundShare,
      hint: terms.share === undefined ? 'Upišite procenat.' : undefined,
    },
    {
      kind: 'number',
      name: 'fundBase',
      when: isByFirm,
      field: BASE,
      error: problems.fundBase,
      hint: terms.base
        ? `Ako ne upišete: ${baseName(terms.base)}, iz zaključenih mjeseci.`
        : 'Upišite mjesečni iznos.',
    },
    {
      block: firm.entity === 'fbih' && kind === 'maternity' && isByFirm && (
        <p className="soft">Računa se bez poreza, s doprinosima firme. Provjerite u poreznoj upravi.</p>
      ),
    },
    { block: <LawLine source={terms.source} className="soft" /> },
  ];
}
