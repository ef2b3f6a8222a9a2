import { readAbsence } from '@obracun/engine/payroll/reading/absence.ts';
import { readClaimStatus } from '@obracun/engine/payroll/reading/claim-status.ts';
import { readFirm } from '@obracun/engine/payroll/reading/firm.ts';
import { readMonth } from '@obracun/engine/payroll/reading/month.ts';
import { isStaffRecord } from '@obracun/engine/payroll/reading/staff-records.ts';
import { readWorker } from '@obracun/engine/payroll/reading/worker.ts';

/** The parsers of the tables of staffs. */
export const STAFF_PARSERS = {
  firme: readFirm,
  radnici: readWorker,
  mjeseci: readMonth,
  odsustva: (content: unknown) => readAbsence(content) ?? (isStaffRecord(content) ? content : undefined),
  potrazivanja: readClaimStatus,
};
