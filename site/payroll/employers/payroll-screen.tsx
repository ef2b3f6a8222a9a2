import { Link } from 'wouter';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import { useToday } from '../../platform/clock.ts';
import { sentenceOf } from '../../storage/db/cause.ts';
import { useFirms } from '../../storage/payroll/use-kept.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { CopyReminder } from '../backup/copy-reminder.tsx';
import { useKeptFile } from '../backup/use-kept-file.ts';
import type { Place } from '../routing/place.ts';
import { usePlace } from '../routing/use-place.ts';
import { FirmDesk } from './firm-desk.tsx';
import { FirmList } from './firm-list.tsx';
import styles from './payroll-screen.module.css';
import { useLeftUnkept } from './use-left-unkept.ts';
import { useWhyUnopened } from './use-why-unopened.ts';

/** The months of whole staffs, kept on this device alone. */
export function PayrollScreen() {
  useLeftUnkept();
  const place = usePlace();
  const why = useWhyUnopened();
  return (
    <div className={styles.screen}>
      <PrintOrigin />
      <header className={styles.head} data-firm={place.firm && ''}>
        <Heading level={1}>Plate firme</Heading>
        {!place.firm && (
          <p className={styles.lead}>
            Firme, radnici i mjeseci ostaju na ovom uređaju. Za obračun se šalju samo brojevi plate, bez
            imena, JMBG-a, adrese i računa. <Link to="/plate/kako-radi">Kako radi</Link>
          </p>
        )}
      </header>
      {why && <Notice kind="warn">Ovdje se sada ništa ne može čuvati: {sentenceOf(why)}.</Notice>}
      <Opened place={place} isAwaited={why === undefined} />
    </div>
  );
}

interface OpenedProps {
  readonly place: Place;
  /** False while it is known why nothing comes. */
  readonly isAwaited: boolean;
}

function Opened({ place, isAwaited }: OpenedProps) {
  const firms = useFirms();
  const today = useToday();
  const file = useKeptFile();
  if (firms === undefined || today === undefined) return isAwaited && <Waiting />;
  const firm = firms.find(({ id }) => id === place.firm);
  return (
    <>
      <CopyReminder file={file} hasFirms={firms.length > 0} />
      {firm ? (
        <FirmDesk firm={firm} place={place} today={today} />
      ) : (
        <FirmList firms={firms} place={place} file={file} today={today} />
      )}
    </>
  );
}
