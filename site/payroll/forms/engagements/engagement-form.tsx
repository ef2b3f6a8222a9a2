import { isDay } from '@obracun/engine/core/days/day.ts';
import { compact } from '@obracun/engine/documents/identifiers/digits.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { Engagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { personName } from '@obracun/engine/payroll/staff/engagements/person.ts';
import { readEngagement } from '@obracun/engine/payroll/staff/engagements/read-engagements.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { saveEngagement } from '../../../storage/payroll/engagements.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Typed } from '../../../ui/typed.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { RecordSections } from '../../ui/form/record-sections.tsx';
import { withPart } from '../../ui/form/some-of.ts';
import { useEditing } from '../../ui/form/use-editing.ts';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER, type Place } from '../../ui/routing/place.ts';
import { engagementSections } from './engagement-sections.tsx';

interface EngagementFormProps {
  readonly firm: Firm;
  /** Month to return to. */
  readonly of: MonthOf;
  readonly stored: StoredRecord<Engagement>;
  readonly isNew: boolean;
  readonly workers: readonly Worker[];
}

/** The form of a contract with a person outside employment; saving returns to the month. */
export function EngagementForm({ firm, of, stored, isNew, workers }: EngagementFormProps) {
  const editing = useEditing<Engagement>({
    key: isNew ? `${firm.id}:ugovor:${NEW_WORKER}` : stored.id,
    stored,
    isNew,
    read: readEngagement,
    put: async (engagement, known) => {
      const problem = problemOf(engagement);
      return problem ? { refused: problem } : saveEngagement(tidied(engagement), known);
    },
  });
  const list: Place = { ...of, section: 'ugovori' };
  return (
    <>
      <ArrivalHeading level={3} look="section">
        {isNew ? 'Novi ugovor' : <Typed or="Ugovor bez imena">{personName(editing.draft)}</Typed>}
      </ArrivalHeading>
      <EditForm
        label="Podaci ugovora"
        editing={editing}
        next={list}
        actions={<a href={addressOf(list)}>Nazad na ugovore</a>}
      >
        <RecordSections
          prefix="ugovor"
          edit={editing}
          sections={engagementSections(firm, editing, workers)}
        />
      </EditForm>
    </>
  );
}

function problemOf({ from, until }: Engagement): string | undefined {
  if (!isDay(from)) return 'Upišite dan isplate, ili od kada se isplaćuje.';
  if (until !== undefined && !isDay(until)) return 'Posljednji dan se ne može pročitati.';
  return until !== undefined && until < from ? 'Ugovor prestaje prije nego što počinje.' : undefined;
}

/** Digits without separators; fields of another kind are left out. */
const tidied = (engagement: Engagement): Engagement =>
  withPart(engagement, {
    jmbg: engagement.residence === 'abroad' ? engagement.jmbg.trim() : compact(engagement.jmbg),
    account: compact(engagement.account),
    ...(engagement.kind !== 'owner' && { category: '' }),
    ...(engagement.kind !== 'author' && { costsRate: undefined }),
    ...(!engagement.isMonthly && { until: undefined }),
  });
