import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo } from 'react';
import type { Database } from '../../../storage/db/database.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { allReadable } from '../../../storage/payroll/readable-contents.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Typed } from '../../../ui/typed.tsx';
import { foundBy } from '../../staff/workers/search.ts';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import styles from './firms-overview.module.css';
import type { OverviewFirm } from './overview-firms.ts';

const allWorkers = async (db: Database): Promise<readonly StoredRecord<Worker>[]> =>
  allReadable(await db.radnici.toArray(), readWorker);

/** Workers listed at most; the rest are counted. */
const MOST = 12;

interface FindWorkersProps {
  readonly question: string;
  readonly firms: readonly OverviewFirm[];
  readonly of: YearMonth;
}

/** The workers of all firms that match a question, each with a link to their data. */
export function FindWorkers({ question, firms, of }: FindWorkersProps) {
  const workers = useFound('', allWorkers);
  const found = useMemo(
    () => workers?.filter(({ content }) => foundBy(content, question)) ?? [],
    [workers, question],
  );
  if (found.length === 0) return null;
  return (
    <section aria-label="Nađeni radnici">
      <ul className={styles.found}>
        {found.slice(0, MOST).map(({ id, content }) => (
          <li key={id}>
            <a href={addressOf({ ...of, firm: content.firm, section: 'radnici', worker: id })}>
              <WorkerName worker={content} />
            </a>{' '}
            <span className={styles.facts}>
              <Typed or="bez naziva">{firms.find((one) => one.id === content.firm)?.firm.name ?? ''}</Typed>
            </span>
          </li>
        ))}
      </ul>
      {found.length > MOST && (
        <p className={styles.facts}>i još {found.length - MOST}: upišite više slova.</p>
      )}
    </section>
  );
}
