import type { Day } from '@obracun/engine/core/days/day.ts';
import { counted } from '@obracun/engine/core/numbers/format.ts';
import type { OrderStatus } from '@obracun/engine/payroll/model/month-payments.ts';
import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { type StatusChange, saveStatuses } from '../../../storage/payroll/payments.ts';

/** Choice and marks of the payments of a month. */
export interface PaymentSelection {
  readonly isChosen: (payment: Payment) => boolean;
  readonly choose: (payments: readonly Payment[], isOn: boolean) => void;
  /** Changes the status of the chosen payments of a list. */
  readonly setDay: (payments: readonly Payment[], day: Day) => void;
  readonly setAccount: (payments: readonly Payment[], account: string | undefined) => void;
  readonly setCash: (payments: readonly Payment[], inCash: boolean) => void;
  readonly markPaid: (payments: readonly Payment[], day: Day) => void;
  readonly unmark: (payments: readonly Payment[]) => void;
  /** Outcome of the last change. */
  readonly message: string | undefined;
  /** Reverts the last change; undefined when there is none. */
  readonly undo: (() => void) | undefined;
}

const ELSEWHERE = 'Nije zapisano: isto je promijenjeno u drugoj kartici. Pogledajte šta sada piše.';
const ORDERS = ['nalog', 'naloga', 'naloga'] as const;

/** A choice lapses when the payment is paid meanwhile, here or in another tab, so that it is not paid again. */
interface ChoiceMade {
  readonly isOn: boolean;
  readonly left: number;
}

/** Unpaid orders are chosen at first, payments by hand are not. */
const isChosenFirst = ({ order, left }: Payment): boolean => order !== undefined && left > 0;

/** The overview of a month: what is chosen, while the page is open, and statuses, which are stored. */
export function usePaymentSelection(of: MonthOf): PaymentSelection {
  const [choices, setChoices] = useState<ReadonlyMap<string, ChoiceMade>>(new Map());
  const { change, message, undo } = useStatusWriting();
  const isChosen = (payment: Payment): boolean => {
    const made = choices.get(payment.key);
    return made?.left === payment.left ? made.isOn : isChosenFirst(payment);
  };
  const set = (payments: readonly Payment[], text: string, next: (payment: Payment) => Loose): void => {
    const changes = payments.map((payment) => ({
      ...of,
      key: payment.key,
      before: payment.status,
      after: withoutEmpty(next(payment)),
    }));
    if (changes.length > 0) void change(changes, `${text}: ${counted(changes.length, ORDERS)}.`);
  };
  return {
    isChosen,
    choose: (payments, isOn) =>
      setChoices(
        (now) => new Map([...now, ...payments.map(({ key, left }) => [key, { isOn, left }] as const)]),
      ),
    setDay: (payments, day) => set(payments, 'Dan plaćanja je upisan', ({ status }) => ({ ...status, day })),
    setAccount: (payments, payerAccount) =>
      set(payments, 'Račun je promijenjen', ({ status }) => ({ ...status, payerAccount })),
    setCash: (payments, inCash) =>
      set(payments, inCash ? 'Isplaćuje se u gotovini' : 'Isplaćuje se na račun', ({ status }) => ({
        ...status,
        inCash: inCash || undefined,
      })),
    markPaid: (payments, day) =>
      set(payments, 'Označeno kao plaćeno', ({ status, amount }) => ({ ...status, paid: { day, amount } })),
    unmark: (payments) =>
      set(payments, 'Oznaka je uklonjena', ({ status }) => ({ ...status, paid: undefined })),
    message,
    undo,
  };
}

/** A status in which some values may be undefined. */
type Loose = { readonly [K in keyof OrderStatus]: OrderStatus[K] | undefined };

const withoutEmpty = (status: Loose): OrderStatus =>
  Object.fromEntries(Object.entries(status).filter(([, value]) => value !== undefined));

/** Writes statuses, with undo while the page is open. */
export function useStatusWriting() {
  const [done, setDone] = useState<readonly (readonly StatusChange[])[]>([]);
  const [message, setMessage] = useState<string>();
  const write = async (changes: readonly StatusChange[], text: string): Promise<boolean> => {
    try {
      const isStored = await saveStatuses(changes);
      setMessage(isStored ? text : ELSEWHERE);
      return isStored;
    } catch (error) {
      setMessage(`Nije uspjelo: ${reasonOf(error)}.`);
      return false;
    }
  };
  const change = async (changes: readonly StatusChange[], text: string): Promise<boolean> => {
    const isStored = await write(changes, text);
    if (isStored) setDone((now) => [...now, changes]);
    return isStored;
  };
  const last = done.at(-1);
  const giveBack = async (changes: readonly StatusChange[]): Promise<void> => {
    const inverse = changes.map((one) => ({ ...one, before: one.after, after: one.before }));
    await write(inverse, 'Vraćeno kako je bilo.');
    setDone((now) => now.slice(0, -1));
  };
  return { change, message, undo: last && (() => void giveBack(last)) };
}
