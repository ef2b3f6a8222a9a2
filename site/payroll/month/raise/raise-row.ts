import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { NotRaised, RaisedWorker } from '@obracun/engine/payroll/month/corrections/raise-all.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';

/** What a raise does to one worker. */
export interface RaiseRow {
  readonly stored: StoredRecord<Worker>;
  readonly outcome: RaisedWorker | NotRaised;
}
