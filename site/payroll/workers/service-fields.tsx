import { wholeField } from '@obracun/engine/core/field.ts';
import type { PriorService } from '@obracun/engine/payroll/model/worker.ts';
import { HeldInput } from '../../fields/held-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import fields from '../form/fields.module.css';
import { useWorker } from './use-worker.ts';

const SERVICE: Readonly<Record<keyof PriorService, ReturnType<typeof wholeField>>> = {
  years: wholeField({ label: 'Raniji staž, godina', invalid: 'Upišite cijeli broj do 60.', max: 60 }),
  months: wholeField({ label: 'mjeseci', invalid: 'Upišite cijeli broj do 11.', max: 11 }),
  days: wholeField({ label: 'dana', invalid: 'Upišite cijeli broj do 30.', max: 30 }),
};

/** The service before this job. */
export function ServiceFields() {
  const { worker, change } = useWorker();
  const { priorService } = worker;
  return (
    <div className={fields.fields}>
      {(['years', 'months', 'days'] as const).map((name) => (
        <HeldInput
          key={name}
          id={fieldId(`radnik.priorService.${name}`)}
          field={SERVICE[name]}
          value={priorService[name]}
          hint={name === 'years' ? 'Prije ovog zaposlenja; ostalo raste samo.' : undefined}
          onValue={(value = 0) => change({ priorService: { ...priorService, [name]: value } })}
        />
      ))}
    </div>
  );
}
