import type { AbsenceKind } from '@obracun/engine/payroll/model/absence.ts';
import type { FundPayment } from '@obracun/engine/payroll/model/fund-payment.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { fundTerms } from '@obracun/engine/payroll/month/fund-pay/terms.ts';

/** Who pays a worker for days at a fund's cost. */
export const FUND_PAYMENT_TEXT: Readonly<Record<FundPayment, string>> = {
  net: 'Firma isplaćuje, fond vraća neto',
  gross: 'Firma isplaćuje, fond vraća bruto',
  fund: 'Fond isplaćuje radniku',
};

/** What applies until something is chosen, and how certain it is. */
export function defaultPaymentText(
  entity: PayrollEntity,
  kind: AbsenceKind,
  day: string,
  residence: Worker['municipality'],
): string {
  const { payment, isRepaidUnknown } = fundTerms(entity, kind, day, residence);
  if (payment === undefined) return 'Izaberite, inače se naknada ne obračunava.';
  const unknown = isRepaidUnknown ? ' Provjerite vraća li fond neto ili bruto.' : '';
  return `Dok ne izaberete: ${FUND_PAYMENT_TEXT[payment].toLowerCase()}.${unknown}`;
}
