import { unbrokenMoney } from '@obracun/engine/core/numbers/format.ts';
import { type MyPayslip, wholeOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';

/** A payslip in five sentences: the cost, the gross, contributions, tax, and what is left. */
export function sentencesOf(payslip: MyPayslip): readonly string[] {
  const { entity, gross, parts, received } = payslip;
  const contributions = parts.pension + parts.health + parts.other;
  const others = [
    ...(parts.solidarity > 0 ? [`doprinos za solidarnost ${unbrokenMoney(parts.solidarity)}`] : []),
    ...(parts.levies > 0 ? [`naknade ${unbrokenMoney(parts.levies)}`] : []),
  ];
  const apart = received > 0 ? `, od toga u drugim isplatama ${unbrokenMoney(received)}` : '';
  const paid = `${unbrokenMoney(parts.paid)}${apart}`;
  return [
    `Firma je za vaš rad platila ukupno ${unbrokenMoney(wholeOf(payslip))}.`,
    `Vaša bruto ${entity === 'fbih' ? 'plaća' : 'plata'} je ${unbrokenMoney(gross)}.`,
    `Za ${INSURED[entity]} uplaćeno je ${unbrokenMoney(contributions)}, od toga za penziju ${unbrokenMoney(parts.pension)}.`,
    `Porez na dohodak je ${[unbrokenMoney(parts.tax), ...others].join(', a ')}.`,
    parts.withheld > 0
      ? `Obustavljeno vam je ${unbrokenMoney(parts.withheld)} (kredit, zabrana ili članarina), a isplaćeno ${paid}.`
      : `Isplaćeno vam je ${paid}.`,
  ];
}

const INSURED: Readonly<Record<MyPayslip['entity'], string>> = {
  fbih: 'penziju, liječenje i nezaposlenost',
  rs: 'penziju, liječenje, nezaposlenost i dječiju zaštitu',
  bd: 'penziju, liječenje i nezaposlenost',
};
