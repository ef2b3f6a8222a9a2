import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { type MyPayslip, wholeOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { unbroken } from '../../fields/parsing/use-typed.ts';

/** A payslip in five sentences: the cost, the gross, contributions, tax, and what is left. */
export function sentencesOf(payslip: MyPayslip): readonly string[] {
  const { entity, gross, parts, received } = payslip;
  const contributions = parts.pension + parts.health + parts.other;
  const others = [
    ...(parts.solidarity > 0 ? [`doprinos za solidarnost ${written(parts.solidarity)}`] : []),
    ...(parts.levies > 0 ? [`naknade ${written(parts.levies)}`] : []),
  ];
  const apart = received > 0 ? `, od toga u drugim isplatama ${written(received)}` : '';
  const paid = `${written(parts.paid)}${apart}`;
  return [
    `Firma je za vaš rad platila ukupno ${written(wholeOf(payslip))}.`,
    `Vaša bruto ${entity === 'fbih' ? 'plaća' : 'plata'} je ${written(gross)}.`,
    `Za ${INSURED[entity]} uplaćeno je ${written(contributions)}, od toga za penziju ${written(parts.pension)}.`,
    `Porez na dohodak je ${[written(parts.tax), ...others].join(', a ')}.`,
    parts.withheld > 0
      ? `Obustavljeno vam je ${written(parts.withheld)} (kredit, zabrana ili članarina), a isplaćeno ${paid}.`
      : `Isplaćeno vam je ${paid}.`,
  ];
}

const INSURED: Readonly<Record<MyPayslip['entity'], string>> = {
  fbih: 'penziju, liječenje i nezaposlenost',
  rs: 'penziju, liječenje, nezaposlenost i dječiju zaštitu',
  bd: 'penziju, liječenje i nezaposlenost',
};

/** An amount that stays on one line. */
const written = (amount: Feninga): string => unbroken(formatMoney(amount));
