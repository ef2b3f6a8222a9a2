import { readAbsence } from '@obracun/engine/payroll/model/reading/absence.ts';
import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import { readClaimStatus } from '@obracun/engine/payroll/payments/refunds/claim-status.ts';
import { isStaffRecord } from '@obracun/engine/payroll/staff/staff-records.ts';

/** The parsers of the tables of staffs. */
export const STAFF_PARSERS = {
  firme: readFirm,
  radnici: readWorker,
  mjeseci: readMonth,
  odsustva: (content: unknown) => readAbsence(content) ?? (isStaffRecord(content) ? content : undefined),
  potrazivanja: readClaimStatus,
};
