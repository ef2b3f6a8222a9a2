import { firstDayOf, isDay, monthsLater, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { changedNames, isUnknown } from '@obracun/engine/payroll/model/dated-worker.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { type DatedName, WORKER_FIELDS, type Worker } from '@obracun/engine/payroll/model/worker.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';
import { useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { Database } from '../../../storage/db/database.ts';
import { lastClosedOf, type MonthOf } from '../../../storage/payroll/months.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormSection } from '../../../ui/page/form-section.tsx';
import { Choice } from '../../ui/form/choice.tsx';
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
  const [typed, setTyped] = useState<Partial<Pick<WorkerChangeDay, 'kind' | 'from'>>>({});
  const day: WorkerChangeDay = { kind: 'change', from: usual, ...typed, closedTo: open || undefined };
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
  readonly change: (part: Partial<Pick<WorkerChangeDay, 'kind' | 'from'>>) => void;
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
        <Choice
          id={fieldId('radnik.promjena.vrsta')}
          label="Šta se upisuje"
          labels={KINDS}
          value={day.kind}
          isRequired
          hint={
            day.kind === 'change'
              ? 'Prije tog dana važi ranija vrijednost.'
              : 'Posljednja upisana vrijednost se zamjenjuje.'
          }
          onValue={(kind) => kind && change({ kind })}
        />
        {day.kind === 'change' && (
          <DateInput
            id={fieldId('radnik.promjena.od')}
            label="Važi od"
            text={day.from}
            required
            hint={inside(from, names, entity)}
            onText={(text) => change({ from: text })}
          />
        )}
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
