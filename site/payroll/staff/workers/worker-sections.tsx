import { LONGER_SERVICE_NAMES, statusName } from '@obracun/engine/payroll/model/status.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { insuredWithoutPay } from '@obracun/engine/payroll/month/api-request/without-pay.ts';
import type { RecordSection } from '../../ui/form/record-rows.ts';
import { AgreedFields } from './agreed-fields.tsx';
import { DeductionFields } from './deduction-fields.tsx';
import { rateRows, statusRows, taxRows } from './pay-rows.tsx';
import { jobRows, personRows, type WorkerInForm } from './person-rows.tsx';

/** The form of a worker: every field, in order. */
export function workerSections(form: WorkerInForm): readonly RecordSection<Worker>[] {
  const { firm, draft: worker } = form;
  const hasPay = insuredWithoutPay(firm.entity, worker) === undefined;
  const statusTexts = [
    worker.status && statusName(worker.status, firm.entity),
    worker.longerService && `staž ${LONGER_SERVICE_NAMES[worker.longerService]}`,
  ].filter(Boolean);
  return [
    { title: 'Radnik', rows: personRows(form) },
    { title: 'Zaposlenje', rows: jobRows(form) },
    {
      title: 'Status',
      fold: {
        line: statusTexts.join(', ') || 'redovan radnik',
        isOpenFirst: statusTexts.length > 0,
        isOnPaper: statusTexts.length > 0,
      },
      rows: statusRows(form),
    },
    {
      title: 'Ugovorena plata',
      when: hasPay || worker.agreed.length > 0,
      rows: [{ block: <AgreedFields {...form} /> }],
    },
    { title: 'Porez i naknade', rows: taxRows(form) },
    { title: 'Uvećanja i bolovanje', when: hasPay, rows: rateRows(form) },
    {
      title: 'Stalne obustave',
      when: hasPay || worker.deductions.length > 0,
      rows: [{ block: <DeductionFields {...form} /> }],
    },
  ];
}
