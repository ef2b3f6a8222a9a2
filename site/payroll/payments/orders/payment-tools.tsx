import { type Day, isDay } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { payerAccountsOf } from '@obracun/engine/payroll/firms/accounts/payer-accounts.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { type Payment, toPaySum } from '@obracun/engine/payroll/payments/due/payment.ts';
import { useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { useToday } from '../../../platform/clock.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { Remark } from '../../ui/output/section.tsx';
import styles from './payments.module.css';
import type { PaymentSelection } from './use-payment-selection.ts';

interface PaymentToolsProps {
  readonly payments: readonly Payment[];
  readonly selection: PaymentSelection;
  /** As it is now: its accounts may be newer than the closing. */
  readonly firm: Firm;
}

/** What is chosen, and what can be done with it. */
export function PaymentTools({ payments, selection, firm }: PaymentToolsProps) {
  const chosen = payments.filter(selection.isChosen);
  const orders = payments.filter(({ order }) => order !== undefined);
  const chosenOrders = chosen.filter(({ order }) => order !== undefined);
  const byHand = chosen.length - chosenOrders.length;
  return (
    <div className="onScreen stack3 card">
      <output>
        Izabrano naloga: <strong>{chosenOrders.length}</strong> od {orders.length},{' '}
        <strong>{formatMoney(toPaySum(chosenOrders))}</strong>
        {byHand > 0 && `; bez naloga još ${byHand}`}
      </output>
      <Buttons>
        <Button look="quiet" onClick={() => selection.choose(payments, false)}>
          Nijedan
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            selection.choose(payments, false);
            selection.choose(
              orders.filter(({ left }) => left > 0),
              true,
            );
          }}
        >
          Svi neplaćeni nalozi
        </Button>
      </Buttons>
      <Paying payments={chosen} selection={selection} />
      <Folded title="Dan plaćanja, račun i gotovina" line="za izabrane naloge" isLate>
        <OtherDay orders={chosenOrders} selection={selection} />
        <OtherAccount orders={chosenOrders} selection={selection} firm={firm} />
        <Cash payments={chosen} selection={selection} />
      </Folded>
      <div className="row2">
        <output>{selection.message}</output>
        {selection.undo && (
          <Button look="link" onClick={selection.undo}>
            Vrati
          </Button>
        )}
      </div>
    </div>
  );
}

interface ChosenProps {
  readonly payments: readonly Payment[];
  readonly selection: PaymentSelection;
}

/** Marks of what was paid. */
function Paying({ payments, selection }: ChosenProps) {
  const today: Day = useToday() ?? '';
  const [typed, setTyped] = useState<string>();
  const day = typed ?? today;
  const unpaid = payments.filter(({ left }) => left > 0);
  const marked = payments.filter(({ status }) => status.paid);
  return (
    <div className={styles.pair}>
      <DateInput id={fieldId('placanje.dan')} label="Plaćeno dana" text={day} onText={setTyped} />
      <Button disabled={!isDay(day) || unpaid.length === 0} onClick={() => selection.markPaid(unpaid, day)}>
        Označi plaćenim ({unpaid.length})
      </Button>
      {marked.length > 0 && (
        <Button look="quiet" onClick={() => selection.unmark(marked)}>
          Ukloni oznaku ({marked.length})
        </Button>
      )}
    </div>
  );
}

interface OrdersProps {
  readonly orders: readonly Payment[];
  readonly selection: PaymentSelection;
}

/** The value date of the chosen orders. */
function OtherDay({ orders, selection }: OrdersProps) {
  const [typed, setTyped] = useState('');
  const days = [...new Set(orders.map(({ day }) => day))];
  const day = typed || (days.length === 1 ? (days[0] ?? '') : '');
  return (
    <div className={styles.pair}>
      <DateInput id={fieldId('placanje.valuta')} label="Datum valute" text={day} onText={setTyped} />
      <Button disabled={!isDay(day) || orders.length === 0} onClick={() => selection.setDay(orders, day)}>
        Postavi izabranima ({orders.length})
      </Button>
    </div>
  );
}

/** The account the chosen orders are paid from; nothing for a firm with one. */
function OtherAccount({ orders, selection, firm }: OrdersProps & { readonly firm: Firm }) {
  const accounts = payerAccountsOf(firm);
  const [chosen, setChosen] = useState<string>();
  if (accounts.length < 2) return <Remark>Više računa upišite pod „Firma“, „Drugi računi firme“.</Remark>;
  const now = new Set(orders.map(({ order }) => order?.payerAccount));
  const account = chosen ?? (now.size === 1 ? [...now][0] : undefined);
  return (
    <div className={styles.pair}>
      <Choice
        id={fieldId('placanje.racun')}
        label="Plati s računa"
        labels={Object.fromEntries(accounts.map((one) => [one.account, one.label]))}
        value={account}
        onValue={setChosen}
      />
      <Button
        disabled={account === undefined || orders.length === 0}
        onClick={() => selection.setAccount(orders, account)}
      >
        Postavi izabranima ({orders.length})
      </Button>
    </div>
  );
}

/** Pay that is handed out in cash instead of by an order, or the reverse. */
function Cash({ payments, selection }: ChosenProps) {
  const toCash = payments.filter(({ obligation, order }) => obligation === 'payout' && order);
  const back = payments.filter(({ status }) => status.inCash);
  return (
    <Buttons>
      <Button disabled={toCash.length === 0} onClick={() => selection.setCash(toCash, true)}>
        Isplati u gotovini ({toCash.length})
      </Button>
      {back.length > 0 && (
        <Button look="quiet" onClick={() => selection.setCash(back, false)}>
          Ipak na račun ({back.length})
        </Button>
      )}
    </Buttons>
  );
}
