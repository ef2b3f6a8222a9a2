import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import { withEdit } from '@obracun/engine/payroll/model/dated-worker.ts';
import { type Firm, fullName } from '@obracun/engine/payroll/model/firm.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { sameJmbg, sameJmbgText } from '../../../storage/payroll/same-jmbg.ts';
import { saveWorker } from '../../../storage/payroll/workers.ts';
import { Typed } from '../../../ui/typed.tsx';
import { noteRaise } from '../../month/back-pay/raises.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { RecordCells, RecordSections } from '../../ui/form/record-sections.tsx';
import type { SomeOf } from '../../ui/form/some-of.ts';
import { useEditing } from '../../ui/form/use-editing.ts';
import { useFieldFocus } from '../../ui/form/use-field-focus.ts';
import { NAMELESS_WORKER } from '../../ui/form/worker-name.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER, type Place } from '../../ui/routing/place.ts';
import { ChangeDayFields, dayOfChange, useChangeDay } from './change-day.tsx';
import { HistoryFields } from './history-fields.tsx';
import { NOTE_ROW } from './person-rows.tsx';
import { workerSections } from './worker-sections.tsx';

interface WorkerFormProps {
  readonly firm: Firm;
  /** Month to return to. */
  readonly of: MonthOf;
  readonly stored: StoredRecord<Worker>;
  readonly isNew: boolean;
  /** Of the firm. */
  readonly workers: readonly StoredRecord<Worker>[];
  /** The field that takes the focus. */
  readonly field?: string | undefined;
}

/** Form of a worker; saving returns to the list. */
export function WorkerForm({ firm, of, stored, isNew, workers, field }: WorkerFormProps) {
  const changeDay = useChangeDay(of);
  const editing = useEditing<Worker>({
    key: isNew ? `${firm.id}:${NEW_WORKER}` : stored.id,
    stored,
    isNew,
    read: readWorker,
    put: async (worker, known) => {
      const dated = isNew ? worker : withEdit(stored.content, worker, dayOfChange(changeDay.day));
      const saved = await saveWorker(inOrder(dated), known);
      if ('stored' in saved && !isNew) noteRaise(stored.content, saved.stored.content);
      return saved;
    },
  });
  const { draft, change } = editing;
  useFieldFocus(field && `radnik.${field}`);
  const list: Place = { ...of, section: 'radnici' };
  const same = sameJmbg(draft, workers);
  const form = { firm, draft, change, jmbgError: same && upperFirst(sameJmbgText(same)) };
  return (
    <>
      <ArrivalHeading level={3} look="section">
        {isNew ? 'Novi radnik' : <Typed or={NAMELESS_WORKER}>{fullName(draft)}</Typed>}
      </ArrivalHeading>
      <EditForm
        label="Podaci radnika"
        editing={editing}
        next={list}
        actions={<a href={addressOf(list)}>Nazad na radnike</a>}
      >
        <RecordSections prefix="radnik" edit={form} sections={workerSections(form)} />
        <RecordCells prefix="radnik" edit={form} rows={[NOTE_ROW]} />
        {!isNew && <HistoryFields form={form} replace={(worker) => change(replacing(draft, worker))} />}
        {!isNew && (
          <ChangeDayFields entity={firm.entity} before={stored.content} draft={draft} {...changeDay} />
        )}
      </EditForm>
    </>
  );
}

/** A part that makes one worker of another: what the other lacks is removed. */
const replacing = (before: Worker, after: Worker): SomeOf<Worker> => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, undefined])),
  ...after,
});

/** The agreement in force is the last one already begun. */
const inOrder = (worker: Worker): Worker => ({
  ...worker,
  agreed: worker.agreed.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
});
