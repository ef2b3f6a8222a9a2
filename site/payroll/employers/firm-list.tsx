import type { Day } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { ENTITY_NAMES } from '@obracun/engine/payroll/municipalities/municipality.ts';
import { OptionalPart } from '../../lazy-loading/part.tsx';
import type { Kept } from '../../storage/db/tables.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { keptOf } from '../../storage/payroll/firms.ts';
import { ConfirmButton } from '../../ui/controls/confirm-button.tsx';
import { type Removal, RemovalLine, useRemoval } from '../../ui/saved-list/use-removal.tsx';
import { labelWith } from '../../ui/typed.tsx';
import type { KeptFile } from '../backup/use-kept-file.ts';
import { calledFirm, FirmName } from '../form/firm-name.tsx';
import styles from '../form/listed.module.css';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import { addressOf, type Place } from '../routing/place.ts';
import { monthDue } from './month-due.ts';
import { NewFirm } from './new-firm.tsx';
import { useFirmCounts } from './use-firm-counts.ts';

/** These load after the list: few users need them. */
const loadJournals = async () => (await import('./all-journals.tsx')).AllJournals;
const loadClaims = async () => (await import('../claims/all-claims.tsx')).AllClaims;
const loadOwed = async () => (await import('../payments/all-owed.tsx')).AllOwed;
const loadSample = async () => (await import('../sample/sample-line.tsx')).SampleLine;
const loadBackup = async () => (await import('../backup/backup-section.tsx')).BackupSection;

interface FirmListProps {
  readonly firms: readonly Kept<Firm>[];
  readonly place: Place;
  readonly file: KeptFile;
  readonly today: Day;
}

/** The stored firms, a form for another one, and the backup. */
export function FirmList({ firms, place, file, today }: FirmListProps) {
  const removal = useRemoval();
  return (
    <>
      {firms.length > 0 && (
        <section aria-labelledby="firme">
          <ArrivalHeading level={2} look="group" id="firme">
            Firme
          </ArrivalHeading>
          <ul className={styles.list}>
            {firms.map((firm) => (
              <FirmCard key={firm.id} firm={firm} place={place} today={today} removal={removal} />
            ))}
          </ul>
        </section>
      )}
      <RemovalLine {...removal} />
      {firms.length > 0 && <OptionalPart load={loadClaims} props={{ firms, today }} />}
      <NewFirm />
      {firms.length > 0 && <OptionalPart load={loadOwed} props={{ firms, today }} />}
      {firms.length > 1 && <OptionalPart load={loadJournals} props={{ today, shown: shownIn(place) }} />}
      <OptionalPart load={loadSample} props={{ today, removal }} />
      <OptionalPart load={loadBackup} props={{ removal, file }} />
    </>
  );
}

const shownIn = ({ year, month }: Place) => (year && month ? { year, month } : undefined);

interface FirmCardProps {
  readonly firm: Kept<Firm>;
  readonly place: Place;
  readonly today: Day;
  readonly removal: Removal;
}

/** A firm, with a link to the month to work on, or to its workers while it has none. */
function FirmCard({ firm: { id, content }, place, today, removal }: FirmCardProps) {
  const counts = useFirmCounts(id);
  const { year, month } = place;
  const due = counts && monthDue(id, today, counts.lastClosed, place);
  const leadsTo: Place =
    counts?.workers === 0
      ? { firm: id, section: 'radnici', year, month }
      : { firm: id, year, month, ...due, section: 'mjesec' };
  const called = calledFirm(content);
  const remove = async () => removal.remove(await withDatabase((db) => keptOf(db, id)), called);
  return (
    <li className={styles.row}>
      <a href={addressOf(leadsTo)} className={styles.name}>
        <FirmName name={content.name} />
      </a>
      <span className={styles.facts}>
        {ENTITY_NAMES[content.entity]}
        {counts && `, radnika: ${counts.workers}`}
        {counts?.lastClosed && `, zaključen ${monthWritten(counts.lastClosed)}`}
      </span>
      <ConfirmButton
        look="quiet"
        className={styles.remove}
        words="Ukloni"
        {...labelWith('Ukloni firmu', called)}
        question={
          <>
            Ukloniti firmu <FirmName name={content.name} />?
          </>
        }
        choices={[{ words: 'Ukloni firmu', act: () => void remove() }]}
      >
        Uklanjaju se i njeni radnici, mjeseci, odsustva i zaključeni obračuni s ovog uređaja. Može se vratiti
        dok je ova stranica otvorena, ili iz kopije.
      </ConfirmButton>
    </li>
  );
}
