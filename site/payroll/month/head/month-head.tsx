import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { ReactNode } from 'react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { TypedColumn } from '../../month-edits/change.ts';
import type { EditedMonth } from '../../month-edits/use-edited-month.ts';
import { ArrivalHeading } from '../../routing/arrival-heading.tsx';
import { typedColumnsOf } from '../rows/columns.ts';
import { AverageField } from './average-field.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { MonthChooser, monthName } from './month-chooser.tsx';
import styles from './month-head.module.css';
import { PaydayField } from './payday-field.tsx';

interface MonthHeadProps {
  readonly of: MonthOf;
  readonly month: PayrollMonth;
  readonly set: EditedMonth['set'];
  readonly isFrozen: boolean;
  /** Where there are many workers. */
  readonly search: ReactNode;
  /** What can be done to all of the month. */
  readonly children: ReactNode;
  readonly columns: {
    readonly entity: PayrollEntity;
    readonly shown: readonly TypedColumn[];
    readonly used: ReadonlySet<TypedColumn>;
    readonly choose: (columns: readonly TypedColumn[]) => void;
  };
}

/** Which month it is, when it is paid, and what can be done to all of it. */
export function MonthHead({ of, month, set, columns, isFrozen, search, children }: MonthHeadProps) {
  const { entity, ...menu } = columns;
  return (
    <header className={styles.head}>
      <div className={styles.first}>
        <ArrivalHeading level={3} look="section" id="mjesec">
          Plate za {monthName(of)}
        </ArrivalHeading>
        <div className={styles.actions}>{children}</div>
      </div>
      <div className={styles.tools}>
        <div className={styles.beside}>
          <MonthChooser of={of} section="mjesec" lastYear={of.year + 1} />
        </div>
        {isFrozen ? (
          <p className={joinClasses(styles.beside, styles.payday)}>Dan isplate {formatDay(month.payday)}</p>
        ) : (
          <div className={styles.day}>
            <PaydayField payday={month.payday} save={(payday) => set({ payday })} />
          </div>
        )}
        {entity === 'fbih' && !isFrozen && (
          <div className={styles.day}>
            <AverageField average={month.averageNet} save={(averageNet) => set({ averageNet })} />
          </div>
        )}
        <div className={styles.beside}>
          <ColumnMenu {...menu} columns={typedColumnsOf(entity)} />
        </div>
        {search}
      </div>
    </header>
  );
}
