import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Overpaid } from '@obracun/engine/payroll/payments/corrections/difference.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';
import pieces from '../../ui/output/output.module.css';

/** Treatment of each kind of overpayment. */
const REMEDIES: Readonly<Record<Overpaid['kind'], (entity: PayrollEntity) => string>> = {
  worker: () => 'Nudi se za odbijanje od isplate u narednom otvorenom mjesecu.',
  deduction: () => 'Dogovorite s primaocem povrat ili manju narednu ratu.',
  revenue: (entity) => inWordsOf(entity, 'Tražite povrat ili preknjiženje kod poreske uprave.'),
};

interface OverpaidListProps {
  readonly overpaid: readonly Overpaid[];
  readonly entity: PayrollEntity;
}

/** Overpayments of the earlier closing, which no order recovers. */
export function OverpaidList({ overpaid, entity }: OverpaidListProps) {
  if (overpaid.length === 0) return null;
  const total = sumOf(overpaid, ({ amount }) => amount);
  return (
    <Notice kind="warn" title={`Preplaćeno po ranijem zaključenju: ${formatMoney(total)}`}>
      <ul>
        {overpaid.map((one) => (
          <li
            key={`${one.kind} ${one.worker} ${one.purpose} ${one.payee} ${one.amount}`}
            className={joinClasses('ruled entry', pieces.row)}
          >
            <span className="breaking">
              {one.kind === 'deduction' ? <Typed>{one.purpose}</Typed> : one.purpose}
              {one.payee && (
                <>
                  , <Typed>{one.payee}</Typed>
                </>
              )}
            </span>
            <span className="amount">{formatMoney(one.amount)}</span>
            <span className="soft whole breaking">{REMEDIES[one.kind](entity)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
