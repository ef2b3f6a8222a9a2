import { firstDayOf, isDay, monthsLater, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { changedNames, isUnknown } from '@obracun/engine/payroll/model/dated-worker.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { type DatedName, WORKER_FIELDS, type Worker } from '@obracun/engine/payroll/model/worker.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { useState } from 'react';
import type { Database } from '../../../storage/db/database.ts';
import { lastClosedOf, type MonthOf } from '../../../storage/payroll/months.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';
import { RecordCells } from '../../ui/form/record-sections.tsx';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { datedLabel, datedValue, isTypedValue } from './dated-text.ts';

/** How edited dated fields are stored: from a day on, or as a correction of the newest value. */
export interface WorkerChangeDay {
  readonly kind: 'change' | 'correction';
  /** A day, or other text as typed. */
  readonly from: string;
  /** The last closed month ends on it or later; undefined without one. */
  readonly closedTo: string | undefined;
}

const lastClosedDay = async (db: Database, firm: string): Promise<string> => {
  const last = await lastClosedOf(db, firm);
  return last ? firstDayOf(monthsLater(last, 1)) : '';
};

/** The day of a change: the first of the shown month, or of the first one that is not closed. */
export function useChangeDay(of: MonthOf) {
  const open = useFound(of.firm, lastClosedDay) ?? '';
  const shown = firstDayOf(of);
  const usual = open > shown ? open : shown;
  const [typed, setTyped] = useState<SomeOf<WorkerChangeDay>>({});
  const day = withPart<WorkerChangeDay>({ kind: 'change', from: usual, closedTo: open || undefined }, typed);
  return { day, change: (part: typeof typed) => setTyped((now) => ({ ...now, ...part })) };
}

/** The day that edited fields hold from; undefined for a correction. */
export const dayOfChange = ({ kind, from }: WorkerChangeDay): string | undefined =>
  kind === 'change' && isDay(from) ? from : undefined;

/** The edited fields that had a value before: the others are completed for all days. */
const datedEdits = (before: Worker, draft: Worker): readonly DatedName[] =>
  changedNames(before, draft).filter((name) => !isUnknown(name, before[name]));

const KINDS: Readonly<Record<WorkerChangeDay['kind'], string>> = {
  change: 'Promjena od dana',
  correction: 'Ispravka: tako je bilo i ranije',
};

interface ChangeDayFieldsProps {
  readonly entity: PayrollEntity;
  readonly before: Worker;
  readonly draft: Worker;
  readonly day: WorkerChangeDay;
  readonly change: RecordEdit<WorkerChangeDay>['change'];
}

/** Asks from which day edited dated fields hold; nothing while none is edited. */
export function ChangeDayFields({ entity, before, draft, day, change }: ChangeDayFieldsProps) {
  const names = datedEdits(before, draft);
  if (names.length === 0) return null;
  const from = dayOfChange(day);
  const isClosed = from !== undefined && day.closedTo !== undefined && from < day.closedTo;
  return (
    <FormSection title="Od kada važi promjena">
      <ul className="bullets">
        {names.map((name) => (
          <li key={name}>
            {datedLabel(name, entity)}:{' '}
            <span translate={isTypedValue(name) ? 'no' : undefined}>{datedValue(name, before[name])}</span> →{' '}
            <span translate={isTypedValue(name) ? 'no' : undefined}>{datedValue(name, draft[name])}</span>
          </li>
        ))}
      </ul>
      <div className="columns card">
        <RecordCells
          prefix="radnik.promjena"
          edit={{ draft: day, change }}
          rows={changeRows(day.kind === 'change', inside(from, names, entity))}
        />
      </div>
      {isClosed && (
        <Notice kind="info">
          U zaključenim mjesecima, do {formatDay(day.closedTo ?? '')}, promjena važi tek kad ih ponovo
          otvorite.
        </Notice>
      )}
    </FormSection>
  );
}

const changeRows = (isChange: boolean, hint: string | undefined): readonly FormRow<WorkerChangeDay>[] => [
  {
    kind: 'choice',
    name: 'kind',
    label: 'Šta se upisuje',
    labels: KINDS,
    required: true,
    hint: isChange
      ? 'Prije tog dana važi ranija vrijednost.'
      : 'Posljednja upisana vrijednost se zamjenjuje.',
  },
  { kind: 'day', name: 'from', when: isChange, label: 'Važi od', required: true, hint },
];

/** What a change inside a month means. */
function inside(
  from: string | undefined,
  names: readonly DatedName[],
  entity: PayrollEntity,
): string | undefined {
  if (from === undefined || from === firstDayOf(yearMonthOf(from))) return undefined;
  const cards = names.filter((name) => WORKER_FIELDS[name].dated === 'firstDay').length;
  const ofCard = inWordsOf(entity, 'Poreska kartica se računa od sljedećeg mjeseca.');
  const ofRest = 'Računa se za cijeli taj mjesec.';
  if (cards === 0) return ofRest;
  return cards === names.length ? ofCard : `${ofCard} Ostalo se računa za cijeli taj mjesec.`;
}
