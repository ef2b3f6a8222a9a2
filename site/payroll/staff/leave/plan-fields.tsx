import { isDay } from '@obracun/engine/core/days/day.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { workingDays } from '@obracun/engine/payroll/papers/certificates/leave-decision.ts';
import type { PlannedLeave } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { isEntered, leaveDays } from '@obracun/engine/payroll/staff/leave/parts.ts';
import { Plus, Trash2 } from 'lucide-react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { newId } from '../../../storage/db/tables.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import type { LeaveFieldsProps } from './earned-fields.tsx';
import styles from './leave.module.css';

interface PlanFieldsProps extends LeaveFieldsProps {
  readonly worker: Worker;
  /** Absences of the worker. */
  readonly ofWorker: readonly Absence[];
}

/** The planned parts of the leave, each with its working days. */
export function PlanFields({ firm, worker, draft, change, ofWorker }: PlanFieldsProps) {
  const replace = (id: string, part: Partial<PlannedLeave>) =>
    change({ plan: draft.plan.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  return (
    <FormSection title="Plan" id={fieldId('odmor.plan')}>
      <p className="soft near">U mjesec ulazi tek kad ga upišete u odsustva.</p>
      {draft.plan.map((part, at) => (
        <div key={part.id} className={styles.row}>
          <DateInput
            id={fieldId(`odmor.plan.${part.id}.from`)}
            label={`${at + 1}. dio, prvi dan`}
            text={part.from}
            onText={(from) => replace(part.id, { from })}
          />
          <DateInput
            id={fieldId(`odmor.plan.${part.id}.to`)}
            label={`${at + 1}. dio, posljednji dan`}
            text={part.to}
            onText={(to) => replace(part.id, { to })}
          />
          <div className="row4 apart soft whole">
            <span>
              {isDay(part.from) && isDay(part.to) && (
                <>
                  {workingDays(leaveDays(firm, worker, part))}
                  {isEntered(part, ofWorker) && ', u odsustvima'}
                </>
              )}
            </span>
            <Button
              look="quiet"
              onClick={() => change({ plan: draft.plan.filter(({ id }) => id !== part.id) })}
            >
              <Trash2 aria-hidden="true" size={16} /> Ukloni {at + 1}. dio
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button onClick={() => change({ plan: [...draft.plan, { id: newId(), from: '', to: '' }] })}>
          <Plus aria-hidden="true" size={18} /> Dodaj dio odmora
        </Button>
      </div>
    </FormSection>
  );
}
