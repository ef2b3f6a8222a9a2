import { amountField } from '@obracun/engine/core/field.ts';
import { formatMoney, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { Overpayment } from '@obracun/engine/payroll/payments/corrections/overpayments.ts';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { overpaidBefore } from '../../../storage/payroll/overpaid.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { withOverpaid } from '../edits/change.ts';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import styles from './overpaid-offer.module.css';

interface OverpaidOfferProps {
  readonly of: MonthOf;
  readonly entity: PayrollEntity;
  /** Workers of the month. */
  readonly workers: readonly Worker[];
  readonly month: PayrollMonth;
  readonly make: EditedMonth['make'];
}

/** Overpaid wages of earlier months, each with a checkbox to deduct it this month, whole or in part. */
export function OverpaidOffer({ of, entity, workers, month, make }: OverpaidOfferProps) {
  const found = useFound(monthId(of.firm, of.year, of.month), overpaidBefore) ?? [];
  const offered = withTicked(found, month, workers);
  if (offered.length === 0) return null;
  const take = ({ worker, closing }: Overpayment, amount: number | undefined) => {
    const before = month.workers[worker];
    make({ [worker]: { before, after: withOverpaid(before, closing, amount) } });
  };
  return (
    <Notice kind="info" title="Preplaćeno u ranijim mjesecima">
      <p>
        {CONSENT[entity]} Obustave po rješenju suda imaju prednost: preplaćeno se odbija od onoga što ostane.
      </p>
      <ul className={joinClasses('stack1', styles.list)}>
        {offered.map(({ worker, one, ticked }) => (
          <li key={`${one.closing} ${one.worker}`}>
            <CheckboxInput
              id={fieldId(`preplaceno.${one.closing}.${one.worker}`)}
              label={
                <span>
                  Odbij {formatMoney(ticked ?? one.amount)} za {monthWritten(monthOfId(one.closing))}:{' '}
                  <WorkerName worker={worker} />
                </span>
              }
              isOn={ticked !== undefined}
              onChange={(isTaken) => take(one, isTaken ? one.amount : undefined)}
            />
            {ticked !== undefined && (
              <HeldInput
                id={fieldId(`preplaceno.iznos.${one.closing}.${one.worker}`)}
                field={TAKEN}
                value={ticked}
                hint={`Od ukupno ${formatMoney(one.amount)}. Ostatak se nudi u narednim mjesecima.`}
                error={ticked > one.amount ? `Preplaćeno je ${formatMoney(one.amount)}.` : undefined}
                onValue={(amount) =>
                  amount !== undefined && amount > 0 && take(one, Math.min(amount, one.amount))
                }
              />
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const TAKEN = amountField({ label: 'Iznos u ovom mjesecu', invalid: 'Upišite iznos, npr. 200,00.' });

const CONSENT: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Potrebna je pisana saglasnost radnika data nakon preplate, ili izvršna sudska odluka (Zakon o radu FBiH čl. 82).',
  rs: 'Prije odbijanja uzmite pisanu saglasnost radnika.',
  bd: 'Prije odbijanja uzmite pisanu saglasnost radnika.',
};

interface Offered {
  readonly worker: Worker;
  readonly one: Overpayment;
  /** Amount deducted this month; undefined for none. */
  readonly ticked: number | undefined;
}

/** Outstanding overpayments of the workers of the month, and amounts already deducted in it. */
function withTicked(
  found: readonly Overpayment[],
  { workers: inputs }: PayrollMonth,
  workers: readonly Worker[],
): readonly Offered[] {
  return workers.flatMap((worker) => {
    const own = found.filter((one) => one.worker === worker.id);
    const ticked = Object.entries(inputs[worker.id]?.overpaid ?? {});
    const gone = ticked
      .filter(([closing]) => !own.some((one) => one.closing === closing))
      .map(([closing, amount]): Overpayment => ({ closing, worker: worker.id, amount }));
    return [...own, ...gone].map((one) => ({
      worker,
      one,
      ticked: inputs[worker.id]?.overpaid?.[one.closing],
    }));
  });
}
