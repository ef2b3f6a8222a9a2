import { useMemo } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { chosenOutput } from '../../month/output/decided-output.ts';
import { outputOfPayout } from '../../month/output/payout-output.ts';
import { DifferenceSection } from '../../payments/corrections/difference-section.tsx';
import { FirmOutstanding } from '../../payments/due/firm-outstanding.tsx';
import { BankSections } from '../../payments/orders/bank-section.tsx';
import { OrdersSection } from '../../payments/orders/orders-section.tsx';
import { PayoutsSection } from '../../payments/orders/payouts-section.tsx';
import { ToPay } from '../../payments/orders/to-pay.tsx';
import { usePaymentSelection } from '../../payments/orders/use-payment-selection.ts';
import styles from '../../ui/output/output.module.css';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { AllSection } from './all-section.tsx';
import { OutputRoom, type Room, type RoomProps } from './output-room.tsx';
import { PayoutChoice, usePayoutChoice } from './payout-choice.tsx';

/** The orders of a month: the file for the bank, the choice of orders, what is paid and what is not. */
export const PaymentsRoom = (at: SectionProps) => <OutputRoom room={ROOM} at={at} />;

function Payments({ of, firm, output, payments, closed, before, isEarlier }: RoomProps) {
  const selection = usePaymentSelection(of);
  const [payout, choose] = usePayoutChoice();
  const shown = useMemo(
    () => (payout === undefined ? output : outputOfPayout(output, payout)),
    [output, payout],
  );
  const listed =
    payout === undefined
      ? payments
      : payments.filter(({ order, skipped }) => (order ?? skipped)?.payout === payout);
  const paying = isEarlier ? shown : chosenOutput(shown, listed.filter(selection.isChosen));
  return (
    <>
      <PayoutChoice settled={output.settled} payout={payout} choose={choose} />
      <div className={joinClasses('stack5', styles.output)}>
        {before && closed && <DifferenceSection before={before} after={closed} />}
        {!isEarlier && <ToPay payments={listed} paying={paying} />}
        <BankSections
          output={paying}
          isChosen={!isEarlier && shown.ordered.orders.length > 0}
          isMain={!isEarlier && before === undefined}
        />
        <OrdersSection
          key={payout}
          output={paying}
          firm={firm.content}
          {...(!isEarlier && { payments: listed, selection })}
        />
        <PayoutsSection output={shown} payments={listed} />
        {payout !== undefined && <AllSection output={shown} payments={listed} password="" />}
      </div>
      <p className="onScreen line4">
        <a href={addressOf({ ...of, section: 'potrazivanja' })}>Potraživanja od fonda</a>
      </p>
      {!isEarlier && <FirmOutstanding firm={firm} />}
    </>
  );
}

const ROOM: Room = { section: 'placanja', title: 'Plaćanja', View: Payments };
