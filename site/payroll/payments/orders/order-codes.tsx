import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { orderCode } from '@obracun/engine/payroll/payments/orders/order-code.ts';
import { PaymentCodes } from '../../../calculator/payments/payment-codes.tsx';
import { Payee, Purpose } from './order-called.tsx';

interface OrderCodesProps {
  readonly firm: Firm;
  readonly orders: readonly PaymentOrder[];
}

/** The orders as codes for mobile banking. */
export const OrderCodes = ({ firm, orders }: OrderCodesProps) => (
  <PaymentCodes
    payments={orders.map((order) => ({
      title: (
        <>
          <Purpose {...order} />, <Payee {...order} />
        </>
      ),
      amount: order.amount,
      code: orderCode(firm, order),
    }))}
  />
);
