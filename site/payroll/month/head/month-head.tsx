import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { workedFrom } from '@obracun/engine/payroll/forms/deadlines/working-day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { useToday } from '../../../platform/clock.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { MonthChooser, monthName } from '../../ui/month-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { TypedColumn } from '../edits/change.ts';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import { isTypedTitle, titleOf, typedColumnsOf } from '../rows/columns.ts';
import { AverageFields } from './average-fields.tsx';
import { HeadMenu } from './head-menu.tsx';
import styles from './month-head.module.css';

interface MonthHeadProps {
  readonly of: MonthOf;
  readonly month: PayrollMonth;
  readonly set: EditedMonth['set'];
  readonly isFrozen: boolean;
  /** Search field, when there are many workers. */
  readonly search: ReactNode;
  /** Shows the payouts. */
  readonly payouts: ReactNode;
  /** How far the month is. */
  readonly standing: ReactNode;
  /** Actions on the whole month. */
  readonly children: ReactNode;
  readonly columns: {
    readonly firm: Firm;
    readonly shown: readonly TypedColumn[];
    readonly used: ReadonlySet<TypedColumn>;
    readonly choose: (columns: readonly TypedColumn[]) => void;
  };
}

/** Head of a month: month, payment date, and actions on the whole month. */
export function MonthHead({
  of,
  month,
  set,
  columns,
  isFrozen,
  payouts,
  search,
  standing,
  children,
}: MonthHeadProps) {
  const { firm } = columns;
  return (
    <header className="stack3">
      <div className="row5">
        <ArrivalHeading level={3} look="section" id="mjesec">
          Plate za {monthName(of, firm.entity)}
        </ArrivalHeading>
        {/* The next thing to press, after the heading that arrives with the focus. */}
        <div className="row2 shrinks">{children}</div>
        <MonthChooser of={of} section="mjesec" lastYear={of.year + 1} entity={firm.entity} />
      </div>
      <div className={joinClasses('row4 high anchor', styles.tools)}>
        {isFrozen ? (
          <p className={styles.payday}>Dan isplate {formatDay(month.payday)}</p>
        ) : (
          <div className={styles.day}>
            <PaydayField payday={month.payday} save={(payday) => set({ payday })} />
            <PastPayday firm={firm} payday={month.payday} save={(payday) => set({ payday })} />
          </div>
        )}
        <div className={joinClasses('row2', !isFrozen && styles.beside)}>
          {firm.entity === 'fbih' && !isFrozen && <AverageFields firm={firm} month={month} set={set} />}
          {payouts}
          <ColumnMenu {...columns} />
        </div>
        {search}
        <div className={joinClasses('row4 apart', styles.standing, !isFrozen && styles.beside)}>
          {standing}
        </div>
      </div>
    </header>
  );
}

interface PaydayFieldProps {
  readonly payday: string;
  readonly save: (day: string) => void;
}

/** Payment date of a month, saved once valid. */
function PaydayField({ payday, save }: PaydayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const enter = (text: string) => {
    const isWhole = isDay(text);
    setTyped(isWhole ? undefined : text);
    if (isWhole && text !== payday) save(text);
  };
  return <DateInput id={id} label="Dan isplate" text={typed ?? payday} onText={enter} />;
}

interface PastPaydayProps extends PaydayFieldProps {
  readonly firm: Firm;
}

/** Banks take no order of a past day: the next working day, by one press. */
function PastPayday({ firm, payday, save }: PastPaydayProps) {
  const today = useToday();
  if (!today || !isDay(payday) || payday >= today) return null;
  const next = workedFrom(firm.entity, today);
  return (
    <p className={joinClasses('warn small', styles.past)}>
      Taj dan je prošao.{' '}
      <Button look="link" onClick={() => save(next)}>
        Isplata {formatDay(next)}
      </Button>
    </p>
  );
}

interface ColumnMenuProps {
  readonly firm: Firm;
  readonly shown: readonly TypedColumn[];
  /** Columns with entries, always shown. */
  readonly used: ReadonlySet<TypedColumn>;
  readonly choose: (columns: readonly TypedColumn[]) => void;
}

/** Column menu: columns without entries can be hidden. */
const ColumnMenu = ({ firm, shown, used, choose }: ColumnMenuProps) => (
  <HeadMenu
    isOfSheet
    title={
      <>
        <Columns3 aria-hidden="true" size={18} /> Kolone
      </>
    }
  >
    <fieldset className={joinClasses('box', styles.list)}>
      <legend className="soft legend whole">Prikaži kolone</legend>
      {typedColumnsOf(firm).map((column) => (
        <label key={column} className={joinClasses('beside', styles.choice)}>
          <input
            type="checkbox"
            checked={shown.includes(column)}
            disabled={used.has(column)}
            onChange={({ target }) =>
              choose(target.checked ? [...shown, column] : shown.filter((one) => one !== column))
            }
          />
          <span translate={isTypedTitle(firm, column) ? 'no' : undefined}>{titleOf(firm, column)}</span>
        </label>
      ))}
      <a href={addressOf({ firm: firm.id, section: 'firma' })} className={joinClasses('small', styles.kinds)}>
        Vrste primanja firme
      </a>
    </fieldset>
  </HeadMenu>
);
