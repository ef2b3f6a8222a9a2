import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import box from '../../../fields/layout/box.module.css';
import { errorId } from '../../../fields/layout/control.ts';
import { FieldFrame } from '../../../fields/layout/field-frame.tsx';
import { calledWorker } from '../../ui/form/worker-name.tsx';

interface WorkerChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly workers: readonly Worker[];
  readonly value: string;
  /** Label of the empty option. */
  readonly emptyLabel: string;
  readonly error?: string | undefined;
  readonly onValue: (worker: string) => void;
}

/** Selects a worker; names keep their script. */
export const WorkerChoice = ({
  id,
  label,
  workers,
  value,
  emptyLabel,
  error,
  onValue,
}: WorkerChoiceProps) => (
  <FieldFrame id={id} label={label} error={error}>
    <select
      id={id}
      className={box.input}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId(id)}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    >
      <option value="">{emptyLabel}</option>
      {workers.map((worker) => {
        const { typed, after } = calledWorker(worker);
        return (
          <option key={worker.id} value={worker.id} translate={typed ? 'no' : undefined}>
            {typed || after}
          </option>
        );
      })}
    </select>
  </FieldFrame>
);
