import { monthCode } from '@obracun/engine/core/days/day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/reading/month.ts';
import { saveFile } from '../../platform/save-file.ts';
import type { Database } from '../../storage/db/database.ts';
import type { Kept } from '../../storage/db/tables.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { useFound } from '../../storage/payroll/use-found.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import { ReopenMonth } from './closing/reopen-month.tsx';
import { MonthChooser, monthName } from './head/month-chooser.tsx';
import styles from './month.module.css';

interface UnreadClosingProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly workers: readonly Worker[];
}

const recordOf = async (db: Database, id: string) => (await db.zakljucci.get(id)) ?? null;

/** A closed month of which nobody can read how it was closed: it can be opened and calculated again. */
export function UnreadClosing({ of, firm, workers }: UnreadClosingProps) {
  const id = monthId(of.firm, of.year, of.month);
  const record = useFound(id, recordOf);
  return (
    <section aria-labelledby="mjesec" className={styles.desk}>
      <ArrivalHeading level={3} look="section" id="mjesec">
        Plate za {monthName(of)}
      </ArrivalHeading>
      <MonthChooser of={of} section="mjesec" lastYear={of.year + 1} />
      <Notice kind="error" title="Zaključeni obračun se ne može pročitati">
        Mjesec je zaključen, ali zapis o tome na ovom uređaju nije čitljiv. Vratite ga iz kopije podataka, ili
        ponovo otvorite mjesec i izračunajte ga: upisani sati i iznosi su tu, a dugovi se pri tome ne vraćaju.{' '}
        {record && (
          <Button look="link" onClick={() => take(record)}>
            Preuzmi nečitljivi zapis
          </Button>
        )}
      </Notice>
      <ReopenMonth of={of} closed={undefined} firm={firm} workers={workers} />
    </section>
  );
}

const take = (record: Kept): void =>
  saveFile(
    new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }),
    `necitljivo-zakljucen-${monthCode(monthOfId(record.id))}.json`,
  );
