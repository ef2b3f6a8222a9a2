import { isDay } from '@obracun/engine/core/days/day.ts';
import { type Absence, isCounted, isPayerAsked } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { readAbsence } from '@obracun/engine/payroll/model/reading/absence.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { absenceProblems } from '@obracun/engine/payroll/staff/absences/problems.ts';
import { useState } from 'react';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { saveAbsence } from '../../../storage/payroll/absences.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { RecordSections } from '../../ui/form/record-sections.tsx';
import { withPart } from '../../ui/form/some-of.ts';
import { useEditing } from '../../ui/form/use-editing.ts';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, type Place } from '../../ui/routing/place.ts';
import { AbsenceMonths } from './absence-months.tsx';
import { absenceSections, NOTES } from './absence-sections.tsx';
import { FundFields } from './fund-fields.tsx';

interface AbsenceFormProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly stored: StoredRecord<Absence>;
  readonly isNew: boolean;
  readonly workers: readonly Worker[];
  /** All absences of the firm. */
  readonly all: readonly Absence[];
  /** Target after saving. */
  readonly list: Place;
  readonly onStored: (absence: Absence) => void;
}

/** Form of an absence, with its effect on each month. */
export function AbsenceForm({ firm, stored, isNew, workers, all, list, onStored }: AbsenceFormProps) {
  const [isAsked, setAsked] = useState(false);
  const editing = useEditing<Absence>({
    key: isNew ? `odsustvo ${firm.id} novo` : `odsustvo ${stored.id}`,
    stored,
    isNew,
    read: readAbsence,
    put: async (absence, known) => {
      setAsked(true);
      const saved = await saveAbsence(withoutStray(absence), known);
      if ('stored' in saved) onStored(saved.stored.content);
      return saved;
    },
  });
  const { draft } = editing;
  const worker = workers.find(({ id }) => id === draft.worker);
  const problems = absenceProblems(draft, worker, all, firm.entity);
  const isWhole = isDay(draft.from) && isDay(draft.to);
  const about = { firm, worker, workers, all, problems: isAsked || isWhole ? problems : {} };
  return (
    <>
      <ArrivalHeading level={3} look="section">
        {isNew ? 'Novo odsustvo' : 'Odsustvo'}
      </ArrivalHeading>
      <EditForm
        label="Podaci odsustva"
        editing={editing}
        next={list}
        actions={<a href={addressOf(list)}>Nazad na odsustva</a>}
      >
        <RecordSections prefix="odsustvo" edit={editing} sections={absenceSections(about, editing)} />
        {worker && isWhole && <FundFields about={about} worker={worker} edit={editing} />}
        <RecordSections prefix="odsustvo" edit={editing} sections={[NOTES]} />
        {worker && isWhole && Object.keys(problems).length === 0 && (
          <AbsenceMonths firm={firm} worker={worker} absence={draft} all={all} />
        )}
      </EditForm>
    </>
  );
}

/** Drops fields of a previously chosen kind. */
const withoutStray = (absence: Absence): Absence =>
  withPart(absence, {
    ...(!isCounted(absence.kind) && { share: undefined, employerDays: undefined, daysBefore: undefined }),
    ...(!isPayerAsked(absence.kind) && { payer: undefined }),
  });
