import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { currencyName } from '@obracun/engine/documents/currency.ts';
import { isNamedBy } from '@obracun/engine/documents/invoice/chain.ts';
import { LARGEST_PRICE } from '@obracun/engine/documents/invoice/schema.ts';
import { useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { ScaledInput } from '../../../fields/scaled-input.tsx';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../parts/business.module.css';
import { addRecords } from '../state/records.ts';
import type { DocumentItemProps } from './item-props.ts';

/** The payments of a document, and another one. */
export function Payments({ row, records, removal }: DocumentItemProps) {
  const { content } = row.stored;
  const { id, vrsta, brojFakture, datum, valuta } = content;
  const currency = currencyName(valuta);
  const paidFor = { id, vrsta, broj: brojFakture, datum };
  const own = records.payments.filter((payment) => isNamedBy(payment.content.za, content));
  return (
    <>
      {own.length > 0 && (
        <ul>
          {own.map((payment) => {
            const text = `${isDay(payment.content.dan) ? formatDay(payment.content.dan) : ''} ${formatAmount(payment.content.iznos)} ${currency}`;
            return (
              <li key={payment.id}>
                Uplata {text}{' '}
                <Button
                  look="link"
                  aria-label={`Ukloni uplatu ${text}`}
                  onClick={() => removal.removeMany({ uplate: [payment.id] }, `uplata ${text}`)}
                >
                  Ukloni
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {row.over > 0 && (
        <Notice kind="warn">
          Primljeno je {formatAmount(row.over)} {currency} više nego što se duguje: vratite razliku kupcu ili
          je upišite na drugu fakturu.
        </Notice>
      )}
      {row.open > 0 && (
        <NewPayment key={row.open} id={row.stored.id} open={row.open} paidFor={paidFor} currency={currency} />
      )}
    </>
  );
}

interface NewPaymentProps {
  readonly id: string;
  readonly open: number;
  readonly paidFor: object;
  readonly currency: string;
}

/** What is still owed is offered as the amount. */
function NewPayment({ id, open, paidFor, currency }: NewPaymentProps) {
  const [amount, setAmount] = useState({ value: open, unread: undefined as string | undefined });
  const [day, setDay] = useState(today());
  const [problem, setProblem] = useState<string>();
  const keep = () => {
    if (amount.value === 0 || amount.unread !== undefined) setProblem('Upišite iznos uplate veći od nule.');
    else if (!isDay(day)) setProblem('Izaberite dan uplate.');
    else
      addRecords('uplate', [{ za: paidFor, dan: day, iznos: amount.value }]).then(
        () => setProblem(undefined),
        (error: unknown) => setProblem(`Uplata nije sačuvana: ${reasonOf(error)}.`),
      );
  };
  return (
    <>
      <div className={joinClasses('columns', styles.pay)}>
        <ScaledInput
          id={fieldId(`uplata.${id}`)}
          kind="iznos"
          places={2}
          largest={LARGEST_PRICE}
          label={`Uplaćeno, ${currency}`}
          value={amount.value}
          unread={amount.unread}
          onValue={(value, unread) => setAmount({ value, unread })}
        />
        <DateInput id={fieldId(`uplata.${id}.dan`)} label="Dan uplate" text={day} onText={setDay} />
      </div>
      <div>
        <Button onClick={keep}>Upiši uplatu</Button>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
