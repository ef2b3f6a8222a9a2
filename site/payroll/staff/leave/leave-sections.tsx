import { isDay } from '@obracun/engine/core/days/day.ts';
import { daysField, wholeField } from '@obracun/engine/core/field.ts';
import { formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { StaffSettings } from '@obracun/engine/payroll/model/staff-settings.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { workingDays } from '@obracun/engine/payroll/papers/certificates/leave-decision.ts';
import { leaveHints } from '@obracun/engine/payroll/staff/leave/hints.ts';
import type { ExtraDays, LeaveYear, PlannedLeave } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { isEntered, leaveDays } from '@obracun/engine/payroll/staff/leave/parts.ts';
import { leaveTerms } from '@obracun/engine/payroll/staff/leave/terms.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { newId } from '../../../storage/db/tables.ts';
import { RecordList } from '../../ui/form/record-list.tsx';
import type { FormRow, RecordEdit, RecordSection } from '../../ui/form/record-rows.ts';
import { SettingInput } from '../../ui/paper/setting-input.tsx';
import styles from './leave.module.css';
import type { LeaveRow } from './leave-rows.ts';

/** What the form of a leave knows beside it. */
interface AboutLeave {
  readonly firm: Firm;
  readonly worker: Worker;
  readonly row: LeaveRow;
  /** Absences of the worker. */
  readonly ofWorker: readonly Absence[];
  /** As stored. */
  readonly settings: StaffSettings;
  readonly onSettings: (part: Partial<StaffSettings>) => void;
}

/** The form of a leave: what is earned, the plan, and what only the decision needs. */
export const leaveSections = (
  about: AboutLeave,
  edit: RecordEdit<LeaveYear>,
): readonly RecordSection<LeaveYear>[] => [
  { title: 'Koliko pripada', isStacked: true, rows: earnedRows(about, edit) },
  { title: 'Plan', id: fieldId('odmor.plan'), isStacked: true, rows: planRows(about, edit) },
  { title: 'Rješenje', isStacked: true, rows: decisionRows(about, edit.draft) },
];

const MOST_DAYS = 60;
const WHOLE_DAYS = 'Upišite cijeli broj dana do 60.';
const BASE = wholeField({ label: 'Osnov, radnih dana', invalid: WHOLE_DAYS, max: MOST_DAYS });
const EXTRA = wholeField({ label: 'Dana', invalid: WHOLE_DAYS, max: MOST_DAYS });
const OLD = daysField({ label: 'Ostalo iz prethodne godine', invalid: 'Upišite dane, npr. 5 ili 2,5.' });
const BEFORE = daysField({ label: 'Iskorišteno prije ove evidencije', invalid: 'Upišite dane, npr. 5.' });

/** What a worker has: the basis, extra days, and what is brought from before. */
function earnedRows(
  { firm, worker, row }: AboutLeave,
  { draft, change }: RecordEdit<LeaveYear>,
): readonly FormRow<LeaveYear>[] {
  const { least } = leaveTerms(firm.entity, draft.year);
  const { openingDays, balance } = row;
  return [
    {
      kind: 'number',
      name: 'baseDays',
      field: BASE,
      placeholder: least === undefined ? undefined : `najmanje ${least}`,
    },
    {
      block: leaveHints(firm.entity, worker, draft.year).map((hint) => (
        <p key={hint} className="soft near">
          {hint}
        </p>
      )),
    },
    {
      block: (
        <RecordList
          records={draft.extras}
          put={(extras) => change({ extras })}
          prefixOf={({ id }) => `odmor.extras.${id}`}
          className={styles.extra}
          rows={extraRows}
          remove={(at) => `Ukloni uvećanje ${at + 1}`}
          add="Dodaj uvećanje"
          empty={() => ({ id: newId(), reason: '', days: 0 })}
          first="reason"
        />
      ),
    },
    {
      kind: 'number',
      name: 'oldDays',
      field: OLD,
      placeholder: balance.old === undefined ? undefined : formatHundredths(balance.old),
      hint: 'Ako ne upišete, uzima se ostatak prethodne godine.',
    },
    {
      kind: 'number',
      name: 'usedBefore',
      field: BEFORE,
      placeholder: openingDays === undefined ? undefined : formatHundredths(openingDays),
      hint:
        openingDays === undefined
          ? 'Što nije upisano u odsustva.'
          : 'Što nije upisano u odsustva. Inače se uzimaju dani iz ranijeg programa.',
    },
  ];
}

const extraRows = (_: ExtraDays, at: number): readonly FormRow<ExtraDays>[] => [
  {
    kind: 'text',
    name: 'reason',
    label: `Uvećanje ${at + 1}: po kojem osnovu`,
    placeholder: 'npr. staž, uslovi rada',
  },
  { kind: 'number', name: 'days', field: EXTRA, emptyAs: 0 },
];

/** The planned parts of the leave, each with its working days. */
const planRows = (
  { firm, worker, ofWorker }: AboutLeave,
  { draft, change }: RecordEdit<LeaveYear>,
): readonly FormRow<LeaveYear>[] => [
  { block: <p className="soft near">U mjesec ulazi tek kad ga upišete u odsustva.</p> },
  {
    block: (
      <RecordList
        records={draft.plan}
        put={(plan) => change({ plan })}
        prefixOf={({ id }) => `odmor.plan.${id}`}
        rows={partRows}
        more={({ draft: part }) =>
          isDay(part.from) &&
          isDay(part.to) && (
            <>
              {workingDays(leaveDays(firm, worker, part))}
              {isEntered(part, ofWorker) && ', u odsustvima'}
            </>
          )
        }
        remove={(at) => `Ukloni ${at + 1}. dio`}
        add="Dodaj dio odmora"
        empty={() => ({ id: newId(), from: '', to: '' })}
        first="from"
      />
    ),
  },
];

const partRows = (_: PlannedLeave, at: number): readonly FormRow<PlannedLeave>[] => [
  { kind: 'day', name: 'from', label: `${at + 1}. dio, prvi dan` },
  { kind: 'day', name: 'to', label: `${at + 1}. dio, posljednji dan` },
];

const ARTICLE_HINTS = {
  fbih: '',
  rs: 'Član zakona o rješenju, npr. člana 80.',
  bd: 'Npr. člana 45. Zakona o radu Brčko distrikta BiH.',
} as const;

/** What only the decision needs; texts of the firm are typed once. */
function decisionRows(
  { firm, settings, onSettings }: AboutLeave,
  { year }: LeaveYear,
): readonly FormRow<LeaveYear>[] {
  const { decisionBefore } = leaveTerms(firm.entity, year);
  const text = (name: 'leaveArticle' | 'rulebook' | 'remedy' | 'signer', label: string) => ({
    id: fieldId(`akti.${name}`),
    firm: settings.ofFirm,
    name,
    label,
    stored: settings[name],
    onTyped: (typed: string) => onSettings({ [name]: typed }),
  });
  return [
    { kind: 'text', name: 'decisionNumber', label: 'Broj rješenja' },
    {
      kind: 'day',
      name: 'decisionDay',
      label: 'Datum rješenja',
      hint: decisionBefore ? `Uručuje se najmanje ${decisionBefore} dana prije odmora.` : undefined,
    },
    { kind: 'text', name: 'decisionReasons', label: 'Dodatno obrazloženje', rows: 3 },
    {
      block: (
        <>
          <p className="soft near">Za sva rješenja firme:</p>
          {firm.entity !== 'fbih' && (
            <SettingInput {...text('leaveArticle', 'Član zakona o radu')} hint={ARTICLE_HINTS[firm.entity]} />
          )}
          <SettingInput
            {...text('rulebook', 'Član pravilnika ili ugovora')}
            hint="Npr. člana 25. Pravilnika o radu."
          />
          <SettingInput
            {...text('remedy', 'Pouka o pravnom lijeku')}
            rows={3}
            hint="Rok i način prigovora prepišite iz propisa ili svog akta."
          />
          <SettingInput {...text('signer', 'Potpisnik za poslodavca')} />
        </>
      ),
    },
  ];
}
