import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { fullName } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { TextInput } from '../../fields/text-input.tsx';
import type { Kept } from '../../storage/db/tables.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { sameJmbg, sameJmbgWords } from '../../storage/payroll/same-jmbg.ts';
import { saveWorker } from '../../storage/payroll/workers.ts';
import { Typed } from '../../ui/typed.tsx';
import { EditForm } from '../form/edit-form.tsx';
import { useEditing } from '../form/use-editing.ts';
import { NAMELESS_WORKER } from '../form/worker-name.tsx';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER, type Place } from '../routing/place.ts';
import { AgreedFields } from './agreed-fields.tsx';
import { DeductionFields } from './deduction-fields.tsx';
import { JobFields } from './job-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { RateFields } from './rate-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import { useWorkerText, WorkerContext } from './use-worker.ts';

interface WorkerFormProps {
  readonly firm: Firm;
  /** The month it was come from, and that is gone back to. */
  readonly of: MonthOf;
  readonly kept: Kept<Worker>;
  readonly isNew: boolean;
  /** Of the firm. */
  readonly workers: readonly Kept<Worker>[];
}

/** All that is known of a worker; kept, it leads back to the list. */
export function WorkerForm({ firm, of, kept, isNew, workers }: WorkerFormProps) {
  const editing = useEditing<Worker>({
    key: isNew ? `${firm.id}:${NEW_WORKER}` : kept.id,
    kept,
    isNew,
    put: (worker, known) => saveWorker(inOrder(worker), known),
  });
  const { draft, change } = editing;
  const list: Place = { ...of, section: 'radnici' };
  const same = sameJmbg(draft, workers);
  return (
    <WorkerContext value={{ worker: draft, change }}>
      <ArrivalHeading level={3} look="section">
        {isNew ? 'Novi radnik' : <Typed or={NAMELESS_WORKER}>{fullName(draft)}</Typed>}
      </ArrivalHeading>
      <EditForm
        label="Podaci radnika"
        editing={editing}
        next={list}
        actions={<a href={addressOf(list)}>Nazad na radnike</a>}
      >
        <PersonFields entity={firm.entity} jmbgError={same && upperFirst(sameJmbgWords(same))} />
        <JobFields entity={firm.entity} />
        <AgreedFields />
        <TaxFields firm={firm} />
        <RateFields firm={firm} />
        <DeductionFields />
        <NoteField />
      </EditForm>
    </WorkerContext>
  );
}

function NoteField() {
  const text = useWorkerText();
  return <TextInput {...text('note', 'Napomena, samo za vas')} rows={2} />;
}

/** What is in force is the last that has begun. */
const inOrder = (worker: Worker): Worker => ({
  ...worker,
  agreed: worker.agreed.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
});
