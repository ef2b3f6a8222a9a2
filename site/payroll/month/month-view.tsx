import type { Day } from '@obracun/engine/core/days/day.ts';
import { counted } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { COMPUTED_HERE_TEXT } from '../../calculator/computed-here.tsx';
import { useComputedHere } from '../../platform/computed-here.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { useSpoken } from '../../ui/spoken.tsx';
import { Typed } from '../../ui/typed.tsx';
import { foundBy, MANY } from '../staff/workers/search.ts';
import { monthName } from '../ui/month-chooser.tsx';
import { goTo } from '../ui/routing/use-place.ts';
import type { TypedText } from './edits/change.ts';
import type { EditedMonth } from './edits/use-edited-month.ts';
import { FindWorker } from './head/find-worker.tsx';
import { MonthHead } from './head/month-head.tsx';
import { usePayoutsPlace } from './payouts/payouts-place.tsx';
import { MonthPaper } from './print/month-paper.tsx';
import { shownColumns, usedColumns } from './rows/columns.ts';
import { MonthRows } from './rows/month-rows.tsx';
import { isBelowMinimum, isUnstated, isWrong, type MonthRow } from './rows/rows.ts';
import { useColumns } from './rows/use-columns.ts';
import { useFigures } from './rows/use-figures.ts';
import { ShortcutList } from './shortcuts/shortcut-list.tsx';
import { WorkerPanel } from './worker/worker-panel.tsx';

export interface MonthViewProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  /** Of the stored firm, also in a closed month. */
  readonly columns: Firm['columns'];
  readonly month: PayrollMonth;
  readonly rows: readonly MonthRow[];
  readonly edited: EditedMonth;
  /** Closing date; undefined while open. */
  readonly closedOn: Day | undefined;
  readonly closedBy?: string | undefined;
  readonly type: (texts: readonly TypedText[]) => void;
  /** Worker shown in the panel over the sheet. */
  readonly opened: string | undefined;
  /** Actions on the whole month. */
  readonly actions: ReactNode;
  /** Problems, between the head and the sheet. */
  readonly troubles?: ReactNode;
  /** Payouts of the month, under the sheet when their button is pressed. */
  readonly payouts: ReactNode;
  /** Results, under the sheet. */
  readonly children: ReactNode;
}

/** View of a month: head, workers as a sheet or cards, and the panel of one worker. */
export function MonthView({ of, firm, month, rows, edited, closedOn, type, ...rest }: MonthViewProps) {
  const isFrozen = closedOn !== undefined;
  const section = useRef<HTMLElement>(null);
  const { chosen, choose } = useColumns(of.firm, rest.columns);
  const used = useMemo(() => usedColumns(month), [month]);
  const shown = useMemo(() => shownColumns(firm, used, chosen), [firm, used, chosen]);
  const figures = useFigures(firm, rows);
  const payouts = usePayoutsPlace(month, rest.payouts);
  const open = (worker?: string) => goTo({ ...of, section: 'mjesec', worker });
  const [question, setQuestion] = useState('');
  const found = useMemo(() => rows.filter(({ worker }) => foundBy(worker, question)), [rows, question]);
  const at = rows.findIndex(({ id }) => id === rest.opened);
  const step = (by: number) => {
    const to = rows[at + by];
    return to && (() => open(to.id));
  };
  return (
    <section ref={section} aria-labelledby="mjesec" className="stack3">
      <MonthHead
        of={of}
        month={month}
        set={edited.set}
        columns={{ firm, shown, used, choose }}
        isFrozen={isFrozen}
        payouts={payouts.toggle}
        standing={
          <>
            <StatusLine rows={rows} isSaving={edited.isSaving} isClosed={isFrozen} closedBy={rest.closedBy} />
            <ShortcutList section={section} isClosed={isFrozen} />
          </>
        }
        search={
          rows.length > MANY && (
            <FindWorker question={question} onQuestion={setQuestion} found={found.length} />
          )
        }
      >
        {rest.actions}
      </MonthHead>
      {rest.troubles}
      <MonthRows
        key={question}
        label={`Plate za ${monthName(of, firm.entity)}`}
        rows={found}
        all={rows.length}
        firm={firm}
        shown={shown}
        figures={figures}
        isFrozen={isFrozen}
        type={type}
        undo={edited.undo}
        redo={edited.redo}
        open={({ id }) => open(id)}
      />
      {payouts.section}
      {rest.children}
      <MonthPaper firm={firm} month={month} rows={rows} used={used} figures={figures} closedOn={closedOn} />
      {rows[at] && (
        <WorkerPanel
          of={of}
          row={rows[at]}
          firm={firm}
          shown={shown}
          isFrozen={isFrozen}
          type={type}
          make={edited.make}
          goBack={step(-1)}
          goOn={step(1)}
          close={() => open()}
        />
      )}
    </section>
  );
}

function calculatedText(isAll: boolean, isHere: boolean): string | false {
  if (isAll) return `sve je ${isHere ? COMPUTED_HERE_TEXT : 'izračunato'}`;
  return isHere && COMPUTED_HERE_TEXT;
}

interface StatusLineProps {
  readonly rows: readonly MonthRow[];
  readonly isSaving: EditedMonth['isSaving'];
  readonly isClosed: boolean;
  /** Who closed it, where the person's name was typed. */
  readonly closedBy?: string | undefined;
}

/** Status line of a month: calculated, errors, warnings, saved. */
export function StatusLine({ rows, isSaving, isClosed, closedBy }: StatusLineProps) {
  const wrong = rows.filter(isWrong).length;
  const waiting = rows.filter((row) => row.isWaiting).length;
  const unstated = rows.filter(isUnstated).length;
  const low = rows.filter(isBelowMinimum).length;
  const isHere = useComputedHere() && !isClosed;
  useSpoken(isHere && COMPUTED_HERE_TEXT);
  const messages = [
    counted(rows.length, ['radnik', 'radnika', 'radnika']),
    isClosed && 'mjesec je zaključen',
    wrong > 0 && `za ispraviti: ${wrong}`,
    unstated > 0 && `bez upisanog procenta: ${unstated}`,
    low > 0 && `ispod najniže plate: ${low}`,
    !isClosed && (waiting > 0 ? `računa se: ${waiting}` : calculatedText(wrong === 0, isHere)),
    !isClosed && (isSaving ? 'čuvam…' : 'sačuvano na uređaju'),
  ];
  return (
    <p className={joinClasses('soft', wrong > 0 && 'error')}>
      {messages.filter(Boolean).join(' · ')}
      {closedBy && (
        <>
          , zaključenje: <Typed>{closedBy}</Typed>
        </>
      )}
    </p>
  );
}
