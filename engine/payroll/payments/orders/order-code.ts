import { addressParts, codeAndPlace } from '../../../documents/address.ts';
import { type PaymentCode, type PaymentParty, paymentCode } from '../../../documents/payment-code.ts';
import type { Firm } from '../../model/firm.ts';
import { type PaymentOrder, REGULAR_PAYMENT } from '../../model/order.ts';
import type { Payable } from './payables.ts';

/** The QR code of a payment order of a firm. */
export const orderCode = (
  { address, phone }: Pick<Firm, 'address' | 'phone'>,
  order: PaymentOrder,
): PaymentCode | undefined =>
  paymentCode({
    payer: { name: order.payer, ...payerSeat(address, order.payerPlace), phone },
    payerAccount: order.payerAccount,
    payee: { name: order.payee, place: order.payeePlace },
    payeeAccounts: [order.payeeAccount],
    purpose: order.purpose,
    amount: order.amount,
    urgent: order.urgent,
    ...(order.revenue && { revenue: order.revenue }),
  });

/** The place of a firm has a field of its own; its address may repeat it, with the postal code. */
function payerSeat(address: string, typedPlace: string): Pick<PaymentParty, 'street' | 'place'> {
  const { street, code, place } = addressParts(address);
  const at = typedPlace || place;
  const repeated = `, ${at}`;
  return {
    street: street.endsWith(repeated) ? street.slice(0, -repeated.length) : street,
    place: /\d/.test(at) ? at : codeAndPlace({ code, place: at }),
  };
}

/** The QR code of a payment of a calculator: the payer and the taxpayer are not known, the bank asks for them. */
export const payableCode = ({
  purpose,
  recipient,
  amount,
  account,
  period,
  ...of
}: Payable): PaymentCode | undefined =>
  account === undefined
    ? undefined
    : paymentCode({
        payee: { name: recipient },
        payeeAccounts: [account],
        purpose,
        amount,
        revenue: {
          kind: REGULAR_PAYMENT,
          ...(of.code !== undefined && { code: of.code }),
          ...(of.municipality !== undefined && { municipality: of.municipality }),
          ...(of.budgetOrg !== undefined && { budgetOrg: of.budgetOrg }),
          ...(of.reference !== undefined && { reference: of.reference }),
          ...period,
        },
      });
