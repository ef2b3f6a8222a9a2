import { ratesOf } from '@obracun/engine/payroll/api-request/rate-fields.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { FormSection } from '../../ui/page/form-section.tsx';
import fields from '../form/fields.module.css';
import { RateInputs } from '../form/rate-inputs.tsx';
import { useWorker } from './use-worker.ts';

/** Uplifts and the share of sick pay, where they are not those of the firm. */
export function RateFields({ firm }: { readonly firm: Firm }) {
  const { worker, change } = useWorker();
  return (
    <FormSection title="Uvećanja i bolovanje">
      <div className={fields.fields}>
        <RateInputs
          entity={firm.entity}
          of="radnik"
          rates={worker}
          names={ratesOf(firm.entity)}
          inherited={firm.defaults}
          hint={() => 'Prazno: kao u firmi.'}
          onRate={(name, rate) => change({ [name]: rate })}
        />
      </div>
    </FormSection>
  );
}
